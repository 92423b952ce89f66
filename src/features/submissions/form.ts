import 'server-only';
import { readToolSubmissionForm, toolSubmissionSchema } from '@/domain/schemas/tool-submission';
import { validationMessage } from '@/domain/validation-messages';
import type { FormDefinition } from '@/forms/receive-form';

export const toolForm: FormDefinition<typeof toolSubmissionSchema> = {
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
        return { status: 'known', message: t('knownAddress'), known: outcome.known };
      case 'name':
        return { status: 'known', message: t('knownName'), known: outcome.known, mayInsist: true };
      default:
        return { status: 'done' };
    }
  },
};
