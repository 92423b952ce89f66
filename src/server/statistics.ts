import 'server-only';
import type { Locale } from '@/domain/locales';
import { env } from '@/env';
import { senderKey } from './client-address';
import { isPersonalVisit, isProgram } from './personal-visit';
import { secondsToWait } from './rate-limit';
import { runForVisitor } from './search/pool';

const HOUR = 60 * 60;
/** Per address: clicks on one tool, one missed search, all missed searches. */
const CLICKS = { points: 3, seconds: HOUR };
const SAME_MISS = { points: 1, seconds: HOUR };
const MISSES = { points: 30, seconds: HOUR };
/** Distinct missed searches per day and language. */
const MISSES_PER_DAY = 5000;
/** While the database is slow, further counts are dropped rather than queued. */
const UNDER_WAY_MAX = 20;

let underWay = 0;

/** A lost count is harmless, so errors don't reach the caller. */
async function quietly(count: () => Promise<void>): Promise<void> {
  if (underWay >= UNDER_WAY_MAX) return;
  underWay += 1;
  try {
    await count();
  } catch (error) {
    console.error('A count was lost:', error instanceof Error ? error.message : error);
  } finally {
    underWay -= 1;
  }
}

/**
 * Counts a click on a tool's website; bots, prefetches and floods don't count. Stores nothing about the person except a keyed hash of address and
 * tool for an hour. Never throws.
 */
export function countClick({ tool, method, headers }: { tool: number; method: string; headers: Headers }): Promise<void> {
  return quietly(async () => {
    if (!isPersonalVisit(method, headers)) return;
    if ((await secondsToWait('click', `${senderKey(headers)}:${tool}`, CLICKS)) > 0) return;
    await runForVisitor({
      text: `insert into workspace.clicks as c (tool, day, count) values ($1, (now() at time zone $2)::date, 1)
        on conflict (tool, day) do update set count = c.count + 1`,
      values: [tool, env.TIME_ZONE],
    });
  });
}

interface SearchMiss {
  /** Nothing was found, or the visitor asked again at once with other words. */
  kind?: 'missed' | 'refined';
  locale: Locale;
  query: string;
  headers: Headers;
  isMissed?: () => Promise<boolean>;
}

/**
 * Counts a search that didn't answer. One address counts once an hour per text; bots don't count.
 *
 * @param query folded, without personal data (`features/search/missed-text`)
 * @param isMissed repeats the search when the browser reports a miss
 */
export function countSearchMiss({ kind = 'missed', locale, query, headers, isMissed }: SearchMiss): Promise<void> {
  return quietly(async () => {
    if (isProgram(headers)) return;
    const address = senderKey(headers);
    if ((await secondsToWait('misses', address, MISSES)) > 0) return;
    if ((await secondsToWait('miss', `${address}:${kind}:${locale}:${query}`, SAME_MISS)) > 0) return;
    if (isMissed && !(await isMissed())) return;
    await runForVisitor({
      text: `with today as (select (now() at time zone $3)::date as day)
        insert into workspace.search_misses as m (locale, query, day, count, refined) select $1, $2, day, $5::integer, 1 - $5::integer from today
        where exists (select from workspace.search_misses e where e.locale = $1 and e.query = $2 and e.day = today.day)
          or (select count(*) from workspace.search_misses e where e.day = today.day and e.locale = $1) < $4
        on conflict (locale, query, day) do update set count = m.count + excluded.count, refined = m.refined + excluded.refined`,
      values: [locale, query, env.TIME_ZONE, MISSES_PER_DAY, Number(kind === 'missed')],
    });
  });
}
