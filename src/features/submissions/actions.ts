'use server';

import type { FormResult } from '@/forms/form-result';
import { type LinkOutcome, openMailedLink } from '@/forms/open-mailed-link';
import { receiveForm } from '@/forms/receive-form';
import { toolForm } from './form';

export async function sendTool(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveForm(toolForm, data);
}

export async function withdrawTool(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => (await contributor.withdrawTool(data.get('token'))) === 'withdrawn');
}
