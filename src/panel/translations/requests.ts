import type { TranslationSheet } from '@/cms/translations/types';
import type { Locale } from '@/domain/locales';
import { type ApiAnswer, callApi } from '../call-api';

export interface Answer extends Pick<ApiAnswer<unknown>, 'status' | 'message'> {
  sheet: TranslationSheet | null;
  /** Messages by path of the text they are about. */
  problems: Record<string, string>;
}

interface Problem {
  path: string;
  message: string;
}

interface Body extends TranslationSheet {
  /** Only in the answer about machine drafts, the others are the sheet itself. */
  sheet: TranslationSheet;
  failed: Problem[];
  errors: { data?: { errors?: Problem[] } }[];
}

const API = '/api/translations';

async function ask(path: string, sent?: unknown): Promise<Answer> {
  const { ok, status, body, message } = await callApi<Body>(`${API}/${path}`, sent);
  const problems = [...(body.failed ?? []), ...(body.errors?.[0]?.data?.errors ?? [])];
  return {
    status,
    sheet: ok ? (body.sheet ?? (body.pairs ? (body as TranslationSheet) : null)) : null,
    message,
    problems: Object.fromEntries(problems.map((problem) => [problem.path, problem.message])),
  };
}

/** The newest version of a document's texts. */
export const fetchSheet = ({ collection, id }: { collection: string; id: number }): Promise<Answer> =>
  ask(`sheet?collection=${encodeURIComponent(collection)}&id=${id}`);

/**
 * Changes the texts of a document in one language: `save` or `publish` its texts, `confirm` translations whose source changed, `accept` machine drafts, or
 * let the `machine` draft. 409 if somebody else has changed the document since `seen`.
 */
export const changeSheet = (
  { collection, id, seen }: TranslationSheet,
  step: 'save' | 'publish' | 'confirm' | 'accept' | 'machine',
  change: { locale: Locale; texts?: Record<string, unknown> } | { locale: Locale; paths: string[] } | { to: Locale; paths: string[] },
): Promise<Answer> => ask(step, { collection, id, seen, ...change });
