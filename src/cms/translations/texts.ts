import { createHash } from 'node:crypto';
import type { TextKind } from './types';

/** Deeper than any editor nests; nothing below is read. */
const MAX_DEPTH = 60;
const HASH_LENGTH = 10;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = (node: Node): Node[] => (Array.isArray(node.children) ? node.children.filter(isNode) : []);
const rootOf = (value: unknown): Node | null => (isNode(value) && isNode(value.root) ? value.root : null);

const isInline = ({ type }: Node) => type === 'link' || type === 'autolink';

function writtenIn(node: Node, depth = 0): string {
  if (typeof node.text === 'string') return node.text;
  if (depth > MAX_DEPTH) return '';
  const parts = childrenOf(node).map((child) => writtenIn(child, depth + 1));
  return parts.join('') + (isInline(node) ? '' : '\n');
}

/** The words of a text or rich text, one line per block; '' for anything else. */
export function plainTextOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const root = rootOf(value);
  return root ? writtenIn(root).trim() : '';
}

/** The paragraphs of a rich text with words, or a plain text as its only one. */
export function paragraphsOf(kind: TextKind, value: unknown): string[] {
  const lines = kind === 'richText' ? plainTextOf(value).split('\n') : [plainTextOf(value)];
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** The visible part of a rich text. The rest (`direction`, `version`, ids, …) differs between editors for the same text. */
function seenIn(node: Node, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (typeof node.text === 'string') return [node.text, Number(node.format) || 0];
  const url = isNode(node.fields) ? node.fields.url : undefined;
  return [node.type, node.tag ?? url ?? null, childrenOf(node).map((child) => seenIn(child, depth + 1))];
}

/** True for a rich text nested deeper than any editor produces. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth > 2 * MAX_DEPTH || Object.values(value).some((part) => isTooDeep(part, depth + 1));
}

/** A short hash of the words; null without words. */
export function hashOf(value: unknown): string | null {
  if (plainTextOf(value) === '') return null;
  const root = rootOf(value);
  const text = root ? JSON.stringify(seenIn(root)) : String(value);
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}

/** Text nodes with words, grouped by their block. */
function textNodes(state: unknown): Node[][] {
  const blocks: Node[][] = [];
  const visit = (node: Node, block: Node[], depth: number) => {
    if (depth > MAX_DEPTH) return;
    for (const child of childrenOf(node)) {
      if (typeof child.text === 'string') {
        if (child.text.trim() !== '') block.push(child);
        continue;
      }
      const own = isInline(child) ? block : [];
      if (own !== block) blocks.push(own);
      visit(child, own, depth + 1);
    }
  };
  visit(rootOf(state) ?? {}, [], 0);
  return blocks.filter((block) => block.length > 0);
}

/** The words of a text as blocks of pieces: one piece for plain text; for rich text a block per paragraph with a piece per format. */
export function piecesOf(kind: TextKind, value: unknown): string[][] {
  if (kind === 'richText') return textNodes(value).map((block) => block.map(({ text }) => String(text).trim()));
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
    // A function, because a string would be searched for patterns such as $&.
    for (const [position, node] of block.entries()) node.text = String(node.text).replace(/\S(?:[\s\S]*\S)?/, () => pieces[index]?.[position] ?? '');
  }
  return state;
}
