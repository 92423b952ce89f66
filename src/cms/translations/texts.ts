import { createHash } from 'node:crypto';

/** Deeper than any editor makes; what lies below is no text anybody reads. */
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

/** The words of a text or rich text, a line for each block; empty for anything else. */
export function plainTextOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const root = rootOf(value);
  return root ? writtenIn(root).trim() : '';
}

/** What of a rich text a reader sees. The rest (`direction`, `version`, ids, …) differs between editors that wrote the same. */
function seenIn(node: Node, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (typeof node.text === 'string') return [node.text, Number(node.format) || 0];
  const url = isNode(node.fields) ? node.fields.url : undefined;
  return [node.type, node.tag ?? url ?? null, childrenOf(node).map((child) => seenIn(child, depth + 1))];
}

/** Whether a rich text lies deeper in itself than any editor makes it. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth > 2 * MAX_DEPTH || Object.values(value).some((part) => isTooDeep(part, depth + 1));
}

/** A short hash of what a text says; null when it says nothing. */
export function hashOf(value: unknown): string | null {
  if (plainTextOf(value) === '') return null;
  const root = rootOf(value);
  const text = root ? JSON.stringify(seenIn(root)) : String(value);
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}
