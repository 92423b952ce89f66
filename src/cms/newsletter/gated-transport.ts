import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import { env } from '@/env';
import { mailTransport } from '../mail/email-adapter';

/** What nodemailer says of a mail that failed. */
export interface MailError extends Error {
  /** The last word of the server, if it said something. */
  responseCode?: number;
  /** What was asked of the server then. */
  command?: string;
}

interface Outcome {
  error: MailError | null;
  /** False when the last line was never given, so that the server cannot have the mail. */
  mayHaveIt: boolean;
}

interface GatedTransport {
  /** Never throws. `beforeEnd` is awaited when all of the mail but its last line is given; the mail is not sent when it throws. */
  send: (message: SendMailOptions, beforeEnd: () => Promise<void>) => Promise<Outcome>;
  close: () => void;
}

interface Gate {
  beforeEnd: () => Promise<void>;
  /** What `beforeEnd` answers, once asked. */
  asked: Promise<void> | null;
  isGiven: boolean;
  isOver: boolean;
}

async function* holdBackEnd(whole: Readable, gate: Gate): AsyncGenerator<Buffer> {
  yield* whole;
  // After a refused recipient nodemailer reads the mail to its end without sending it.
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
    // A mail that fails comes back here, where it is known how far it came; the pool would send it again by itself.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Servers may look at a mail for minutes before they take it.
    socketTimeout: 300_000,
  } as Parameters<typeof nodemailer.createTransport>[0]);
}

/**
 * A transport that hands a message over in two steps: the mail server gets the whole message, but takes it only with the last line, the dot, and that
 * is held back until `beforeEnd` has written down that it is about to be given. A process that dies before has sent nothing; one that dies after has
 * it on record, so that it never sends it again.
 */
export function gatedTransport(transport: Transporter = newsletterTransport()): GatedTransport {
  transport.use('stream', (mail, done) => {
    const { gate } = mail.data as { gate: Gate };
    // Read only after the server has said that it takes the data, unlike a transform, which nodemailer fills beforehand.
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
