import { createHash } from 'node:crypto';

/** Deeper than any editor nests; nothing below is read. */
const MAX_DEPTH = 60;
const HASH_LENGTH = 10;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = (node: Node): Node[] => (Array.isArray(node.children) ? node.children.filter(isNode) : []);
const rootOf = (value: unknown): Node | null => (isNode(value) && isNode(value.root) ? value.root : null);

function writtenIn(node: Node, depth = 0): string {
  if (typeof node.text === 'string') return node.text;
  if (depth > MAX_DEPTH) return '';
  const parts = childrenOf(node).map((child) => writtenIn(child, depth + 1));
  const isBlock = node.type !== 'link' && node.type !== 'autolink';
  return parts.join('') + (isBlock ? '\n' : '');
}

/** The words of a text or rich text, one line per block; '' for anything else. */
export function plainTextOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const root = rootOf(value);
  return root ? writtenIn(root).trim() : '';
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
