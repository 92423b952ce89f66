'use server';

import type { FormResult } from '@/forms/form-result';
import { receiveContact } from './form';

/** The contact form without scripts. */
export async function sendContact(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveContact(data);
}
