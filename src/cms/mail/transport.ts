import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type Transporter } from 'nodemailer';
import { env } from '@/env';

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

/** The configured mail server; else a folder in development; else none, and mails wait. `pool` reuses one connection, for many mails. */
export function mailTransport({ pool }: { pool: boolean }): Transporter {
  if (!env.SMTP_URL) return env.MAIL_DIR ? folderTransport(env.MAIL_DIR) : absentTransport();
  return nodemailer.createTransport({
    url: env.SMTP_URL,
    // No retries by the pool: only the caller knows how far a failed mail got.
    ...(pool ? { pool, maxConnections: 1, maxRequeues: 0 } : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Servers may scan a mail for minutes before they accept it.
    socketTimeout: 300_000,
  } as Parameters<typeof nodemailer.createTransport>[0]);
}

/** Sender address; defaults to `no-reply` at the site's host. */
export const mailFrom = { name: env.PRODUCT_NAME, address: env.MAIL_FROM ?? `no-reply@${new URL(env.SITE_URL).hostname}` };
