'use server';

import { contactSchema } from '@/domain/schemas/contact';
import type { FormResult } from '@/forms/form-result';
import { formReceiver } from '@/forms/receive-form';

const receive = formReceiver({
  name: 'contact',
  schema: contactSchema,
  identity: ({ email }) => email,
  async submit(input, contributor) {
    await contributor.saveContactMessage(input);
    return { status: 'done' };
  },
});

export async function sendContact(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receive(data);
}
