/** Tells the site's scripts that there is a session, without telling anything of it: pages of visitors ask nothing. */
export const SIGNED_IN_COOKIE = 'signed_in';
