import { sql } from '@payloadcms/db-postgres';
import { and, eq, or } from '@payloadcms/db-postgres/drizzle';
import { Forbidden, type PayloadRequest, type Where } from 'payload';
import { env } from '@/env';
import { translation_assignments as assignments } from '@/payload-generated-schema';
import { databaseOf, execute, inTransaction } from '../database/transaction';
import { refuse } from '../guards/refuse';
import { entitiesFor } from './access';
import type { WorkItem } from './work-list';

const TRANSLATORS_MAX = 200;

/** Someone who can translate. */
export interface Translator {
  id: number;
  name: string;
}

/** Editors and admins by name, at most 200. */
export async function listTranslators(req: PayloadRequest): Promise<Translator[]> {
  const may: Where[] = [{ role: { in: ['editor', 'admin'] } }, ...(env.ADMIN_EMAIL ? [{ email: { equals: env.ADMIN_EMAIL.toLowerCase() } }] : [])];
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { or: may },
    select: { name: true, email: true },
    sort: 'name',
    limit: TRANSLATORS_MAX,
    pagination: false,
    depth: 0,
    req,
  });
  return docs.map(({ id, name, email }) => ({ id, name: name || email || `#${id}` }));
}

interface Assign {
  items: WorkItem[];
  /** Null takes the documents back. */
  assignee: number | null;
  /** A day, `2026-11-30`. */
  dueOn: string | null;
  note: string | null;
}

/**
 * Assigns documents to a translator, replacing what was assigned.
 * @throws Forbidden for a collection that the user may not translate; APIError 404 for an unknown document, 400 for an account that can't translate
 */
export function assignTranslations(req: PayloadRequest, { items, assignee, dueOn, note }: Assign): Promise<void> {
  return inTransaction(req, async () => {
    const open = new Set((await entitiesFor(req)).map(({ name }) => name));
    if (items.some(({ collection }) => !open.has(collection))) throw new Forbidden(req.t);
    if (assignee !== null && !(await listTranslators(req)).some(({ id }) => id === assignee)) refuse(req, 'query', 400);
    const known = await execute<{ id: number }>(
      req,
      sql`select t.document as id from workspace.translations t
        join jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (collection text, id integer, locale text)
        on t.collection = item.collection and t.document = item.id and t.locale = item.locale`,
    );
    if (known.length < items.length) refuse(req, 'gone', 404);
    const db = await databaseOf(req);
    const { collection, document, locale } = assignments;
    if (assignee === null) {
      await db
        .delete(assignments)
        .where(or(...items.map((item) => and(eq(collection, item.collection), eq(document, item.id), eq(locale, item.locale)))));
      return;
    }
    // Noon, as other days are stored: in the database's time zone the date alone may be the day before in UTC.
    const due = dueOn && `${dueOn}T12:00:00.000Z`;
    const shared = { assignee, dueOn: due, note, updatedAt: new Date().toISOString() };
    await db
      .insert(assignments)
      .values(items.map((item) => ({ collection: item.collection, document: item.id, locale: item.locale, ...shared })))
      .onConflictDoUpdate({ target: [collection, document, locale], set: shared });
  });
}
