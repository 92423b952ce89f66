import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { TOOLS_PER_PAGE } from '@/domain/limits';
import { tools } from '@/payload-generated-schema';
import { expireTags } from '../cache/expire-tags';
import { execute, inTransaction } from '../database/transaction';
import { scoreListed } from './upkeep';

/** The tools that open each plain list, in each language. */
async function firstTools(req: PayloadRequest): Promise<Map<string, string>> {
  const rows = await execute<{ list: string; locale: string; ids: number[] }>(
    req,
    sql`select list, locale, array(
        select t.tool_id from search.tools t where t.locale = l.locale and t.facets && array[list]
        order by recommended desc nulls last, name_key, tool_id limit ${TOOLS_PER_PAGE}
      ) as ids
      from search.pages cross join (values ('en'), ('nl')) as l (locale) where number = 1`,
  );
  return new Map(rows.map(({ list, locale, ids }) => [`${locale} ${list}`, ids.join()]));
}

/**
 * Scores every listed tool again: time passes, and visitors' bookmarks, visits and reviews leave the order alone until then. Expires only lists that
 * now open with other tools.
 */
export async function refreshScores(req: PayloadRequest): Promise<void> {
  await inTransaction(req, async () => {
    const before = await firstTools(req);
    // Of the others, the change that holds them saves the score.
    const rows = await execute<{ id: number }>(
      req,
      sql`select ${tools.id} from ${tools} where ${tools._status} = 'published' order by ${tools.id} for no key update skip locked`,
    );
    await scoreListed(
      req,
      rows.map(({ id }) => id),
    );
    const after = await firstTools(req);
    const moved = [...after].filter(([key, ids]) => before.get(key) !== ids).map(([key]) => key.slice(key.indexOf(' ') + 1));
    await expireTags(moved.map(cacheTags.recommended), req);
  });
}
