import type { DefaultNodeTypes } from '@payloadcms/richtext-lexical';
import { type JSXConvertersFunction, RichText as LexicalRichText, LinkJSXConverter } from '@payloadcms/richtext-lexical/react';
import type { ComponentProps } from 'react';

type EditorState = ComponentProps<typeof LexicalRichText>['data'];

interface RichTextProps {
  data: unknown;
  /** Set if the text isn't in the page's language. */
  lang?: string;
  /** Linkable headings: ids and positions among the text's children. */
  headings?: { id: string; place: number }[];
}

const converters =
  (headings: { id: string; place: number }[]): JSXConvertersFunction<DefaultNodeTypes> =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkJSXConverter({}),
    heading: ({ node, nodesToJSX, childIndex, parent }) => {
      const Heading = node.tag === 'h3' ? 'h3' : 'h2';
      const id = parent.type === 'root' ? headings.find(({ place }) => place === childIndex)?.id : undefined;
      return <Heading id={id}>{nodesToJSX({ nodes: node.children })}</Heading>;
    },
  });

/** Renders rich text as semantic HTML. */
export function RichText({ data, lang, headings = [] }: RichTextProps) {
  return (
    <div lang={lang}>
      <LexicalRichText className="prose" data={data as EditorState} converters={converters(headings)} disableIndent disableTextAlign />
    </div>
  );
}
