import type { TextKind } from './types';

const MAX_DEPTH = 60;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isInline = (node: Node) => node.type === 'link' || node.type === 'autolink';
const EDGES = /^(\s*)([\s\S]*?)(\s*)$/;

/** Text nodes with words, grouped by their block. */
function textNodes(state: unknown): Node[][] {
  const blocks: Node[][] = [];
  const visit = (node: Node, block: Node[], depth: number) => {
    if (depth > MAX_DEPTH || !Array.isArray(node.children)) return;
    for (const child of node.children.filter(isNode)) {
      if (typeof child.text === 'string') {
        if (child.text.trim() !== '') block.push(child);
      } else if (isInline(child)) {
        visit(child, block, depth + 1);
      } else {
        const own: Node[] = [];
        blocks.push(own);
        visit(child, own, depth + 1);
      }
    }
  };
  const root = isNode(state) ? state.root : null;
  if (isNode(root)) visit(root, [], 0);
  return blocks.filter((block) => block.length > 0);
}

const trimmed = (text: string) => EDGES.exec(text)?.[2] ?? '';

/** The words of a text as blocks of pieces: one piece for plain text; for rich text a block per paragraph with a piece per format. */
export function piecesOf(kind: TextKind, value: unknown): string[][] {
  if (kind === 'richText') return textNodes(value).map((block) => block.map(({ text }) => trimmed(String(text))));
  return typeof value === 'string' && value.trim() !== '' ? [[value.trim()]] : [];
}

/**
 * The same text with other words. Structure, format and surrounding white space are preserved.
 * @param pieces translated pieces in the shape of `piecesOf`
 */
export function withPieces(kind: TextKind, value: unknown, pieces: string[][]): unknown {
  if (kind !== 'richText') return pieces[0]?.[0] ?? null;
  const state = structuredClone(value);
  for (const [index, block] of textNodes(state).entries()) {
    for (const [position, node] of block.entries()) {
      const [, before = '', , after = ''] = EDGES.exec(String(node.text)) ?? [];
      node.text = before + (pieces[index]?.[position] ?? '') + after;
    }
  }
  return state;
}
