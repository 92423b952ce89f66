import * as z from 'zod';
import { isLocalizedField, PROPOSED_FIELDS, type ProposedField, writeCodes } from '../edit-proposals';
import { choice, documentId, emailAddress, form, isObject, key, line, locale, optional, required, requiredOr, text, webUrl } from '../form-fields';
import { LOCALE_CODES } from '../locales';
import { perFact } from '../tool/buyer-facts';
import { toolSchema } from '../tool/schema';
import { TOOL_LIMITS } from '../tool/vocabulary';
import { featuresSchema } from './tool-submission';

const CHANGES_MAX = 12;
const CATEGORY = /^[a-z0-9-]{1,80}$/;

/** Category codes, without duplicates. Whether they exist is for the caller to check. */
const categoryCodes = required(line(500))
  .transform((value) => [...new Set(value.split(/[,\s]+/).filter(Boolean))])
  .pipe(
    z
      .array(z.string().regex(CATEGORY, key('choice')))
      .min(1, key('choice'))
      .max(TOOL_LIMITS.categories, key('tooMany')),
  )
  .transform(writeCodes);

const { name, tagline, description, url, maker, priceModel } = toolSchema.shape;

const inWords = required(text(2000));

const VALUES: Record<ProposedField, z.ZodType<string>> = {
  ...perFact(() => inWords),
  other: inWords,
  name,
  tagline,
  description: required(description),
  url,
  maker,
  features: featuresSchema.transform((features) => features.join('\n')).pipe(z.string().min(1, key('required'))),
  priceModel,
  plans: inWords,
  categories: categoryCodes,
};

/** A new value for one field of a tool, as text: features one per line, categories as codes separated by commas. */
const changeOf = (field: ProposedField) =>
  z.object({
    field: z.literal(field),
    language: z.preprocess((value) => (isLocalizedField(field) && value !== '' ? (value ?? null) : null), choice(LOCALE_CODES).nullable()),
    value: VALUES[field],
  });

const [first, ...others] = PROPOSED_FIELDS;
const change = z.discriminatedUnion(
  'field',
  [changeOf(first), ...others.map(changeOf)],
  requiredOr('choice', (row) => (isObject(row) ? row.field : row)),
);

/** Changes proposed for a listed tool. No field is named twice per language; a text without a language has the proposal's. */
export const editProposalSchema = form({
  tool: documentId,
  changes: z.array(z.unknown(), requiredOr('choice')).min(1, key('required')).max(CHANGES_MAX, key('tooMany')).pipe(z.array(change)),
  reason: required(text(2000)),
  sourceUrl: optional(webUrl),
  email: required(emailAddress),
  locale,
})
  .transform(({ changes, ...proposal }) => ({
    ...proposal,
    changes: changes.map((change) => ({ ...change, language: isLocalizedField(change.field) ? (change.language ?? proposal.locale) : null })),
  }))
  .refine(({ changes }) => new Set(changes.map(({ field, language }) => `${field}:${language}`)).size === changes.length, {
    path: ['changes'],
    error: key('choice'),
  });

export type EditProposalData = z.output<typeof editProposalSchema>;
