'use server';

import { correctionSchema } from '@/domain/schemas/correction';
import type { FormResult } from '@/forms/form-result';
import { formReceiver } from '@/forms/receive-form';

const receive = formReceiver({
  name: 'correction',
  schema: correctionSchema,
  identity: ({ email }) => email,
  async submit({ about: field, value, ...correction }, contributor, { t }) {
    const outcome = await contributor.proposeEdit({ ...correction, changes: [{ field, language: null, value }] }, 'site');
    return outcome?.refused ? { status: 'invalid', message: t('correction.gone') } : { status: 'done' };
  },
});

export async function sendCorrection(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receive(data);
}
