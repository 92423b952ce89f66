'use server';

import type { FormResult } from '@/forms/form-result';
import type { LinkOutcome } from '@/forms/link-outcome';
import { openMailedLink } from '@/forms/open-mailed-link';
import { receiveTool } from './form';

/** The form for a tool without scripts. */
export async function sendTool(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveTool(data);
}

/** Takes a submission back by the link in its receipt. */
export async function takeToolBack(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => (await contributor.withdrawTool(data.get('token'))) === 'withdrawn');
}
