'use server';

import type { FormResult } from '@/forms/form-result';
import { receiveForm } from '@/forms/receive-form';
import { contactForm } from './form';

export async function sendContact(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveForm(contactForm, data);
}
