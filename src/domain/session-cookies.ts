export const AUTH_COOKIE_PREFIX = 'directory';

/** Better Auth's session cookie; on https `__Secure-` precedes its name. */
export const SESSION_COOKIE = `${AUTH_COOKIE_PREFIX}.session_token`;

/** Tells the site's scripts that there may be a session, so that visitors' pages never ask for one. */
export const SIGNED_IN_COOKIE = 'signed_in';

/** Marks a browser in which somebody signed in, so that attempts elsewhere can't lock them out here. */
export const KNOWN_DEVICE_COOKIE = 'known_device';
