'use server';

import type { FormResult } from '@/forms/form-result';
import { receiveForm } from '@/forms/receive-form';
import { contactForm } from './form';

/** The contact form without scripts. */
export async function sendContact(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveForm(contactForm, data);
}
