const LONE_SURROGATE = /\p{Surrogate}/gu;
/** What XML 1.0 cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text without the characters that XML does not know. */
export const xmlText = (text: string): string => text.replace(LONE_SURROGATE, '\ufffd').replace(NOT_XML, '');

/** The same, inert in XML and HTML: no markup, and no end of an attribute. */
export const escapeXml = (text: string): string => xmlText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
