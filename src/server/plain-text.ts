import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';

type RichText = Parameters<typeof convertLexicalToPlaintext>[0]['data'];

/** A text from the editor without its formatting, paragraphs apart. */
export const plainText = (richText: object): string => convertLexicalToPlaintext({ data: richText as RichText }).trim();
