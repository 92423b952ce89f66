/** A language tag that begins with the given code, on its own in an Accept-Language list. */
const tag = (code: string) => `(?<![A-Za-z-])${code}(?![A-Za-z])`;

/**
 * Patterns for an Accept-Language header, as whole-value regular expressions for redirects in next.config: browsers list languages by
 * preference, so what stands first counts.
 */
export const PREFERS_DUTCH = `(?:(?!${tag('[eE][nN]')}).)*?${tag('[nN][lL]')}.*`;

/** What programs send to say that any language will do. */
export const NO_PREFERENCE = '\\s*[*]\\s*(?:;[^,]*)?';

/** Anything else that was sent, English or a language the site does not have: English is the fallback. */
export const PREFERS_ENGLISH = `(?!${PREFERS_DUTCH}$)(?!${NO_PREFERENCE}$).+`;
