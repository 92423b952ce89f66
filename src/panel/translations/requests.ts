import type { GlossaryHint, TranslationSheet } from '@/cms/translations/types';
import type { Locale } from '@/domain/locales';

/** What the server answered: `status` is 0 when it did not. */
export interface Answer {
  status: number;
  sheet: TranslationSheet | null;
  message: string | null;
  /** Messages by path of the text they are about. */
  problems: Record<string, string>;
}

interface Body {
  sheet?: TranslationSheet;
  failed?: { path: string; message: string }[];
  errors?: { message?: string; data?: { errors?: { path: string; message: string }[] } }[];
}

const API = '/api/translations';

async function ask(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${API}/${path}`, {
    credentials: 'include',
    ...(body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as (Body & Partial<TranslationSheet>) | null;
  const problems = [...(answer?.failed ?? []), ...(answer?.errors?.[0]?.data?.errors ?? [])];
  return {
    status: response?.status ?? 0,
    sheet: response?.ok ? (answer?.sheet ?? (answer as TranslationSheet | null)) : null,
    message: answer?.errors?.[0]?.message ?? null,
    problems: Object.fromEntries(problems.map(({ path: at, message }) => [at, message])),
  };
}

interface Target {
  collection: string;
  id: number;
}

/** The newest version of a document's texts. */
export const fetchSheet = ({ collection, id }: Target): Promise<Answer> => ask(`sheet?collection=${encodeURIComponent(collection)}&id=${id}`);

/** Saves texts of one language, which nobody changed since `seen`. */
export const saveTexts = ({ collection, id, seen }: TranslationSheet, locale: Locale, texts: Record<string, unknown>): Promise<Answer> =>
  ask('save', { collection, id, locale, seen, texts });

/** Says of texts that they are still right although their source changed, or that machine drafts are. */
export const settleTexts = (sheet: TranslationSheet, step: 'confirm' | 'accept', locale: Locale, paths: string[]): Promise<Answer> =>
  ask(step, { collection: sheet.collection, id: sheet.id, locale, paths, seen: sheet.seen });

/** Has the machine draft texts in a language. */
export const draftTexts = (sheet: TranslationSheet, to: Locale, paths: string[]): Promise<Answer> =>
  ask('machine', { collection: sheet.collection, id: sheet.id, to, paths, seen: sheet.seen });

/** Terms of the dictionary that occur in texts; none when the server does not answer, since they only help. */
export async function fetchHints(texts: unknown[], from: Locale): Promise<GlossaryHint[]> {
  const response = await fetch(`${API}/hints`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify({ texts, from }),
  }).catch(() => null);
  if (!response?.ok) return [];
  const { hints } = (await response.json().catch(() => ({}))) as { hints?: GlossaryHint[] };
  return hints ?? [];
}
