import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { RECENT_MONTHS } from '@/domain/tool/fact-checks';
import { facetKeys } from '@/domain/tool/filters';
import { tools } from '@/payload-generated-schema';
import { expireTags } from '../cache/expire-tags';
import { execute, inTransaction } from '../database/transaction';
import { refreshTools } from './upkeep';

/** More than the day between two runs. */
const DAYS = 3;

/** Prices grow old without a change: such tools leave the filter of recently checked ones, and their pages say so. */
export async function refreshPrices(req: PayloadRequest): Promise<void> {
  await inTransaction(req, async () => {
    const filtered = await execute<{ id: number }>(
      req,
      sql`select tool_id as id from search.tools
        where locale = 'en' and facets && array[${facetKeys.checked}::text] and not search.has_recent_prices(tool_id) order by tool_id`,
    );
    await refreshTools(
      req,
      filtered.map(({ id }) => id),
    );
    const limit = sql`now() - make_interval(months => ${RECENT_MONTHS}::integer)`;
    const old = await execute<{ id: number }>(
      req,
      sql`select ${tools.id} from ${tools} where ${tools._status} = 'published' and ${tools.pricesAsOf} < ${limit}
        and ${tools.pricesAsOf} >= ${limit} - make_interval(days => ${DAYS}::integer)`,
    );
    await expireTags([...old.map(({ id }) => cacheTags.tool(id)), ...(filtered.length > 0 ? [cacheTags.toolsList] : [])], req);
  });
}
