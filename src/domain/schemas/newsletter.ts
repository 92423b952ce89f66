import type { z } from 'zod';
import { emailAddress, form, locale, required } from '../form-fields';

export const newsletterSchema = form({ email: required(emailAddress), locale });

export type NewsletterData = z.output<typeof newsletterSchema>;
