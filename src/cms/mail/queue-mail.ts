import type { PayloadRequest } from 'payload';
import { localeOf } from '@/domain/locales';
import type { MailData, MailKind } from '@/emails/mails';
import { JOB_QUEUES } from '../queues/queues';
import { seal } from './sealed';

interface MailOptions<K extends MailKind> {
  kind: K;
  data: MailData[K];
  to: string;
  /** Recipient's language; anything unknown means the default. */
  language: string | null | undefined;
  replyTo?: { name: string; address: string };
  /** The moderation step that the mail announces; undoing the step withdraws a mail that still waits. */
  moderationEvent?: number;
  waitUntil?: Date;
  /** The mail isn't sent after this time. */
  validUntil?: Date;
}

/** Queues a mail in the transaction of the request, so that it is sent only if that commits. Its contents wait encrypted. */
export async function queueMail<K extends MailKind>(
  req: PayloadRequest,
  { data, language, waitUntil, validUntil, ...mail }: MailOptions<K>,
): Promise<void> {
  const input = { ...mail, data: { ...(await seal(data)) }, locale: localeOf(language), validUntil: validUntil?.toISOString() };
  // Sent to all readers at once; in a queue of their own they don't delay sign-in codes.
  const queue = mail.kind === 'tool-changes' ? JOB_QUEUES.changes : JOB_QUEUES.mail;
  await req.payload.jobs.queue({ task: 'send-mail', queue, input, waitUntil, req });
}
