/** Bits of a text's format. */
export const BOLD = 1;
export const ITALIC = 2;
/** Spaces of a list inside a list. */
const INDENT = 4;

export type RichTextNode = Record<string, unknown> & { type: string };

/** How texts and addresses are written down. */
export interface MarkdownStyle {
  /** Keeps the characters of a text from becoming marks. */
  escape: (text: string) => string;
  /** The same for what means something at the beginning of a line. */
  escapeStart: (line: string) => string;
  /** Address of a link; null leaves its text alone. */
  address: (url: string) => string | null;
  /** Level of the editor's largest heading. */
  headingLevel: number;
}

/** An address as it stands between the parentheses of a link. */
export const escapeAddress = (url: string): string => url.replace(/[\\()<>]/g, '\\$&').replace(/\s/g, '%20');

/** The nodes inside a node. */
export const childrenOf = (node: RichTextNode): RichTextNode[] => (Array.isArray(node.children) ? (node.children as RichTextNode[]) : []);

const marks = (format: number) => (format & BOLD ? '**' : '') + (format & ITALIC ? '*' : '');

/** Text with its marks. Spaces at the edge of something bold or italic stand outside of it, where Markdown knows them. */
function inlineText(nodes: RichTextNode[], style: MarkdownStyle): string {
  let result = '';
  let open = 0;
  let space = '';
  const turn = (format: number) => {
    const closing = marks(open & ~format);
    const opening = marks(format & ~open);
    result += closing + space + opening;
    space = '';
    open = format;
  };
  for (const node of nodes) {
    if (node.type === 'link' || node.type === 'autolink') {
      turn(0);
      const fields = node.fields as { url?: unknown } | undefined;
      const [text, address] = [inlineText(childrenOf(node), style), style.address(String(fields?.url ?? ''))];
      result += address === null ? text : `[${text}](${escapeAddress(address)})`;
    } else if (node.type === 'linebreak') {
      turn(0);
      result = `${result.trimEnd()}\n`;
    } else if (typeof node.text === 'string' || node.type === 'tab') {
      const text = node.type === 'tab' ? ' ' : String(node.text).replace(/\s*\n\s*/g, ' ');
      const inner = text.trim();
      if (!inner) {
        space += text;
        continue;
      }
      space += text.slice(0, text.indexOf(inner));
      turn(Number(node.format ?? 0) & (BOLD | ITALIC));
      result += style.escape(inner);
      space = text.slice(text.indexOf(inner) + inner.length);
    } else {
      turn(0);
      result += inlineText(childrenOf(node), style);
    }
  }
  turn(0);
  return result;
}

const onOneLine = (nodes: RichTextNode[]): RichTextNode[] =>
  nodes.map((node) => (node.type === 'linebreak' ? { type: 'tab' } : node.children ? { ...node, children: onOneLine(childrenOf(node)) } : node));

/** The text of a heading or an item of a list. */
const lineText = (nodes: RichTextNode[], style: MarkdownStyle) => inlineText(onOneLine(nodes), style).trim();

const textBlock = (nodes: RichTextNode[], style: MarkdownStyle) =>
  inlineText(nodes, style)
    .split('\n')
    .map((line) => style.escapeStart(line.trim()))
    .join('\n')
    .trim();

function listLines(list: RichTextNode, depth: number, style: MarkdownStyle): string[] {
  let number = Number(list.start ?? 1);
  return childrenOf(list).flatMap((item) => {
    const nested = childrenOf(item).filter(({ type }) => type === 'list');
    const own = childrenOf(item).filter(({ type }) => type !== 'list');
    const marker = list.listType === 'number' ? `${number}.` : '-';
    const lines: string[] = [];
    if (own.length > 0 || nested.length === 0) {
      number += 1;
      lines.push(`${' '.repeat(INDENT * depth)}${marker} ${style.escapeStart(lineText(own, style))}`.trimEnd());
    }
    return [...lines, ...nested.flatMap((inner) => listLines(inner, depth + 1, style))];
  });
}

/** Rich text as Markdown: paragraphs, headings, bold, italic, links and lists, which is all the site's editor knows. Empty text is ''. */
export function richTextToMarkdown(value: unknown, style: MarkdownStyle): string {
  const root = (value as { root?: RichTextNode } | null | undefined)?.root;
  if (!root) return '';
  const blocks = childrenOf(root).map((node) => {
    if (node.type === 'heading') return `${'#'.repeat(style.headingLevel + (node.tag === 'h3' ? 1 : 0))} ${lineText(childrenOf(node), style)}`.trim();
    if (node.type === 'list') return listLines(node, 0, style).join('\n');
    return textBlock(childrenOf(node), style);
  });
  return blocks.filter(Boolean).join('\n\n');
}
