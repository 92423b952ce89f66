import 'server-only';
import { newsletterSchema } from '@/domain/schemas/newsletter';
import type { FormDefinition } from '@/forms/receive-form';

/** The answer is the same for known and unknown addresses. */
export const newsletterForm: FormDefinition<typeof newsletterSchema> = {
  name: 'newsletter',
  schema: newsletterSchema,
  identity: ({ email }) => email,
  async submit(input, contributor) {
    await contributor.subscribe(input);
    return { status: 'done' };
  },
};
