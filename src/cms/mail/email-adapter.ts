import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { EmailAdapter } from 'payload';
import { JOB_QUEUES } from '../queues/queues';
import { seal } from './sealed';
import { mailFrom, mailTransport } from './transport';

/** Queues Payload's own mails too: a mail server that is away neither loses a mail nor reveals which accounts exist. */
export const emailAdapter: Promise<EmailAdapter> = nodemailerAdapter({
  defaultFromName: mailFrom.name,
  defaultFromAddress: mailFrom.address,
  transport: mailTransport({ pool: false }),
  skipVerify: true,
}).then((adapter) => ({ payload }) => ({
  ...adapter({ payload }),
  sendEmail: async ({ to, subject, html, text }) =>
    payload.jobs.queue({
      task: 'send-payload-mail',
      queue: JOB_QUEUES.mail,
      input: { message: { ...(await seal({ to, subject, html, text })) } },
    }),
}));
