import { BOLD, childrenOf, ITALIC, type MarkdownStyle, type RichTextNode, richTextToMarkdown } from '@/domain/rich-text-markdown';
import type { RichText } from './plain-rich-text';

type Node = RichTextNode;

const element = { direction: null, format: '' as const, indent: 0, version: 1 };

/** Text that Markdown shows as it is. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\*_[\]]/g, '\\$&');

const STYLE: MarkdownStyle = {
  escape: escapeMarkdown,
  // Escapes what would turn a line into a heading or list item.
  escapeStart: (line) => line.replace(/^(\s*)(#{1,6}(?=\s)|[-+](?=\s|$))/, '$1\\$2').replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2'),
  address: (url) => url,
  headingLevel: 2,
};

/** Rich text as the restricted Markdown in files: paragraphs, `##` and `###`, bold, italic, links and lists. Empty text is ''. */
export const toMarkdown = (value: unknown): string => richTextToMarkdown(value, STYLE);

type Token = { text: string } | { toggle: number; literal: string } | { link: string; url: string } | { isBreak: true };

/**
 * Finds the end of a link's text or address, or -1. Callers must ask for increasing positions: nothing is searched twice, so parsing stays linear.
 */
function closing(text: string, close: string): (from: number) => number {
  let stop = -1;
  return (from) => {
    if (from > stop) {
      for (stop = from; stop < text.length; stop += 1) {
        if (text[stop] === '\\') stop += 1;
        else if (text[stop] === close || (text[stop] === '\n' && close === ')')) break;
      }
    }
    return text[stop] === close ? stop : -1;
  };
}

const unescaped = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);
const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

