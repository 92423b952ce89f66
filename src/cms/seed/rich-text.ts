import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { bodyEditor } from '../fields/body';
import type { RichText } from '../rich-text/plain-rich-text';

/** Returns a converter from Markdown to the body editor's format. */
export async function markdownConverter(config: SanitizedConfig): Promise<(markdown: string) => RichText> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor: bodyEditor });
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown }) as RichText;
}
