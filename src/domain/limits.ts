/** Tools on one page of a listing. */
export const TOOLS_PER_PAGE = 24;

/** How many entries the home page shows of each kind. */
export const HOME_TOOLS = 8;
export const HOME_TERMS = 6;
export const HOME_COURSES = 3;

/** The largest page of documents one API read may ask for. */
export const API_MAX_LIMIT = 100;

/** The furthest page one API read may ask for. */
export const API_MAX_PAGE = 10_000;

/** Uploads: size in bytes and in pixels (width × height), checked before an image is decoded. */
export const UPLOAD_MAX_BYTES = 2 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 16_000_000;
export const SVG_MAX_BYTES = 64 * 1024;

/** The shortest password of an account of the admin panel. */
export const PASSWORD_MIN_LENGTH = 10;

/** What is read of a search text: characters and words. The rest is cut off. */
export const SEARCH_MAX_LENGTH = 80;
export const SEARCH_MAX_WORDS = 8;

/** Tools side by side in a comparison. */
export const COMPARE_MAX = 4;

/** Reviews on one page of a tool's reviews. */
export const REVIEWS_PER_PAGE = 10;

/** How long mailed links work, in days. */
export const REVIEW_CONFIRM_DAYS = 7;
export const NEWSLETTER_CONFIRM_DAYS = 7;
