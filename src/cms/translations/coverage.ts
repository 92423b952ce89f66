import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { execute } from '../database/transaction';
import { entitiesFor, entityFor } from './access';
import { newestOf } from './newest';
import { titleOf } from './sheet';
import type { Coverage, CoverageFilter, CoverageRow } from './types';

const PAGE = 50;

export interface CoverageList {
  rows: CoverageRow[];
  total: number;
  pages: number;
}

/** Missing and outdated texts per language, for every collection and global that the user may translate. */
export async function countCoverage(req: PayloadRequest): Promise<Coverage[]> {
  const counted = await execute<Coverage>(
    req,
    sql`select collection, locale,
        count(*)::integer as documents,
        count(*) filter (where missing = 0 and changed = 0 and machine = 0)::integer as complete,
        count(*) filter (where missing > 0)::integer as missing,
        count(*) filter (where changed > 0)::integer as changed,
        count(*) filter (where machine > 0)::integer as machine
      from workspace.translations where total > 0 group by collection, locale`,
  );
  const nothing = { documents: 0, complete: 0, missing: 0, changed: 0, machine: 0 };
  return (await entitiesFor(req)).flatMap(({ name: collection }) =>
    LOCALE_CODES.map((locale) => counted.find((row) => row.collection === collection && row.locale === locale) ?? { collection, locale, ...nothing }),
  );
}

const CONDITIONS: Record<CoverageFilter, ReturnType<typeof sql>> = {
  missing: sql`missing > 0`,
  changed: sql`changed > 0`,
  machine: sql`machine > 0`,
  complete: sql`total > 0 and missing = 0 and changed = 0 and machine = 0`,
};

type Counted = Record<'document' | 'total' | 'missing' | 'changed' | 'machine', number>;

/** One page (50 rows, from 1) of a collection's documents with this state in a language, newest first; empty if the user may not translate it. */
export async function listCoverage(
  req: PayloadRequest,
  { collection, locale, filter, page }: { collection: string; locale: Locale; filter: CoverageFilter; page: number },
): Promise<CoverageList> {
  const entity = await entityFor(req, collection);
  if (!entity) return { rows: [], total: 0, pages: 0 };
  const matching = sql`from workspace.translations where collection = ${collection} and locale = ${locale} and ${CONDITIONS[filter]}`;
  const [{ total }] = (await execute<{ total: number }>(req, sql`select count(*)::integer as total ${matching}`)) as [{ total: number }];
  const found = await execute<Counted>(
    req,
    sql`select document, total, missing, changed, machine ${matching} order by document desc limit ${PAGE}::integer offset ${(page - 1) * PAGE}::integer`,
  );
  const docs = await newestOf(
    req,
    entity,
    found.map(({ document }) => document),
    { updatedAt: true, ...(entity.titleField ? { [entity.titleField]: true } : {}) },
  );
  const rows = found.flatMap(({ document, ...counts }): CoverageRow[] => {
    const doc = docs.get(document);
    return doc ? [{ collection, id: document, title: titleOf(req, entity, doc), updatedAt: doc.updatedAt, ...counts }] : [];
  });
  return { rows, total, pages: Math.ceil(total / PAGE) };
}
