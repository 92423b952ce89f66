import 'server-only';
import { type NewsletterData, newsletterSchema, readNewsletterForm } from '@/domain/schemas/newsletter';
import type { FormResult } from '@/forms/form-result';
import { receiveForm } from '@/forms/receive-form';

/** Takes an address for the newsletter; the answer is the same whether or not it is known. */
export function receiveNewsletter(data: FormData): Promise<FormResult> {
  return receiveForm(
    {
      name: 'newsletter',
      schema: newsletterSchema,
      read: readNewsletterForm,
      identity: ({ email }: NewsletterData) => email,
      write: async (input, _data, contributor) => {
        await contributor.subscribe(input);
        return { status: 'done' };
      },
    },
    data,
  );
}
