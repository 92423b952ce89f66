'use server';

import { readToolSubmissionForm, toolSubmissionSchema } from '@/domain/schemas/tool-submission';
import { validationMessage } from '@/domain/validation-messages';
import type { FormResult } from '@/forms/form-result';
import { type LinkOutcome, openMailedLink } from '@/forms/open-mailed-link';
import { formReceiver } from '@/forms/receive-form';
import { knownResult } from './known-tools';

const receive = formReceiver({
  name: 'tool',
  schema: toolSubmissionSchema,
  read: readToolSubmissionForm,
  identity: ({ email }) => email,
  async submit(input, contributor, { sender, t }) {
    const outcome = await contributor.submitTool(input, { sender });
    switch (outcome?.refused) {
      case 'category':
        return { status: 'invalid', message: t('invalid'), fields: { categories: validationMessage('choice', input.locale) } };
      case 'image':
        return { status: 'invalid', message: t('invalid'), fields: { [outcome.image]: outcome.message } };
      case 'address':
      case 'name':
        return knownResult(outcome, t);
      default:
        return { status: 'done' };
    }
  },
});

export async function sendTool(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receive(data);
}

export async function withdrawTool(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => (await contributor.withdrawTool(data.get('token'))) === 'withdrawn');
}
