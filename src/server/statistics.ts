import 'server-only';
import type { Locale } from '@/domain/locales';
import { env } from '@/env';
import { senderKey } from './client-address';
import { isPersonalVisit, isProgram } from './personal-visit';
import { secondsToWait } from './rate-limit';
import { queryReadModel } from './read-model';

const HOUR = 60 * 60;
/** What one address adds to the clicks of one tool, to one missed text, and to all missed texts together. */
const CLICKS = { points: 3, seconds: HOUR };
const SAME_MISS = { points: 1, seconds: HOUR };
const MISSES = { points: 30, seconds: HOUR };
/** Different missed texts of one day in one language. */
const MISSES_PER_DAY = 5000;
/** Counts under way in this process. While the database is slow, further ones are left out instead of waiting in line. */
const UNDER_WAY_MAX = 20;

let underWay = 0;

/** A lost count harms nobody, so nothing that goes wrong here reaches the caller. */
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
 * Counts that somebody left for a tool's website; programs, prefetching and floods are not counted. Nothing about the person is kept, but for a keyed
 * hash of address and tool for an hour. Never throws.
 */
export function countClick({ tool, method, headers }: { tool: number; method: string; headers: Headers }): Promise<void> {
  return quietly(async () => {
    if (!isPersonalVisit(method, headers)) return;
    if ((await secondsToWait('click', `${senderKey(headers)}:${tool}`, CLICKS)) > 0) return;
    await queryReadModel({
      text: `insert into workspace.clicks as c (tool, day, count) values ($1, (now() at time zone $2)::date, 1)
        on conflict (tool, day) do update set count = c.count + 1`,
      values: [tool, env.TIME_ZONE],
    });
  });
}

interface SearchMiss {
  locale: Locale;
  query: string;
  headers: Headers;
  isMissed?: () => Promise<boolean>;
}

/**
 * Counts a text that was searched for in vain. The same address adds the same text once an hour; programs are not counted.
 *
 * @param query folded, without anything private (`features/search/missed-text`)
 * @param isMissed searches once more, for a browser that says itself that nothing was found; asked within the limits of the address only
 */
export function countSearchMiss({ locale, query, headers, isMissed }: SearchMiss): Promise<void> {
  return quietly(async () => {
    if (isProgram(headers)) return;
    const address = senderKey(headers);
    if ((await secondsToWait('misses', address, MISSES)) > 0) return;
    if ((await secondsToWait('miss', `${address}:${locale}:${query}`, SAME_MISS)) > 0) return;
    if (isMissed && !(await isMissed())) return;
    await queryReadModel({
      text: `with today as (select (now() at time zone $3)::date as day)
        insert into workspace.search_misses as m (locale, query, day, count) select $1, $2, day, 1 from today
        where exists (select from workspace.search_misses e where e.locale = $1 and e.query = $2 and e.day = today.day)
          or (select count(*) from workspace.search_misses e where e.day = today.day and e.locale = $1) < $4
        on conflict (locale, query, day) do update set count = m.count + 1`,
      values: [locale, query, env.TIME_ZONE, MISSES_PER_DAY],
    });
  });
}
