import * as z from 'zod';
import { UPLOAD_MAX_BYTES } from '../limits';
import { CURRENCIES, PLAN_KINDS, PLAN_UNITS } from '../tool/plan-units';
import { choice, documentId, emailAddress, flag, form, isObject, key, line, list, locale, optional, required, text, webUrl } from './form-fields';
import { readFields } from './parse-form';

const CATEGORIES_MAX = 6;
const FEATURES_MAX = 20;
const FEATURE_MAX_LENGTH = 160;
const PLANS_MAX = 12;
const PLAN_NAME_MAX_LENGTH = 60;
const PRICE_MAX_LENGTH = 20;
const PRICE_MAX = 1_000_000;

// Three or more decimals only below one: in `1.234` the point could separate thousands.
const PRICE = /^(?:0[.,]\d{1,6}|\d{1,7}(?:[.,]\d{1,2})?)$/;

/** A price as a number or as people type it: 'planPrice'. */
const price = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string(key('planPrice'))
    .trim()
    .regex(PRICE, key('planPrice'))
    .transform((value) => Number(value.replace(',', '.')))
    .pipe(z.number().positive(key('planPrice')).max(PRICE_MAX, key('planPrice'))),
);

const blank = optional(line(PRICE_MAX_LENGTH));
const isBlank = (value: unknown) => blank.safeParse(value).data === '';

/** One plan. Unpaid plans have no price; their currency and unit may be missing. */
const planSchema = z.preprocess(
  (row) => {
    if (!isObject(row)) return row;
    if (row.kind === 'paid') return { ...row, price: row.price ?? '' };
    return { ...row, price: null, currency: isBlank(row.currency) ? CURRENCIES[0] : row.currency, unit: isBlank(row.unit) ? 'month' : row.unit };
  },
  z.object(
    {
      name: required(line(PLAN_NAME_MAX_LENGTH)),
      kind: choice(PLAN_KINDS),
      price: price.nullable(),
      currency: choice(CURRENCIES),
      unit: choice(PLAN_UNITS),
    },
    key('choice'),
  ),
);

/** Plans without the rows that have neither name nor price. Errors name the rows as sent. */
const plansSchema = z.preprocess(
  (value) => value ?? [],
  list(
    z.preprocess((row) => (isObject(row) && isBlank(row.name) && isBlank(row.price) ? null : row), planSchema.nullable()),
    PLANS_MAX,
    'choice',
  )
    .transform((rows) => rows.filter((row) => row !== null))
    .refine((plans) => plans.length <= PLANS_MAX, key('tooMany')),
);

/** Features as a text with one per line or as a list, without blank ones: 'tooMany', 'tooLong', 'required' for other types. */
export const featuresSchema = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\n\r\u2028\u2029]+/) : (value ?? [])),
  list(line(FEATURE_MAX_LENGTH), FEATURES_MAX, 'required')
    .overwrite((features) => features.filter(Boolean))
    .refine((features) => features.length <= FEATURES_MAX, key('tooMany')),
);

/** Ids of one or more categories, without duplicates: 'required', 'choice', 'tooMany'. */
const categoriesSchema = list(documentId, CATEGORIES_MAX, 'choice')
  .overwrite((ids) => [...new Set(ids)])
  .check(z.minLength(1, key('required')), z.maxLength(CATEGORIES_MAX, key('tooMany')));

/** An uploaded image, or undefined: 'imageTooLarge'. Browsers send an empty file for a field without one. */
const image = z.preprocess(
  (value) => (value instanceof File && value.size > 0 ? value : undefined),
  z.file().max(UPLOAD_MAX_BYTES, key('imageTooLarge')).optional(),
);

/** A tool proposed for the directory. `insist` says that it is none of the tools with nearly the same name. */
export const toolSubmissionSchema = form({
  name: required(line(80)),
  url: required(webUrl),
  tagline: required(line(140)),
  description: optional(text(5000)),
  categories: categoriesSchema,
  features: featuresSchema,
  plans: plansSchema,
  featureVideo: optional(webUrl),
  logo: image,
  cover: image,
  email: required(emailAddress),
  representative: flag,
  insist: flag,
  locale,
});

export type ToolSubmissionData = z.output<typeof toolSubmissionSchema>;

/** Form fields as schema input: `features` one per line, `categories` repeated, and five repeated fields in the order of the plans. */
export function readToolSubmissionForm(data: FormData): Record<string, unknown> {
  const columns = {
    name: data.getAll('planName'),
    kind: data.getAll('planKind'),
    price: data.getAll('planPrice'),
    currency: data.getAll('planCurrency'),
    unit: data.getAll('planUnit'),
  };
  const rows = Math.max(...Object.values(columns).map((column) => column.length));
  return {
    ...readFields(toolSubmissionSchema, data),
    categories: data.getAll('categories'),
    plans: Array.from({ length: rows }, (_, index) => Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column[index]]))),
  };
}
