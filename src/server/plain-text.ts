import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';

type RichText = Parameters<typeof convertLexicalToPlaintext>[0]['data'];

export const plainText = (richText: object): string => convertLexicalToPlaintext({ data: richText as RichText }).trim();
