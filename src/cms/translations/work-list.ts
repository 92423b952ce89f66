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
import type { Assignment, CoverageRow, WorkFilter, WorkQuery } from './types';

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
}

type Sql = ReturnType<typeof sql>;

const WITH_STATE: Record<WorkFilter, Sql> = {
  open: sql`(t.missing > 0 or t.changed > 0 or t.machine > 0)`,
  missing: sql`t.missing > 0`,
  changed: sql`t.changed > 0`,
  machine: sql`t.machine > 0`,
  complete: sql`(t.total > 0 and t.missing = 0 and t.changed = 0 and t.machine = 0)`,
};

const isOverdue = sql`coalesce((a.due_on at time zone 'UTC')::date < (now() at time zone ${env.TIME_ZONE})::date, false)`;

/** Documents with such a text in this field, or waiting for so long. A complete text waits for nothing. */
function withText({ filter, age }: WorkQuery, pattern: string | undefined): Sql | null {
  const parts = [
    filter === 'open' ? sql`text.entry ->> 'state' <> 'fine'` : sql`text.entry ->> 'state' = ${filter === 'complete' ? 'fine' : filter}`,
  ];
  if (pattern) parts.push(sql`text.path ~ ${pattern}`);
  if (age && filter !== 'complete') parts.push(sql`(text.entry ->> 'since')::timestamptz < now() - make_interval(days => ${age}::integer)`);
  return parts.length > 1 ? sql`exists (select from jsonb_each(t.fields) as text (path, entry) where ${sql.join(parts, sql` and `)})` : null;
}

function conditionsOf(req: PayloadRequest, query: WorkQuery, entities: TranslatedEntity[]): Sql {
  const { locale, filter, field, assignee } = query;
  const [entity] = entities;
  const pattern = field && entity ? fieldChoices(entity.fields, req.payload.config.blocks).find(({ path }) => path === field)?.pattern : undefined;
  const parts = [sql`t.collection = any(${`{${entities.map(({ name }) => JSON.stringify(name)).join(',')}}`}::text[])`, WITH_STATE[filter]];
  if (locale) parts.push(sql`t.locale = ${locale}`);
  if (assignee === 'none') parts.push(sql`a.assignee_id is null`);
  else if (assignee) parts.push(sql`a.assignee_id = ${assignee}::integer`);
  const text = withText(query, pattern);
  return sql.join(text ? [...parts, text] : parts, sql` and `);
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
 * One page (50 rows) of the documents that the user may translate and that match the query: a translator's own by due date, otherwise newest first.
 * A field counts only together with its collection.
 */
export async function listWork(req: PayloadRequest, query: WorkQuery): Promise<WorkPage> {
  const { collection, assignee, page } = query;
  const entities = (await entitiesFor(req)).filter(({ name }) => !collection || name === collection);
  if (entities.length === 0) return { rows: [], total: 0, pages: 0 };
  const where = conditionsOf(req, { ...query, field: collection && query.field }, entities);
  const from = sql`from workspace.translations t left join ${assignments} a
    on a.collection = t.collection and a.document = t.document and a.locale::text = t.locale`;
  const counted = assignee ? from : sql`from workspace.translations t`;
  const [{ total }] = (await execute<{ total: number }>(req, sql`select count(*)::integer as total ${counted} where ${where}`)) as [
    { total: number },
  ];
  const order =
    typeof assignee === 'number' ? sql`a.due_on nulls last, t.collection, t.document desc, t.locale` : sql`t.document desc, t.collection, t.locale`;
  const found = await execute<Found>(
    req,
    sql`select t.collection, t.document, t.locale, t.total, t.missing, t.changed, t.machine, a.id as assigned, a.note,
        to_char(a.due_on at time zone 'UTC', 'YYYY-MM-DD') as "dueOn", ${isOverdue} as "isOverdue",
        coalesce(nullif(u.name, ''), u.email, '#' || u.id) as assignee
      ${from} left join ${users} u on u.id = a.assignee_id
      where ${where} order by ${order} limit ${PAGE}::integer offset ${(page - 1) * PAGE}::integer`,
  );
  const documents = await readDocuments(req, entities, found);
  const rows = found.flatMap(({ document: id, assigned, assignee, dueOn, isOverdue, note, ...row }): CoverageRow[] => {
    const doc = documents.get(`${row.collection} ${id}`);
    return doc ? [{ ...row, id, ...doc, assignment: assigned ? { assignee, dueOn, isOverdue, note } : null }] : [];
  });
  return { rows, total, pages: Math.ceil(total / PAGE) };
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
