import { z } from 'zod';
import { hasBegun } from '@/domain/tool/buyer-facts';
import { followLink } from '../links/follow-link';

/** Reference rates of the European Central Bank, of the last working day. */
const RATES_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const RATES_MAX_BYTES = 32 * 1024;

const rate = z.coerce.number().min(0.1).max(10);
const rates = z.object({ day: z.iso.date().pipe(z.string().refine(hasBegun)), USD: rate, GBP: rate });
export type ExchangeRates = z.infer<typeof rates>;

/** Reads units per euro and their day from the bank's XML; null if they aren't there or can't be right. */
export function parseRates(xml: string): ExchangeRates | null {
  const attribute = (pattern: RegExp) => pattern.exec(xml)?.[1];
  const of = (currency: string) => attribute(new RegExp(`currency=['"]${currency}['"]\\s+rate=['"]([\\d.]+)['"]`));
  return rates.safeParse({ day: attribute(/time=['"]([\d-]+)['"]/), USD: of('USD'), GBP: of('GBP') }).data ?? null;
}

/** Asks the bank for its newest rates; null if it doesn't answer with any. */
export async function fetchRates(): Promise<ExchangeRates | null> {
  const { ok, text = '' } = await followLink(RATES_URL, { maxBytes: RATES_MAX_BYTES });
  return ok ? parseRates(text) : null;
}
