import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import { env } from '@/env';
import { mailTransport } from '../mail/email-adapter';

/** nodemailer's error for a failed mail. */
export interface MailError extends Error {
  /** Status code of the server's last reply, if any. */
  responseCode?: number;
  /** The SMTP command that failed. */
  command?: string;
}

interface Outcome {
  error: MailError | null;
  /** False if the final dot was never sent, so that the server can't have accepted the mail. */
  maybeAccepted: boolean;
}

interface GatedTransport {
  /** Never throws. Awaits `beforeEnd` before sending the final dot, and aborts the mail if that throws. */
  send: (message: SendMailOptions, beforeEnd: () => Promise<void>) => Promise<Outcome>;
  close: () => void;
}

interface Gate {
  beforeEnd: () => Promise<void>;
  /** Result of `beforeEnd`, once called. */
  permission: Promise<void> | null;
  isOpen: boolean;
  hasFailed: boolean;
}

async function* holdBackEnd(content: Readable, gate: Gate): AsyncGenerator<Buffer> {
  yield* content;
  // After a refused recipient nodemailer drains the mail without sending it.
  await setImmediate();
  if (gate.hasFailed) return;
  gate.permission = gate.beforeEnd();
  await gate.permission;
  if (gate.hasFailed) throw new Error('The connection was lost.');
  gate.isOpen = true;
}

function newsletterTransport(): Transporter {
  if (!env.SMTP_URL) return mailTransport();
  return nodemailer.createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: 1,
    // No retries by the pool: only this transport knows how far a failed mail got.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Servers may scan a mail for minutes before they accept it.
    socketTimeout: 300_000,
  } as Parameters<typeof nodemailer.createTransport>[0]);
}

/**
 * Sends a mail in two steps: the server receives everything but the last line, the dot, which waits until `beforeEnd` has recorded that the mail is
 * about to be sent. A process that dies before that has sent nothing; one that dies later has a record, so the mail is never sent twice.
 */
export function gatedTransport(transport: Transporter = newsletterTransport()): GatedTransport {
  transport.use('stream', (mail, done) => {
    const { gate } = mail.data as { gate: Gate };
    // Unlike a transform, which nodemailer fills in advance, this is read only after the server accepts the data.
    mail.message.processFunc((content: Readable) => Readable.from(holdBackEnd(content, gate), { objectMode: false }));
    done();
  });
  return {
    send: async (message, beforeEnd) => {
      const gate: Gate = { beforeEnd, permission: null, isOpen: false, hasFailed: false };
      try {
        await transport.sendMail({ ...message, gate } as SendMailOptions);
        return { error: null, maybeAccepted: true };
      } catch (error) {
        gate.hasFailed = true;
        await gate.permission?.catch(() => undefined);
        return { error: error as MailError, maybeAccepted: gate.isOpen };
      }
    },
    close: () => transport.close(),
  };
}
