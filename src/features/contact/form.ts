import 'server-only';
import { type ContactData, contactSchema, readContactForm } from '@/domain/schemas/contact';
import type { FormResult } from '@/forms/form-result';
import { receiveForm } from '@/forms/receive-form';

/** Takes a message to the owners: kept first, mailed afterwards. */
export function receiveContact(data: FormData): Promise<FormResult> {
  return receiveForm(
    {
      name: 'contact',
      schema: contactSchema,
      read: readContactForm,
      identity: ({ email }: ContactData) => email,
      write: async (input, _data, contributor) => {
        await contributor.saveContactMessage(input);
        return { status: 'done' };
      },
    },
    data,
  );
}
