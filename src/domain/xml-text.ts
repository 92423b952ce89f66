const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Characters XML 1.0 can't contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Removes characters that XML can't contain. */
export const xmlText = (text: string): string => text.replace(LONE_SURROGATE, '\ufffd').replace(NOT_XML, '');

/** Escapes text for XML and HTML content and attributes. */
export const escapeXml = (text: string): string => xmlText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
