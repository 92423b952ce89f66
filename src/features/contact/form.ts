import 'server-only';
import { contactSchema } from '@/domain/schemas/contact';
import type { FormDefinition } from '@/forms/receive-form';

export const contactForm: FormDefinition<typeof contactSchema> = {
  name: 'contact',
  schema: contactSchema,
  identity: ({ email }) => email,
  async submit(input, contributor) {
    await contributor.saveContactMessage(input);
    return { status: 'done' };
  },
};
