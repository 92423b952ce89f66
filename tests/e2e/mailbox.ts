import { expect } from '@playwright/test';
import { type MailServer, type ReceivedMail, startMailServer } from '../setup/smtp';

const port = Number(new URL(process.env.SMTP_URL ?? 'smtp://127.0.0.1:2525').port);
/** A mail leaves within seconds, or after the first retries. */
const ARRIVAL_MS = 30_000;

let server: MailServer | null = null;

export const mailbox = {
  async start(): Promise<void> {
    server ??= await startMailServer({ port });
  },
  async stop(): Promise<void> {
    await server?.stop();
    server = null;
  },
  to: (address: string): ReceivedMail[] => server?.to(address) ?? [],
  /** Waits for a mail by recipient and subject. */
  async wait(address: string, subject: RegExp): Promise<ReceivedMail> {
    const find = () => mailbox.to(address).find((mail) => subject.test(mail.subject ?? ''));
    await expect.poll(() => find()?.subject, { timeout: ARRIVAL_MS, intervals: [200] }).toBeTruthy();
    return find() as ReceivedMail;
  },
  /** Waits until exactly so many mails to a recipient have come, in any order. @returns their texts */
  async texts(address: string, count: number): Promise<string> {
    await expect.poll(() => mailbox.to(address).length, { timeout: ARRIVAL_MS }).toBe(count);
    return mailbox
      .to(address)
      .map(({ text }) => text)
      .join('\n');
  },
};
