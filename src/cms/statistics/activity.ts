import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { env } from '@/env';
import { bookmarks } from '@/payload-generated-schema';
import { execute } from '../database/transaction';

/** The spans that statistics are shown for, in days. */
export const SPANS = [30, 90] as const;
export type Span = (typeof SPANS)[number];

export interface Day {
  /** `2026-11-22`, in the site's time zone. */
  day: string;
  clicks: number;
  bookmarks: number;
}

/** The span an address asks for; 30 days when it asks for none. */
export const spanOf = (value: unknown): Span => SPANS.find((span) => String(span) === value) ?? SPANS[0];

/**
 * Clicks on visit buttons and bookmarks that were made, for each of the last days with today as the last; of one tool, or of all. A bookmark that was
 * removed no longer counts.
 */
export async function readActivity(req: PayloadRequest, { days, tool }: { days: number; tool?: number }): Promise<Day[]> {
  const zone = env.TIME_ZONE;
  const today = sql`(now() at time zone ${zone})::date`;
  // Of all tools, each day is a short range of the index; of one, all its rows are read once.
  const made =
    tool === undefined
      ? sql`cross join lateral (select count(*) as number from ${bookmarks}
          where ${bookmarks.createdAt} >= d at time zone ${zone} and ${bookmarks.createdAt} < (d + interval '1 day') at time zone ${zone}) b`
      : sql`left join (select (${bookmarks.createdAt} at time zone ${zone})::date as day, count(*) as number from ${bookmarks}
          where ${bookmarks.tool} = ${tool} group by 1) b on b.day = d::date`;
  return execute<Day>(
    req,
    sql`with clicked as (
        select day, sum(count) as number from workspace.clicks
        where day > ${today} - ${days}::integer ${tool === undefined ? sql`` : sql`and tool = ${tool}`} group by 1
      )
      select to_char(d, 'YYYY-MM-DD') as day, coalesce(clicked.number, 0)::integer as clicks, coalesce(b.number, 0)::integer as bookmarks
      from generate_series((${today} - ${days - 1}::integer)::timestamp, ${today}::timestamp, interval '1 day') as d
      left join clicked on clicked.day = d::date ${made} order by d`,
  );
}
