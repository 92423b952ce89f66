import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { LOCALE_CODES } from '@/domain/locales';
import { execute } from '../database/transaction';
import { entitiesFor } from './access';
import type { Coverage } from './types';

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
