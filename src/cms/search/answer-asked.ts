import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { MAX_ID, SEARCH_MAX_LENGTH } from '@/domain/limits';
import { LOCALE_CODES } from '@/domain/locales';
import { execute, inTransaction, lockDocument } from '../database/transaction';
import { editorPost } from '../guards/editor-endpoint';
import { refuse } from '../guards/refuse';
import { newestVersion, storedRow } from '../versions/document-state';

const asked = z.object({
  locale: z.enum(LOCALE_CODES),
  query: z.string().trim().min(1).max(SEARCH_MAX_LENGTH),
  /** Words for a task or category; a tool that the directory lacks, or no longer lacks; or nothing to act on. */
  means: z.discriminatedUnion('is', [
    z.object({ is: z.enum(['tasks', 'categories']), id: z.int().positive().max(MAX_ID) }),
    z.object({ is: z.enum(['wanted', 'found', 'nothing']) }),
  ]),
});
type Asked = z.infer<typeof asked>;

const wordsIn = (stored: Record<string, unknown> | null, locale: string) =>
  (stored?.words as Record<string, string | null> | null | undefined)?.[locale] ?? '';

/** Adds what was typed to the search words of a public task or category, in one language, in public and in the draft. */
async function addWords(req: PayloadRequest, collection: 'tasks' | 'categories', id: number, { locale, query }: Asked): Promise<void> {
  await lockDocument(req, collection, id);
  const [row, draft] = [await storedRow(req, collection, id), await newestVersion(req, collection, id)];
  if (row?._status !== 'published' || row.deletedAt) return refuse(req, 'gone');
  const words = wordsIn(row, locale);
  if (draft && wordsIn(draft, locale) !== words) return refuse(req, 'wordsDrafted');
  const lines = words.split('\n').filter(Boolean);
  if (lines.includes(query)) return;
  await req.payload.update({
    collection,
    id,
    data: { words: [...lines, query].join('\n') },
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
}

/**
 * Acts on a search that found nothing, which then leaves the list.
 * @throws APIError 409 if the task or category is gone, or if an open draft changes its words
 */
function answerAsked(req: PayloadRequest, given: Asked): Promise<void> {
  const { locale, query, means } = given;
  return inTransaction(req, async () => {
    if (means.is === 'tasks' || means.is === 'categories') await addWords(req, means.is, means.id, given);
    if (means.is === 'found') await execute(req, sql`delete from workspace.wanted_tools where locale = ${locale} and query = ${query}`);
    if (means.is === 'wanted')
      await execute(
        req,
        sql`insert into workspace.wanted_tools as w (locale, query, count)
          select ${locale}, ${query}, coalesce(sum(count + refined), 0) from workspace.search_misses where locale = ${locale} and query = ${query}
          on conflict (locale, query) do update set count = w.count + excluded.count`,
      );
    await execute(req, sql`delete from workspace.search_misses where locale = ${locale} and query = ${query}`);
  });
}

/** `POST /api/search-misses/answer` `{ locale, query, means }`, for editors. */
export const askedEndpoints: Endpoint[] = [
  editorPost('/search-misses/answer', asked, async (req, given) => {
    await answerAsked(req, given);
    return Response.json({});
  }),
];
