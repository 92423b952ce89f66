import { sql } from '@payloadcms/db-postgres';
import { inArray } from '@payloadcms/db-postgres/drizzle';
import { TOLD_KINDS } from '@/domain/tool/events';
import { tool_events as events, tools } from '@/payload-generated-schema';

/** Told changes of public tools, with a condition to extend by `and`. What editors correct or add from before the directory is no news. */
export const NEWS = sql`${events} join ${tools} on ${tools.id} = ${events.tool}
  where not ${events.isCorrection} and ${events.origin} = 'published' and ${inArray(events.kind, TOLD_KINDS)}
    and ${tools._status} = 'published' and ${tools.deletedAt} is null`;
