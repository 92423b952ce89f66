import { sql } from '@payloadcms/db-postgres';
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { MAX_ID } from '@/domain/limits';
import { newsletter_deliveries as deliveries, newsletter_issues as issues, payload_jobs as jobs, subscribers } from '@/payload-generated-schema';
import { isAdmin } from '../access/roles';
import { recordContentEvent } from '../audit/record-event';
import { execute, inTransaction } from '../database/transaction';
import { readBody, refuse } from '../guards/refuse';
import { JOB_QUEUES } from '../queues/queues';

const ROWS = 20;

/** A mail that may or may not have been sent. `kind` is a `MailKind`, or null for a mail by Payload. */
export interface UncertainMail {
  source: 'job' | 'delivery';
  id: number;
  kind: string | null;
  to: string | null;
  at: string;
}

export interface UncertainMails {
  count: number;
  newest: UncertainMail[];
}

/** A mail that was handed over and then given up by its job. */
const IS_UNCERTAIN = sql`${jobs.hasError} and ${jobs.handedAt} is not null and ${jobs.completedAt} is null`;

/** The newest mails in doubt, of jobs and newsletters; those that would be of no use any more aren't listed. */
export async function readUncertainMails(req: PayloadRequest): Promise<UncertainMails> {
  const rows = await execute<UncertainMail & { count: number }>(
    req,
    sql`select *, count(*) over ()::integer as count from (
        select 'job' as source, ${jobs.id} as id, ${jobs.input} ->> 'kind' as kind, ${jobs.input} ->> 'to' as "to", ${jobs.handedAt} as at
          from ${jobs} where ${IS_UNCERTAIN} and coalesce((${jobs.input} ->> 'validUntil')::timestamptz > now(), true)
        union all
        select 'delivery', ${deliveries.id}, 'newsletter-issue', ${subscribers.email}, ${deliveries.updatedAt}
          from ${deliveries} join ${subscribers} on ${subscribers.id} = ${deliveries.subscriber} where ${deliveries.state} = 'uncertain'
      ) mails order by at desc, id desc limit ${ROWS}`,
  );
  return { count: rows[0]?.count ?? 0, newest: rows.map(({ count, ...mail }) => mail) };
}

/** Makes an issue's job send its waiting deliveries, also if it had ended. */
async function continueIssue(req: PayloadRequest, issue: number): Promise<void> {
  await execute(req, sql`update ${issues} set status = 'sending', finished_at = null where ${issues.id} = ${issue}`);
  await req.payload.jobs.queue({ task: 'send-newsletter', queue: JOB_QUEUES.newsletter, input: { issue }, req });
}

const decision = z.object({
  source: z.enum(['job', 'delivery']),
  id: z.int().positive().max(MAX_ID),
  action: z.enum(['send', 'give-up']),
});

/**
 * Sends a mail in doubt again, or gives it up with its contents.
 * @throws APIError 409 if it isn't in doubt any more
 */
async function decideUncertainMail(req: PayloadRequest, { source, id, action }: z.infer<typeof decision>): Promise<void> {
  const isSent = action === 'send';
  await inTransaction(req, async () => {
    if (source === 'job') {
      const [mail] = await execute<{ kind: string | null }>(
        req,
        isSent
          ? sql`update ${jobs} set handed_at = null, has_error = false, error = null, wait_until = null, updated_at = now()
              where ${jobs.id} = ${id} and ${IS_UNCERTAIN} returning input ->> 'kind' as kind`
          : sql`delete from ${jobs} where ${jobs.id} = ${id} and ${IS_UNCERTAIN} returning input ->> 'kind' as kind`,
      );
      if (!mail) return refuse(req, 'mailSettled');
      return recordContentEvent(req, isSent ? 'mail_sent_again' : 'mail_given_up', 'mails', mail.kind ?? undefined);
    }
    const [delivery] = await execute<{ issue: number }>(
      req,
      sql`update ${deliveries} set state = ${isSent ? 'pending' : 'failed'}, updated_at = now()
        where ${deliveries.id} = ${id} and ${deliveries.state} = 'uncertain' returning issue_id as issue`,
    );
    if (!delivery) return refuse(req, 'mailSettled');
    if (isSent) await continueIssue(req, delivery.issue);
    return recordContentEvent(req, isSent ? 'mail_sent_again' : 'mail_given_up', `newsletter-deliveries #${id}`);
  });
}

/** `POST /api/mails/uncertain` `{ source, id, action }`, for admins. */
export const mailEndpoints: Endpoint[] = [
  {
    method: 'post',
    path: '/mails/uncertain',
    handler: async (req) => {
      if (!isAdmin(req.user)) throw new Forbidden(req.t);
      await decideUncertainMail(req, await readBody(req, decision));
      return Response.json({});
    },
  },
];
