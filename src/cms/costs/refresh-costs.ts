import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { tools } from '@/payload-generated-schema';
import { expireTags } from '../cache/expire-tags';
import { execute, inTransaction } from '../database/transaction';
import { costTools } from './cost-tools';
import { type ExchangeRates, fetchRates } from './exchange-rates';

/** Saves rates that are newer than the stored ones. */
async function saveRates(req: PayloadRequest, rates: ExchangeRates): Promise<void> {
  const { day } = await req.payload.findGlobal({ slug: 'costs', depth: 0, req });
  if (Date.parse(rates.day) <= Date.parse(day)) return;
  await req.payload.updateGlobal({ slug: 'costs', data: rates, depth: 0, context: { isRefreshingCosts: true }, req });
}

/**
 * Computes what every tool costs teams, with the newest rates if there are any.
 *
 * @param fetchNewest reads rates; null to go on with the stored ones
 */
export async function refreshAllCosts(req: PayloadRequest, fetchNewest: typeof fetchRates | null = fetchRates): Promise<void> {
  const rates = await fetchNewest?.();
  if (fetchNewest && !rates) req.payload.logger.warn('The European Central Bank gave no exchange rates. The stored ones remain.');
  if (rates) await saveRates(req, rates);
  const rows = await execute<{ id: number }>(req, sql`select ${tools.id} from ${tools} where ${tools._status} = 'published' order by ${tools.id}`);
  const ids = rows.map(({ id }) => id);
  // What was saved before a failure is shown, too.
  await costTools(ids, (work) => inTransaction(req, () => work((statement) => execute(req, statement)))).finally(() =>
    expireTags([cacheTags.costs], req),
  );
}
