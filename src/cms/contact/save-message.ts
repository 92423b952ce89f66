import type { PayloadRequest } from 'payload';
import type { ContactData } from '@/domain/schemas/contact';
import { env } from '@/env';
import { inTransaction } from '../database/transaction';
import { queueMail } from '../mail/queue-mail';

/** Saves a message to the owners and queues their mail and the sender's receipt. */
export async function saveContactMessage(req: PayloadRequest, { name, email, phone, subject, message, locale }: ContactData): Promise<void> {
  await inTransaction(req, async () => {
    const { id } = await req.payload.create({
      collection: 'contact-messages',
      data: { name, email, phone: phone || undefined, subject, message, language: locale, handled: false },
      depth: 0,
      req,
    });
    const { contactEmail } = await req.payload.findGlobal({ slug: 'settings', depth: 0, select: { contactEmail: true }, req });
    const owner = contactEmail || env.ADMIN_EMAIL;
    if (owner) {
      const adminUrl = `${env.SITE_URL}/admin/collections/contact-messages/${id}`;
      await queueMail(req, {
        kind: 'contact-message',
        data: { name, email, phone: phone || null, subject, message, adminUrl },
        to: owner,
        language: locale,
        replyTo: { name, address: email },
      });
    }
    await queueMail(req, { kind: 'contact-received', data: {}, to: email, language: locale });
  });
}
