/** Lexical's text format flags. */
export const BOLD = 1;
export const ITALIC = 2;
/** Spaces per nesting level. */
const INDENT = 4;

export type RichTextNode = Record<string, unknown> & { type: string };

export interface MarkdownStyle {
  /** Escapes Markdown syntax. */
  escape: (text: string) => string;
  /** Escapes syntax that only counts at the start of a line. */
  escapeStart: (line: string) => string;
  /** URL of a link; null drops the link and leaves its text. */
  address: (url: string) => string | null;
  /** Level given to the largest heading. */
  headingLevel: number;
}

/** Escapes a URL for use inside `(…)`. */
export const escapeAddress = (url: string): string => url.replace(/[\\()<>]/g, '\\$&').replace(/\s/g, '%20');

export const childrenOf = (node: RichTextNode): RichTextNode[] => (Array.isArray(node.children) ? (node.children as RichTextNode[]) : []);

const marks = (format: number) => (format & BOLD ? '**' : '') + (format & ITALIC ? '*' : '');

/** Line breaks, with the spaces around them, become one space. A pattern for this would take quadratic time for long runs of spaces. */
function withoutBreaks(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const last = rest.pop();
  if (last === undefined) return text;
  return [first.trimEnd(), ...rest.map((line) => line.trim()).filter(Boolean), last.trimStart()].join(' ');
}

/** Formatted text. Spaces at the edge of bold or italic text move outside the marks, as Markdown requires. */
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
      const text = node.type === 'tab' ? ' ' : withoutBreaks(String(node.text));
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

/** Converts Lexical rich text (paragraphs, headings, bold, italic, links, lists) to Markdown; '' for empty text. */
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
