import { choice, documentId, emailAddress, form, locale, optional, required, text, webUrl } from '../form-fields';
import { CHECK_SUBJECTS } from '../tool/fact-checks';

/** What a visitor may say is wrong: what editors check, or anything else. */
export const CORRECTED = [...CHECK_SUBJECTS, 'other'] as const;
export type Corrected = (typeof CORRECTED)[number];

const TEXT_MAX = 2000;

/** What a visitor or a maker says is wrong about a listed tool. */
export const correctionSchema = form({
  tool: documentId,
  about: choice(CORRECTED),
  value: required(text(TEXT_MAX)),
  reason: required(text(TEXT_MAX)),
  sourceUrl: optional(webUrl),
  email: required(emailAddress),
  locale,
});
