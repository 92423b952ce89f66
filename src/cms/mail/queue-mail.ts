import type { PayloadRequest } from 'payload';
import { localeOf } from '@/domain/locales';
import type { MailData, MailKind } from '@/emails/mail-data';
import { JOB_QUEUES } from '../queues/queues';

interface MailOptions<K extends MailKind> {
  kind: K;
  data: MailData[K];
  to: string;
  /** Language of the person who gets it; the default one for anything else. */
  language: string | null | undefined;
  replyTo?: { name: string; address: string };
  /** The step of the moderation log it tells about; undoing that step takes the mail back while it waits. */
  moderationEvent?: number;
  waitUntil?: Date;
  /** When what it holds no longer works: it is not sent after that. */
  validUntil?: Date;
}

/** Puts a mail in the queue, in the transaction of the request: it is sent when that is kept, and as often as it takes. */
export async function queueMail<K extends MailKind>(req: PayloadRequest, options: MailOptions<K>): Promise<void> {
  const { kind, data, to, language, replyTo, moderationEvent, waitUntil, validUntil } = options;
  await req.payload.jobs.queue({
    task: 'send-mail',
    queue: JOB_QUEUES.mail,
    input: {
      kind,
      data: { ...data },
      to,
      locale: localeOf(language),
      replyTo,
      moderationEvent,
      validUntil: validUntil?.toISOString(),
    },
    waitUntil,
    req,
  });
}
