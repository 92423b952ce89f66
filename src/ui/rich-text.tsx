import type { DefaultNodeTypes } from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';

type EditorState = Parameters<typeof convertLexicalToHTML>[0]['data'];

interface RichTextProps {
  data: unknown;
  /** Set if the text isn't in the page's language. */
  lang?: string;
  /** Linkable headings: ids and positions among the text's children. */
  headings?: { id: string; place: number }[];
}

/** Payload's, with ids for headings and lists without empty attributes. Ids are slugs, so they need no escaping. */
const converters =
  (headings: { id: string; place: number }[]): HTMLConvertersFunction<DefaultNodeTypes> =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    heading: ({ node, nodesToHTML, childIndex, parent }) => {
      const tag = node.tag === 'h3' ? 'h3' : 'h2';
      const id = parent.type === 'root' ? headings.find(({ place }) => place === childIndex)?.id : undefined;
      return `<${tag}${id ? ` id="${id}"` : ''}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
    },
    list: ({ node, nodesToHTML }) => {
      const tag = node.tag === 'ol' ? 'ol' : 'ul';
      return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
    },
    listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  });

/** Renders rich text as semantic HTML. */
export function RichText({ data, lang, headings = [] }: RichTextProps) {
  const html = convertLexicalToHTML({
    data: data as EditorState,
    converters: converters(headings),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the converters escape texts and addresses
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
