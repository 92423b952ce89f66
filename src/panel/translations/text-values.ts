import { LACKING_STATES, type LackingState, type TextKind, type TextPair } from '@/cms/translations/types';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import type { PanelTexts } from '../texts';

interface RichTextNode {
  type?: string;
  text?: string;
  children?: RichTextNode[];
}

/** Values the editor adds by itself, equal to leaving them out. */
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

/** True without a text; a rich text of empty paragraphs is empty too. */
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

/** True if two values of a field are the same text, apart from how the editor writes it. */
export function isSameText(kind: TextKind, one: unknown, other: unknown): boolean {
  if (isEmptyText(kind, one) || isEmptyText(kind, other)) return isEmptyText(kind, one) === isEmptyText(kind, other);
  return kind === 'richText' ? JSON.stringify(essence(one)) === JSON.stringify(essence(other)) : one === other;
}

/** The words of a value, one paragraph per line. */
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

/** How many texts are in a state in one language. */
export const countState = (pairs: readonly TextPair[], locale: Locale, state: LackingState): number =>
  pairs.filter(({ states }) => states[locale] === state).length;

/** What a language lacks, in words; empty if it lacks nothing. */
export function lackingText(t: PanelTexts, pairs: readonly TextPair[], locale: Locale): string {
  const total = pairs.filter(({ states }) => LOCALE_CODES.some((code) => states[code] !== null)).length;
  const parts = LACKING_STATES.map((state) => {
    const count = countState(pairs, locale, state);
    return count > 0 && t(`translations.lacking.${state}`, { count, total });
  });
  return parts.filter(Boolean).join(', ');
}
