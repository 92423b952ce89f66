/** Tools on one page of a listing. */
export const TOOLS_PER_PAGE = 24;

/** With fewer reviews the page of a tool's reviews shows nothing that its own page does not: nothing links to it, and search engines keep it out. */
export const REVIEWS_FOR_A_PAGE = 2;

/** How many entries the home page shows of each kind. */
export const HOME_TOOLS = 8;
export const HOME_TERMS = 6;
/** Categories on the home page, those with the most tools. */
export const HOME_CATEGORIES = 15;
export const HOME_COURSES = 3;

/** The largest page of documents one API read may ask for. */
export const API_MAX_LIMIT = 100;

/** The largest document id: PostgreSQL's `integer`. */
export const MAX_ID = 2_147_483_647;

/** The furthest page one API read may ask for. */
export const API_MAX_PAGE = 10_000;

/** Uploads: size in bytes and in pixels (width × height), checked before an image is decoded. */
export const UPLOAD_MAX_BYTES = 2 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 16_000_000;
export const SVG_MAX_BYTES = 64 * 1024;

/** Passwords, in characters. */
export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;

/** How long mailed and sent sign-in codes and links work, and how often a code may be tried. */
export const SIGN_IN_CODE_MINUTES = 10;
export const SIGN_IN_CODE_ATTEMPTS = 3;
export const EMAIL_LINK_HOURS = 24;
export const INVITE_DAYS = 7;

/** How long somebody stays signed in, in seconds: visitors, and those who use the admin panel. */
export const SESSION_SECONDS = 400 * 24 * 60 * 60;
export const SESSION_REFRESH_SECONDS = 10 * 60;
export const STAFF_IDLE_SECONDS = 12 * 60 * 60;
export const STAFF_SESSION_SECONDS = 7 * 24 * 60 * 60;

/** What changes how somebody signs in asks for a sign-in not longer ago than this. */
export const FRESH_SESSION_SECONDS = 15 * 60;

/** What is read of a search text: characters and words. The rest is cut off. */
export const SEARCH_MAX_LENGTH = 80;
export const SEARCH_MAX_WORDS = 8;

/** Tools whose cards are asked for at once. */
export const TOOL_CARDS_MAX = 100;

/** Bookmarks that the profile shows; the others stand on the page of favourites. */
export const PROFILE_BOOKMARKS = 6;

/** Tools side by side in a comparison. */
export const COMPARE_MAX = 4;

/** Reviews on one page of a tool's reviews. */
export const REVIEWS_PER_PAGE = 10;

/** How long mailed links work, in days. */
export const REVIEW_CONFIRM_DAYS = 7;
export const NEWSLETTER_CONFIRM_DAYS = 7;

/**
 * How long what people sent or left is kept, in days (the daily job `tidy-up`; the privacy policy names these numbers):
 * subscriptions nobody confirmed, images of submissions that were rejected or withdrawn, their senders and rejected reviews, messages that were handled and
 * those that were not, messages in the trash, notices that were decided, to whom an issue of the newsletter went, mails that were given up, and the logs.
 */
export const KEPT_DAYS = {
  unconfirmedSubscriptions: 30,
  rejectedImages: 90,
  rejectedSenders: 365,
  handledMessages: 365,
  messages: 730,
  trashedMessages: 30,
  decidedReports: 365,
  deliveries: 365,
  failedMails: 30,
  logs: 1095,
} as const;
