import type { TaskConfig } from 'payload';
import type { Locale } from '@/domain/locales';
import type { MailData, MailKind } from '@/emails/mail-data';
import { sendNow } from '../../mail/email-adapter';

/** 5 s, 10 s, 20 s, …: sixteen attempts over almost four days. */
const RETRIES = { attempts: 15, backoff: { type: 'exponential', delay: 5000 } } as const;

/** Renders and sends a mail; retries while the mail server is away. */
export const sendMail: TaskConfig<'send-mail'> = {
  slug: 'send-mail',
  retries: RETRIES,
  inputSchema: [
    { name: 'kind', type: 'text', required: true },
    { name: 'data', type: 'json', required: true },
    { name: 'to', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'replyTo', type: 'json' },
    { name: 'moderationEvent', type: 'number' },
    { name: 'validUntil', type: 'text' },
  ],
  handler: async ({ input }) => {
    // An expired code or link is no use to anyone.
    if (input.validUntil && Date.parse(input.validUntil) < Date.now()) return { output: {} };
    // Loaded lazily: most commands load the config but never send mail.
    const { renderMail } = await import('@/emails/render-mail');
    const { subject, html, text } = await renderMail(input.kind as MailKind, input.data as unknown as MailData[MailKind], input.locale as Locale);
    await sendNow({
      to: { name: '', address: input.to },
      subject,
      html,
      text,
      ...(input.replyTo ? { replyTo: input.replyTo as { name: string; address: string } } : {}),
    });
    return { output: {} };
  },
};

/** Sends a mail that Payload rendered. */
export const sendPayloadMail: TaskConfig<'send-payload-mail'> = {
  slug: 'send-payload-mail',
  retries: RETRIES,
  inputSchema: [{ name: 'message', type: 'json', required: true }],
  handler: async ({ input }) => {
    await sendNow(input.message as Record<string, unknown>);
    return { output: {} };
  },
};
