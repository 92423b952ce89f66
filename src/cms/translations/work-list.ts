import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { env } from '@/env';
import { translation_assignments as assignments, users } from '@/payload-generated-schema';
import { execute } from '../database/transaction';
import { entitiesFor } from './access';
import { fieldChoices, type TranslatedEntity } from './localized-fields';
import { newestOf } from './newest';
import { titleOf } from './sheet';
import { type Assignment, type CoverageRow, LACKING_STATES, type WorkFilter, type WorkQuery } from './types';

const PAGE = 50;

/** A document in one language. */
export interface WorkItem {
  collection: string;
  id: number;
  locale: Locale;
}

interface WorkPage {
  rows: CoverageRow[];
  total: number;
  pages: number;
  /** The page asked for, or the last one. */
  page: number;
}

type Sql = ReturnType<typeof sql>;

const WITH_STATE: Record<WorkFilter, Sql> = {
  open: sql`(t.missing > 0 or t.changed > 0 or t.machine > 0)`,
  missing: sql`t.missing > 0`,
  changed: sql`t.changed > 0`,
  machine: sql`t.machine > 0`,
  complete: sql`(t.total > 0 and t.missing = 0 and t.changed = 0 and t.machine = 0)`,
};

const IS_ASSIGNED = sql`a.collection = t.collection and a.document = t.document and a.locale::text = t.locale`;
const isOverdue = sql`coalesce((a.due_on at time zone 'UTC')::date < (now() at time zone ${env.TIME_ZONE})::date, false)`;

/** Documents with such a text in this field, or one that has waited for so long. A complete text waits for nothing. */
function withText({ filter, field, age }: WorkQuery): Sql[] {
  const states = filter === 'open' ? LACKING_STATES : [filter === 'complete' ? 'fine' : filter];
  const parts = field ? [sql`t.texts && ${sql.param(states.map((state) => `${field} ${state}`))}::text[]`] : [];
  if (!age || filter === 'complete') return parts;
  const isOfField = field ? sql`workspace.text_field(text.path) = ${field}` : sql`true`;
  const isOld = sql`exists (select from jsonb_each(t.fields) as text (path, entry)
    where text.entry ->> 'state' = any(${sql.param(states)}::text[]) and ${isOfField}
      and (text.entry ->> 'since')::timestamptz < now() - make_interval(days => ${age}::integer))`;
  return [...parts, isOld];
}

/** Where the rows `t` of a work list come from, and in which order: a translator's own by due date, otherwise newest first. */
function sourceOf(query: WorkQuery, entities: TranslatedEntity[]): { from: Sql; order: Sql } {
  const { locale, filter, assignee } = query;
  const isOwn = typeof assignee === 'number';
  const names = entities.map(({ name }) => sql`${name}`);
  const parts = [sql`t.collection in (${sql.join(names, sql`, `)})`, WITH_STATE[filter], ...withText(query)];
  if (locale) parts.push(sql`t.locale = ${locale}`);
  if (isOwn) parts.push(sql`a.assignee_id = ${assignee}::integer`);
  if (assignee === 'none') parts.push(sql`not exists (select from ${assignments} a where ${IS_ASSIGNED} and a.assignee_id is not null)`);
  const own = sql`${assignments} a join workspace.translations t
    on t.collection = a.collection and t.document = a.document::integer and t.locale = a.locale::text`;
  return {
    from: sql`from ${isOwn ? own : sql`workspace.translations t`} where ${sql.join(parts, sql` and `)}`,
    order: isOwn ? sql`a.due_on nulls last, t.collection, t.document desc, t.locale` : sql`t.document desc, t.collection, t.locale`,
  };
}

type Found = Pick<CoverageRow, 'collection' | 'locale' | 'total' | 'missing' | 'changed' | 'machine'> & {
  document: number;
  assigned: number | null;
} & Assignment;

/** The titles and dates of documents, by collection and id. */
async function readDocuments(req: PayloadRequest, entities: TranslatedEntity[], found: Found[]) {
  const read = entities.map(async (entity) => {
    const ids = found.flatMap(({ collection, document }) => (collection === entity.name ? document : []));
    const docs = await newestOf(req, entity, [...new Set(ids)], { updatedAt: true, ...(entity.titleField ? { [entity.titleField]: true } : {}) });
    return [...docs].map(([id, doc]) => [`${entity.name} ${id}`, { title: titleOf(req, entity, doc), updatedAt: doc.updatedAt }] as const);
  });
  return new Map((await Promise.all(read)).flat());
}

/**
 * One page (50 rows) of the documents that the user may translate and that match the query.
 * A field counts only together with its collection.
 */
export async function listWork(req: PayloadRequest, query: WorkQuery): Promise<WorkPage> {
  const { collection } = query;
  const entities = (await entitiesFor(req)).filter(({ name }) => !collection || name === collection);
  if (entities.length === 0) return { rows: [], total: 0, pages: 0, page: 1 };
  const isField = (field: string | null) =>
    entities.some((entity) => fieldChoices(entity.fields, req.payload.config.blocks).some(({ path }) => path === field));
  const field = collection && isField(query.field) ? query.field : null;
  const { from, order } = sourceOf({ ...query, field }, entities);
  const [{ total }] = (await execute<{ total: number }>(req, sql`select count(*)::integer as total ${from}`)) as [{ total: number }];
  const pages = Math.ceil(total / PAGE);
  const page = Math.min(query.page, Math.max(1, pages));
  const found = await execute<Found>(
    req,
    sql`select t.*, a.id as assigned, a.note, to_char(a.due_on at time zone 'UTC', 'YYYY-MM-DD') as "dueOn", ${isOverdue} as "isOverdue",
        coalesce(nullif(u.name, ''), u.email, '#' || u.id) as assignee
      from (select t.collection, t.document, t.locale, t.total, t.missing, t.changed, t.machine ${from}
          order by ${order} limit ${PAGE}::integer offset ${(page - 1) * PAGE}::integer) t
        left join ${assignments} a on ${IS_ASSIGNED} left join ${users} u on u.id = a.assignee_id
      order by ${order}`,
  );
  const documents = await readDocuments(req, entities, found);
  const rows = found.flatMap(({ document: id, assigned, assignee, dueOn, isOverdue, note, ...row }): CoverageRow[] => {
    const doc = documents.get(`${row.collection} ${id}`);
    return doc ? [{ ...row, id, ...doc, assignment: assigned ? { assignee, dueOn, isOverdue, note } : null }] : [];
  });
  return { rows, total, pages, page };
}

/** Number of unfinished documents that the user is to translate. */
export async function countOwnWork(req: PayloadRequest): Promise<{ open: number; overdue: number }> {
  const [counts] = (await execute(
    req,
    sql`select count(*)::integer as open, count(*) filter (where ${isOverdue})::integer as overdue
      from ${assignments} a join workspace.translations t on t.collection = a.collection and t.document = a.document::integer and t.locale = a.locale::text
      where a.assignee_id = ${Number(req.user?.id)}::integer and ${WITH_STATE.open}`,
  )) as [{ open: number; overdue: number }];
  return counts;
}
