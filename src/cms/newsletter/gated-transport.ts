import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import { env } from '@/env';
import { mailTransport } from '../mail/email-adapter';

/** nodemailer's error for a failed mail. */
export interface MailError extends Error {
  /** Status code of the server's last reply, if any. */
  responseCode?: number;
  /** SMTP command that the reply answers. */
  command?: string;
}

interface Outcome {
  error: MailError | null;
  /** False if the last line was never sent, so that the server can't have the mail. */
  mayHaveIt: boolean;
}

interface GatedTransport {
  /** Never throws. Awaits `beforeEnd` before the last line; doesn't send the mail if that throws. */
  send: (message: SendMailOptions, beforeEnd: () => Promise<void>) => Promise<Outcome>;
  close: () => void;
}

interface Gate {
  beforeEnd: () => Promise<void>;
  /** Result of `beforeEnd`, once called. */
  asked: Promise<void> | null;
  isGiven: boolean;
  isOver: boolean;
}

async function* holdBackEnd(whole: Readable, gate: Gate): AsyncGenerator<Buffer> {
  yield* whole;
  // After a refused recipient nodemailer drains the mail without sending it.
  await setImmediate();
  if (gate.isOver) return;
  gate.asked = gate.beforeEnd();
  await gate.asked;
  if (gate.isOver) throw new Error('The connection was lost.');
  gate.isGiven = true;
}

function newsletterTransport(): Transporter {
  if (!env.SMTP_URL) return mailTransport();
  return nodemailer.createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: 1,
    // The pool would retry on its own; a failed mail must come back here, where it is known how far it got.
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
    mail.message.processFunc((whole: Readable) => Readable.from(holdBackEnd(whole, gate), { objectMode: false }));
    done();
  });
  return {
    send: async (message, beforeEnd) => {
      const gate: Gate = { beforeEnd, asked: null, isGiven: false, isOver: false };
      try {
        await transport.sendMail({ ...message, gate } as SendMailOptions);
        return { error: null, mayHaveIt: true };
      } catch (error) {
        gate.isOver = true;
        await gate.asked?.catch(() => undefined);
        return { error: error as MailError, mayHaveIt: gate.isGiven };
      }
    },
    close: () => transport.close(),
  };
}
