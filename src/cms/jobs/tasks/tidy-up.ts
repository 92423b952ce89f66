import { sql } from '@payloadcms/db-postgres';
import type { TaskConfig } from 'payload';
import { confirmations, edit_proposals, link_checks, users } from '@/payload-generated-schema';
import { execute } from '../../database/transaction';
import { JOB_QUEUES } from '../../queues/queues';
import { forgetTransfers } from '../../transfers/files';
import { forgetOldData } from '../forget-old-data';

/** Deletes expired data once a day. */
export const tidyUp: TaskConfig<'tidy-up'> = {
  slug: 'tidy-up',
  schedule: [{ cron: '17 3 * * *', queue: JOB_QUEUES.upkeep }],
  handler: async ({ req }) => {
    await execute(req, sql`delete from ${confirmations} where ${confirmations.expiresAt} < now()`);
    await execute(req, sql`delete from auth.session where "expiresAt" < now()`);
    await execute(req, sql`delete from auth.verification where "expiresAt" < now()`);
    // Invited people already have an account and stay.
    await execute(
      req,
      sql`delete from auth."user" u where not u."emailVerified" and u."createdAt" < now() - interval '7 days'
        and not exists (select from ${users} where ${users.authId} = u.id::text)`,
    );
    await execute(
      req,
      sql`delete from ${edit_proposals} where ${edit_proposals.decidedAt} < now() - interval '1 year' or ${edit_proposals.tool} is null`,
    );
    await execute(req, sql`delete from ${link_checks} where ${link_checks.updatedAt} < now() - interval '180 days'`);
    await execute(req, sql`delete from workspace.clicks where day < current_date - interval '3 years'`);
    await execute(req, sql`delete from workspace.search_misses where day < current_date - 180`);
    await execute(req, sql`delete from limits.hits where expire < extract(epoch from now()) * 1000`);
    await forgetOldData(req);
    await forgetTransfers(req);
    return { output: {} };
  },
};
