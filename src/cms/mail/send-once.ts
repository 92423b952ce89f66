import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { mailFrom, mailTransport } from './transport';

/** nodemailer's error for a failed mail. */
interface MailError extends Error {
  /** Status code of the server's last reply, if any. */
  responseCode?: number;
  /** The SMTP command that failed. */
  command?: string;
}

interface Attempt {
  error: MailError | null;
  /** False if the final dot was never sent, so that the server can't have accepted the mail. */
  maybeAccepted: boolean;
}

export interface GatedTransport {
  /** Never throws. Awaits `beforeEnd` before sending the final dot, and aborts the mail if that throws. */
  send: (message: SendMailOptions, beforeEnd: () => Promise<void>) => Promise<Attempt>;
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

/**
 * Sends a mail in two steps: the server receives everything but the last line, the dot, which waits until `beforeEnd` has recorded that the mail is
 * about to be sent. A process that dies before that has sent nothing; one that dies later has a record, so the mail is never sent twice.
 */
export function gatedTransport(transport: Transporter): GatedTransport {
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
        await transport.sendMail({ from: mailFrom, ...message, gate } as SendMailOptions);
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

/**
 * What became of a mail:
 * - `sent`: the server accepted it.
 * - `taken`: another process has it.
 * - `refused`: the server never will accept it.
 * - `deferred`: the server won't accept it now.
 * - `unsent`: the server is away, or refuses more than this mail.
 * - `uncertain`: no answer came after the last line, so it may have been sent.
 */
type Result = { outcome: 'sent' } | { outcome: 'taken' } | { outcome: 'refused' | 'deferred' | 'unsent' | 'uncertain'; error: Error };

/**
 * Sends a mail at most once. Only `deferred` and `unsent` ones may be tried again.
 * @param hand records that the mail is handed over, before its last line is sent; false if another process has it
 */
export async function sendOnce(transport: GatedTransport, message: SendMailOptions, hand: () => Promise<boolean>): Promise<Result> {
  let isTaken = false;
  const { error, maybeAccepted } = await transport.send(message, async () => {
    isTaken = !(await hand());
    if (isTaken) throw new Error('Another process is sending this mail.');
  });
  if (isTaken) return { outcome: 'taken' };
  if (!error) return { outcome: 'sent' };
  const code = error.responseCode ?? 0;
  // Rejection of anything else, such as our password or sender, isn't about this recipient.
  if (code >= 400 && ['RCPT TO', 'DATA'].includes(error.command ?? '')) return { outcome: code >= 500 ? 'refused' : 'deferred', error };
  return { outcome: maybeAccepted ? 'uncertain' : 'unsent', error };
}

const single = gatedTransport(mailTransport({ pool: false }));

/** Sends a queued mail; see `sendOnce`. */
export const sendQueued = (message: SendMailOptions, hand: () => Promise<boolean>) => sendOnce(single, message, hand);

/** Sends a mail while its sender waits. @throws when the server is away or refuses it */
export async function sendNow(message: SendMailOptions): Promise<void> {
  const { error } = await single.send(message, async () => undefined);
  if (error) throw error;
}
