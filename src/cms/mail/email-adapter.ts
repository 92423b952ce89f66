import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import { env } from '@/env';
import { JOB_QUEUES } from '../queues/queues';
import { seal } from './sealed';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Writes each mail to a file instead of sending it, for development; `/dev/mail` shows them. */
function folderTransport(folder: string): Transporter {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const toMessage = transport.sendMail.bind(transport);
  transport.sendMail = (async (message: Parameters<typeof toMessage>[0]) => {
    const info = await toMessage(message);
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${info.messageId.replace(/[^a-z0-9]/gi, '').slice(0, 12)}.eml`;
    // Written under another name first, so that nobody reads half a mail.
    const unfinished = path.join(folder, `.${name}`);
    await writeFile(unfinished, info.message as Buffer);
    await rename(unfinished, path.join(folder, name));
    return info;
  }) as typeof transport.sendMail;
  return transport as unknown as Transporter;
}

/** Fails every mail, so that it stays queued until a mail server is configured. */
function absentTransport(): Transporter {
  const transport = nodemailer.createTransport({ jsonTransport: true });
  transport.sendMail = (async () => {
    throw new Error('No mail server configured: set SMTP_URL.');
  }) as typeof transport.sendMail;
  return transport as unknown as Transporter;
}

/** The configured mail server; else a folder in development; else none, and mails wait. */
export function mailTransport(): Transporter {
  if (env.SMTP_URL) return nodemailer.createTransport({ url: env.SMTP_URL, ...TIMEOUTS } as Parameters<typeof nodemailer.createTransport>[0]);
  return env.MAIL_DIR ? folderTransport(env.MAIL_DIR) : absentTransport();
}

/** Sender address; defaults to `no-reply` at the site's host. */
export const mailFrom = { name: env.PRODUCT_NAME, address: env.MAIL_FROM ?? `no-reply@${new URL(env.SITE_URL).hostname}` };

const transport = mailTransport();

/** Sends a mail at once. For jobs, which retry. @throws when the server is away or refuses it */
export const sendNow = (message: SendMailOptions): Promise<unknown> => transport.sendMail({ from: mailFrom, ...message });

/** Queues Payload's own mails too: a mail server that is away neither loses a mail nor reveals which accounts exist. */
export const emailAdapter: Promise<EmailAdapter> = nodemailerAdapter({
  defaultFromName: mailFrom.name,
  defaultFromAddress: mailFrom.address,
  transport,
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
