import type { TextKind, TextPair } from '@/cms/translations/types';
import type { Locale } from '@/domain/locales';

interface RichTextNode {
  type?: string;
  text?: string;
  children?: RichTextNode[];
}

/** What the editor adds by itself, equal to leaving it out. */
const DEFAULTS: Record<string, readonly unknown[]> = {
  version: [1, 2, 3],
  direction: ['ltr', null],
  format: ['', 0],
  indent: [0],
  mode: ['normal'],
  detail: [0],
  style: [''],
  textFormat: [0],
  textStyle: [''],
  rel: [null],
};

const rootOf = (value: unknown): RichTextNode | null => (value as { root?: RichTextNode } | null | undefined)?.root ?? null;

/** Whether a text is there: a rich text of nothing but empty paragraphs is not. */
export function isEmptyText(kind: TextKind, value: unknown): boolean {
  if (kind !== 'richText') return typeof value !== 'string' || value.trim() === '';
  const hasContent = (node: RichTextNode): boolean =>
    Boolean(node.text?.trim()) ||
    (node.children?.some(hasContent) ?? false) ||
    !['root', 'paragraph', 'heading', 'list', 'listitem', 'text', 'linebreak', 'tab', 'link', 'autolink', 'quote'].includes(node.type ?? 'root');
  const root = rootOf(value);
  return !root || !hasContent(root);
}

function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence);
  if (value === null || typeof value !== 'object') return value;
  const isLink = 'type' in value && (value.type === 'link' || value.type === 'autolink');
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => part !== undefined && !DEFAULTS[key]?.includes(part) && !(isLink && key === 'id'))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, essence(part)]),
  );
}

/** Whether two values of a field are the same text, however the editor wrote them down. */
export function isSameText(kind: TextKind, one: unknown, other: unknown): boolean {
  if (isEmptyText(kind, one) || isEmptyText(kind, other)) return isEmptyText(kind, one) === isEmptyText(kind, other);
  return kind === 'richText' ? JSON.stringify(essence(one)) === JSON.stringify(essence(other)) : one === other;
}

/** The words of a value, paragraphs on lines of their own. */
export function plainText(kind: TextKind, value: unknown): string {
  if (kind !== 'richText') return typeof value === 'string' ? value : '';
  const words = (node: RichTextNode): string => {
    if (node.type === 'linebreak') return '\n';
    const inner = (node.children ?? []).map(words).join('');
    return (node.text ?? '') + inner + (['paragraph', 'heading', 'listitem', 'quote'].includes(node.type ?? '') ? '\n' : '');
  };
  const root = rootOf(value);
  return root ? words(root).trim() : '';
}

interface StateCounts {
  missing: number;
  changed: number;
  machine: number;
}

/** How many texts of a sheet need something in a language. */
export function countStates(pairs: readonly TextPair[], locale: Locale): StateCounts {
  const count = (state: keyof StateCounts) => pairs.filter(({ states }) => states[locale] === state).length;
  return { missing: count('missing'), changed: count('changed'), machine: count('machine') };
}
