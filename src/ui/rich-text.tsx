import type { DefaultNodeTypes } from '@payloadcms/richtext-lexical';
import { type JSXConvertersFunction, RichText as LexicalRichText, LinkJSXConverter } from '@payloadcms/richtext-lexical/react';
import type { ComponentProps } from 'react';

type EditorState = ComponentProps<typeof LexicalRichText>['data'];

const converters: JSXConvertersFunction<DefaultNodeTypes> = ({ defaultConverters }) => ({ ...defaultConverters, ...LinkJSXConverter({}) });

interface RichTextProps {
  data: unknown;
  /** Language of the text when it is not the page's. */
  lang?: string;
}

/** A text from the editor as semantic HTML. */
export function RichText({ data, lang }: RichTextProps) {
  return (
    <div lang={lang}>
      <LexicalRichText className="prose" data={data as EditorState} converters={converters} disableIndent disableTextAlign />
    </div>
  );
}
