import * as z from 'zod';
import { documentId, emailAddress, flag, form, isObject, key, line, list, locale, optional, required } from '../form-fields';
import { UPLOAD_MAX_BYTES } from '../limits';
import { planSchema, toolSchema } from '../tool/schema';
import { CURRENCIES, TOOL_LIMITS } from '../tool/vocabulary';
import { readFields } from './parse-form';

const PRICE_MAX_LENGTH = 20;

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
    .pipe(planSchema.shape.price),
);

const blank = optional(line(PRICE_MAX_LENGTH));
const isBlank = (value: unknown) => blank.safeParse(value).data === '';

/** A plan as typed. Unpaid plans have no price; their currency and unit may be missing. */
const typedPlan = z.preprocess(
  (row) => {
    if (!isObject(row)) return row;
    if (row.kind === 'paid') return { ...row, price: row.price ?? '' };
    return { ...row, price: null, currency: isBlank(row.currency) ? CURRENCIES[0] : row.currency, unit: isBlank(row.unit) ? 'month' : row.unit };
  },
  planSchema.extend({ price: price.nullable() }),
);

/** Plans without the rows that have neither name nor price. Errors name the rows as sent. */
const typedPlans = z.preprocess(
  (value) => value ?? [],
  list(
    z.preprocess((row) => (isObject(row) && isBlank(row.name) && isBlank(row.price) ? null : row), typedPlan.nullable()),
    TOOL_LIMITS.plans,
    'choice',
  )
    .transform((rows) => rows.filter((row) => row !== null))
    .refine((plans) => plans.length <= TOOL_LIMITS.plans, key('tooMany')),
);

/** Features as a text with one per line or as a list, without blank ones: 'tooMany', 'tooLong', 'required' for other types. */
export const featuresSchema = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\n\r\u2028\u2029]+/) : (value ?? [])),
  list(line(TOOL_LIMITS.feature), TOOL_LIMITS.features, 'required')
    .overwrite((features) => features.filter(Boolean))
    .refine((features) => features.length <= TOOL_LIMITS.features, key('tooMany')),
);

/** Ids of one or more categories, without duplicates: 'required', 'choice', 'tooMany'. */
const categoriesSchema = list(documentId, TOOL_LIMITS.categories, 'choice')
  .overwrite((ids) => [...new Set(ids)])
  .check(z.minLength(1, key('required')), z.maxLength(TOOL_LIMITS.categories, key('tooMany')));

/** An uploaded image, or undefined: 'imageTooLarge'. Browsers send an empty file for a field without one. */
const image = z.preprocess(
  (value) => (value instanceof File && value.size > 0 ? value : undefined),
  z.file().max(UPLOAD_MAX_BYTES, key('imageTooLarge')).optional(),
);

/** A tool proposed for the directory. `insist` says that it is none of the tools with nearly the same name. */
export const toolSubmissionSchema = form({
  ...toolSchema.pick({ name: true, url: true, tagline: true }).shape,
  description: optional(toolSchema.shape.description),
  categories: categoriesSchema,
  features: featuresSchema,
  plans: typedPlans,
  featureVideo: optional(toolSchema.shape.featureVideo),
  logo: image,
  cover: image,
  email: required(emailAddress),
  representative: flag,
  insist: flag,
  locale,
});

/** What decides whether a tool is already listed. */
export const knownToolSchema = toolSubmissionSchema.pick({ name: true, url: true, locale: true });

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
