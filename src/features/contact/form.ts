import 'server-only';
import { type ContactData, contactSchema, readContactForm } from '@/domain/schemas/contact';
import type { FormResult } from '@/lib/form-result';
import { receiveForm } from '@/lib/receive-form';

/** Takes a message to the owners: kept first, mailed afterwards. */
export function receiveContact(data: FormData): Promise<FormResult> {
  return receiveForm(
    {
      name: 'contact',
      schema: contactSchema,
      read: readContactForm,
      identity: ({ email }: ContactData) => email,
      write: async (input, _data, contributor) => {
        await contributor.keepMessage(input);
        return { status: 'done' };
      },
    },
    data,
  );
}