function tokens(text: string): Token[] {
  const list: Token[] = [];
  const [endOfText, endOfAddress] = [closing(text, ']'), closing(text, ')')];
  let plain = '';
  const flush = () => {
    if (plain) list.push({ text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const character = text[at] as string;
    if (character === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) {
      plain += text[at + 1];
      at += 2;
      continue;
    }
    if (character === '\n') {
      flush();
      list.push({ isBreak: true });
      at += 1;
      continue;
    }
    const run = character === '*' || character === '_' ? (new RegExp(`^\\${character}{1,3}`).exec(text.slice(at, at + 3))?.[0] ?? '') : '';
    if (run) {
      const [before, after] = [text[at - 1], text[at + run.length]];
      const isLiteral = (isSpace(before) && isSpace(after)) || (character === '_' && isWord(before) && isWord(after));
      if (isLiteral) plain += run;
      else {
        flush();
        list.push({ toggle: (run.length >= 2 ? BOLD : 0) | (run.length !== 2 ? ITALIC : 0), literal: run });
      }
      at += run.length;
      continue;
    }
    const middle = character === '[' ? endOfText(at + 1) : -1;
    const end = middle > 0 && text[middle + 1] === '(' ? endOfAddress(middle + 2) : -1;
    if (end > 0) {
      flush();
      list.push({ link: text.slice(at + 1, middle), url: unescaped(text.slice(middle + 2, end)).trim() });
      at = end + 1;
      continue;
    }
    plain += character;
    at += 1;
  }
  flush();
  return list;
}

const textNode = (text: string, format: number): Node => ({ type: 'text', version: 1, text, detail: 0, format, mode: 'normal', style: '' });

function inlineNodes(text: string, outer = 0): Node[] {
  const list = tokens(text);
  // A mark that is never closed is a literal character.
  for (const mark of [BOLD, ITALIC]) {
    const turns = list.filter((token): token is { toggle: number; literal: string } => 'toggle' in token && Boolean(token.toggle & mark));
    const last = turns.at(-1);
    if (turns.length % 2 === 0 || !last) continue;
    last.toggle &= ~mark;
    last.literal = mark === BOLD ? last.literal.slice(0, 2) : last.literal.slice(0, 1);
    list[list.indexOf(last)] = last.toggle ? last : { text: last.literal };
  }
  let format = outer;
  const nodes: Node[] = [];
  for (const token of list) {
    if ('toggle' in token) format ^= token.toggle;
    else if ('isBreak' in token) nodes.push({ type: 'linebreak', version: 1 });
    else if ('link' in token) {
      nodes.push({
        ...element,
        type: 'link',
        version: 3,
        fields: { linkType: 'custom', newTab: false, url: token.url },
        children: inlineNodes(token.link, format),
      });
    } else {
      const previous = nodes.at(-1);
      if (previous?.type === 'text' && previous.format === format) previous.text = String(previous.text) + token.text;
      else nodes.push(textNode(token.text, format));
    }
  }
  return nodes;
}

const ITEM = /^(\s*)(?:[-*+]|(\d{1,9})[.)])(?:\s+(.*))?$/s;
const HEADING = /^\s{0,3}(#{1,6})\s+(.*)$/s;
/** Deeper items stay on this level, since readers of rich text call themselves for each. */
const MAX_LISTS = 20;

interface OpenList {
  indent: number;
  node: Node;
}

function makeList(number: string | undefined): Node {
  const isNumbered = number !== undefined;
  return {
    ...element,
    type: 'list',
    listType: isNumbered ? 'number' : 'bullet',
    tag: isNumbered ? 'ol' : 'ul',
    start: Number(number ?? 1),
    children: [],
  };
}

function addItem(list: Node, children: Node[]): void {
  const items = childrenOf(list);
  const last = items.at(-1);
  // An item that only holds a list has no number of its own.
  const value = last ? Number(last.value) + (childrenOf(last)[0]?.type === 'list' ? 0 : 1) : Number(list.start);
  items.push({ ...element, type: 'listitem', value, children });
}

/** Parses the restricted Markdown of {@link toMarkdown}; null when it holds no text. */
export function fromMarkdown(markdown: string): RichText | null {
  const blocks: Node[] = [];
  let paragraph: string[] = [];
  let lists: OpenList[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0)
      blocks.push({ ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: inlineNodes(paragraph.join('\n')) });
    paragraph = [];
  };
  const addToList = (indent: number, number: string | undefined, text: string) => {
    while (lists.length > 1 && indent < (lists.at(-1) as OpenList).indent) lists.pop();
    let current = lists.at(-1);
    if (current && indent >= current.indent + 2 && lists.length < MAX_LISTS) {
      const nested = makeList(number);
      addItem(current.node, [nested]);
      current = { indent, node: nested };
      lists.push(current);
    } else if (!current || (lists.length === 1 && (current.node.listType === 'number') !== (number !== undefined))) {
      const node = makeList(number);
      blocks.push(node);
      current = { indent, node };
      lists = [current];
    }
    addItem(current.node, inlineNodes(text.trim()));
  };
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (!line.trim()) {
      endParagraph();
      lists = [];
    } else if (heading) {
      endParagraph();
      lists = [];
      const tag = (heading[1] as string).length <= 2 ? 'h2' : 'h3';
      blocks.push({ ...element, type: 'heading', tag, children: inlineNodes((heading[2] ?? '').trim()) });
    } else if (item && (paragraph.length === 0 || lists.length > 0)) {
      endParagraph();
      addToList((item[1] ?? '').length, item[2], item[3] ?? '');
    } else {
      lists = [];
      paragraph.push(line.trim());
    }
  }
  endParagraph();
  if (blocks.length === 0) return null;
  return { root: { ...element, type: 'root', children: blocks } } as unknown as RichText;
}

/** Addresses of all links in a rich text. */
export function linkAddresses(value: RichText | null): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if (node.type === 'link') found.push(String((node.fields as { url: string }).url));
    for (const child of childrenOf(node)) visit(child);
  };
  if (value) visit(value.root as unknown as Node);
  return found;
}
