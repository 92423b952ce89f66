import { sql } from '@payloadcms/db-postgres';
import type { SendMailOptions } from 'nodemailer';
import { JobCancelledError, type PayloadRequest, type TaskConfig } from 'payload';
import type { Locale } from '@/domain/locales';
import type { MailData, MailKind } from '@/emails/mails';
import { payload_jobs } from '@/payload-generated-schema';
import { execute } from '../database/transaction';
import { type ClaimedJob, claimOf, JobTakenOver, whileClaimed } from '../queues/claims';
import { type Sealed, unseal } from './sealed';
import { sendQueued } from './send-once';

/** 5 s, 10 s, 20 s, …: sixteen attempts over almost four days. */
const MAIL_RETRIES = { attempts: 15, backoff: { type: 'exponential', delay: 5000 } } as const;

const forgetContents = (req: PayloadRequest, { id }: ClaimedJob) =>
  execute(req, sql`update ${payload_jobs} set input = input - 'data' - 'message' where ${payload_jobs.id} = ${id}`);

/** Removes the contents of a mail from the log of each failed attempt, where Payload copies the input, and from the job after the last one. */
const forgetAfterLast: TaskConfig['onFail'] = async ({ input, job, req, taskStatus }) => {
  for (const name of ['data', 'message']) delete (input as Record<string, unknown>)[name];
  if ((taskStatus?.totalTried ?? 0) >= MAIL_RETRIES.attempts) await forgetContents(req, job);
};

/** Ends the job without another attempt. An admin may send the mail again: see `uncertain`. */
function endInDoubt(req: PayloadRequest, { id }: ClaimedJob, problem: string): never {
  req.payload.logger.error({ msg: `It is uncertain whether the mail of job ${id} was sent` });
  throw new JobCancelledError(problem);
}

/**
 * Sends the mail of a job at most once; its row says when all but the last line was handed over.
 * @throws JobCancelledError if the mail isn't sent again by itself, other errors if it is
 */
async function sendMailOf(req: PayloadRequest, job: ClaimedJob, message: SendMailOptions): Promise<void> {
  const isHanded = sql`${payload_jobs.handedAt} is not null`;
  const note = async (changes: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) =>
    (await execute(req, sql`update ${payload_jobs} set ${changes} where ${condition} returning ${payload_jobs.id}`)).length > 0;
  const sending = await sendQueued(message, () =>
    note(sql`handed_at = now()`, sql`${whileClaimed(claimOf(job))} and ${payload_jobs.handedAt} is null`),
  );
  switch (sending.outcome) {
    case 'sent':
      // Also if another process has found the mail in doubt since.
      await note(sql`completed_at = now(), has_error = false`, sql`${payload_jobs.id} = ${job.id} and ${isHanded}`);
      return;
    case 'taken':
      throw new JobTakenOver();
    case 'uncertain':
      return endInDoubt(req, job, sending.error.message);
    case 'refused':
      await note(sql`handed_at = null`, sql`${whileClaimed(claimOf(job))}`);
      await forgetContents(req, job);
      throw new JobCancelledError(sending.error.message);
    default:
      await note(sql`handed_at = null`, sql`${whileClaimed(claimOf(job))}`);
      throw sending.error;
  }
}

/** Renders and sends a mail; retries while the mail server is away. */
export const sendMail: TaskConfig<'send-mail'> = {
  slug: 'send-mail',
  retries: MAIL_RETRIES,
  onFail: forgetAfterLast,
  inputSchema: [
    { name: 'kind', type: 'text', required: true },
    { name: 'data', type: 'json', required: true },
    { name: 'to', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'replyTo', type: 'json' },
    { name: 'moderationEvent', type: 'number' },
    { name: 'validUntil', type: 'text' },
  ],
  handler: async ({ input, job, req }) => {
    // An expired code or link is no use to anyone.
    if (input.validUntil && Date.parse(input.validUntil) < Date.now()) return { output: {} };
    if (job.handedAt) return endInDoubt(req, job, 'interrupted');
    // Loaded lazily: most commands load the config but never send mail.
    const { renderMail } = await import('@/emails/render-mail');
    const data = await unseal(input.data as unknown as MailData[MailKind] | Sealed);
    const mail = await renderMail(input.kind as MailKind, data, input.locale as Locale);
    const replyTo = input.replyTo as { name: string; address: string } | undefined;
    await sendMailOf(req, job, { ...mail, to: { name: '', address: input.to }, replyTo });
    return { output: {} };
  },
};

/** Sends a mail that Payload rendered. */
export const sendPayloadMail: TaskConfig<'send-payload-mail'> = {
  slug: 'send-payload-mail',
  retries: MAIL_RETRIES,
  onFail: forgetAfterLast,
  inputSchema: [{ name: 'message', type: 'json', required: true }],
  handler: async ({ input, job, req }) => {
    if (job.handedAt) return endInDoubt(req, job, 'interrupted');
    await sendMailOf(req, job, await unseal(input.message as Record<string, unknown> | Sealed));
    return { output: {} };
  },
};
