import { DAY_SECONDS } from './durations';

export const TOOLS_PER_PAGE = 24;

/** Below this, a tool's review page shows nothing more than the tool page: it isn't linked and search engines don't index it. */
export const REVIEWS_FOR_A_PAGE = 2;
/** From so many tools of its category for the same tasks on, the alternatives to a tool have a page. */
export const ALTERNATIVES_FOR_A_PAGE = 5;
/**
 * Two tools have a page that compares them if they are for so many of the same tasks, so many facts are known of each, and one is among so many that come
 * closest to the other.
 */
export const RIVALS = { tasks: 2, facts: 6, closest: 3 } as const;

/** Ready-made sets of weights; texts in characters. */
export const SCORE_PRESET_LIMITS = { rows: 12, name: 40, reason: 300 } as const;
/** Tools that are weighed at once. */
export const WEIGHED_MAX = 100;

/** Limits of a shortlist: lengths in UTF-16 units, tools in entries; that of one's bookmarks takes more. */
export const SHORTLIST_LIMITS = { name: 80, note: 500, items: 50, bookmarks: 200 } as const;

/** Entries of each kind on the home page. */
export const HOME_TOOLS = 8;
export const HOME_TERMS = 6;
/** Best rated tools whose logos may stand on the wall of the home page. */
export const HERO_TOOLS = 32;
/** Categories with the most tools, shown on the home page. */
export const HOME_CATEGORIES = 15;
export const HOME_COURSES = 3;

/** Payload's default `limit`. */
export const API_DEFAULT_LIMIT = 10;

/** Largest `limit` of an API read. */
export const API_MAX_LIMIT = 100;

/** The largest PostgreSQL `integer`, and thus document id. */
export const MAX_ID = 2_147_483_647;

/** Characters of an editor's note on a version. */
export const VERSION_NOTE_MAX = 200;

/** Highest `page` of an API read. */
export const API_MAX_PAGE = 10_000;

/** Upload limits in bytes and pixels (width × height), checked before an image is decoded. */
export const UPLOAD_MAX_BYTES = 2 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 16_000_000;
/** Of either side in pixels: the most that WebP, the format of the sizes, can hold. */
export const UPLOAD_MAX_SIDE = 16_383;
export const SVG_MAX_BYTES = 64 * 1024;

/** Writes and uploads per network address through `/api`; editors aren't limited. */
export const WRITES_PER_MINUTE = 120;
export const UPLOADS_PER_MINUTE = 6;

/** In characters. */
export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;

/** Lifetime of sign-in codes and links, and attempts per code. */
export const SIGN_IN_CODE_MINUTES = 10;
export const SIGN_IN_CODE_ATTEMPTS = 3;
/** Minimum interval between two messages to one address or number. */
export const RESEND_SECONDS = 30;
export const EMAIL_LINK_HOURS = 24;
/** Lifetime of a link that sets a password. */
export const PASSWORD_LINK_MINUTES = 60;
export const INVITE_DAYS = 7;

/** Session lifetimes in seconds, for visitors and for panel users. */
export const SESSION_SECONDS = 400 * DAY_SECONDS;
export const SESSION_REFRESH_SECONDS = 10 * 60;
export const STAFF_IDLE_SECONDS = 12 * 60 * 60;
export const STAFF_SESSION_SECONDS = 7 * DAY_SECONDS;

/** Changing sign-in settings requires a sign-in at most this old. */
export const FRESH_SESSION_SECONDS = 15 * 60;

/** Search text is cut to this many characters and words: a question is a sentence. */
export const SEARCH_MAX_LENGTH = 160;
export const SEARCH_MAX_WORDS = 24;
/** So many words are looked up in a text that is no question. */
export const LOOKUP_MAX_WORDS = 8;

/** Limits of a task: lengths in UTF-16 units, lists in entries. */
export const TASK_LIMITS = { name: 60, intro: 600, lookFor: 800, reason: 160, tools: 24 } as const;

/** Maximum tool cards per request. */
export const TOOL_CARDS_MAX = 100;

/** Bookmarks shown on the profile; the favorites page has all. */
export const PROFILE_BOOKMARKS = 6;

export const COMPARE_MAX = 4;

export const REVIEWS_PER_PAGE = 10;

/** Documents in a release, and steps in its history. */
export const RELEASE_MAX_ITEMS = 50;
export const RELEASE_MAX_STEPS = 200;

/** In characters. */
export const RELEASE_TITLE_MAX_LENGTH = 120;
export const RELEASE_NOTE_MAX_LENGTH = 1000;
export const COMMENT_MAX_LENGTH = 2000;

/** Comments shown for a document, newest first. */
export const COMMENTS_MAX = 200;

/** Lifetime of mailed links, in days. */
export const REVIEW_CONFIRM_DAYS = 7;
export const NEWSLETTER_CONFIRM_DAYS = 7;
export const FOLLOW_CONFIRM_DAYS = 7;

/**
 * Retention periods in days, applied by the daily job `tidy-up`; the privacy policy names those of personal data. `rejected…` includes withdrawn
 * submissions and, for senders, rejected reviews.
 */
export const RETENTION_DAYS = {
  unconfirmedAccounts: 7,
  unconfirmedSubscriptions: 30,
  unconfirmedFollows: 30,
  rejectedImages: 90,
  rejectedSenders: 365,
  handledMessages: 365,
  messages: 730,
  trashedMessages: 30,
  decidedReports: 365,
  decidedProposals: 365,
  deliveries: 365,
  failedMails: 30,
  logs: 1095,
  presences: 1,
  linkChecks: 180,
  searchMisses: 180,
  clicks: 1095,
  ownerlessShortlists: 365,
} as const;
