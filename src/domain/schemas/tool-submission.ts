import type { z } from 'zod';
import { CURRENCIES, PLAN_KINDS, PLAN_UNITS, type PlanKind, type PlanUnit } from '../tool/plan-units';
import {
  email,
  field,
  flag,
  form,
  isAbsent,
  locale,
  optionalText,
  optionalWebUrl,
  Refused,
  readChoice,
  readId,
  readLine,
  required,
  requiredLine,
  UNREAD_FACTOR,
  webUrl,
} from './form-fields';

const CATEGORIES_MAX = 6;
const FEATURES_MAX = 20;
const FEATURE_MAX_LENGTH = 160;
const PLANS_MAX = 12;
const PLAN_NAME_MAX_LENGTH = 60;
const PRICE_MAX_LENGTH = 20;
const PRICE_MAX = 1_000_000;

// Three decimals or more only below one: elsewhere the separator could be one of thousands, as in `1.234`.
const PRICE = /^(?:0[.,]\d{1,6}|\d{1,7}(?:[.,]\d{1,2})?)$/;

/** A plan of a submitted tool; the price is null unless it is a paid one. */
interface SubmittedPlan {
  name: string;
  kind: PlanKind;
  price: number | null;
  currency: (typeof CURRENCIES)[number];
  unit: PlanUnit;
}

/** Reads the ids of the categories, each once: 'required' when there is none, 'choice', 'tooMany'. */
function readCategories(value: unknown): number[] | Refused {
  if (isAbsent(value)) return new Refused('required');
  if (!Array.isArray(value)) return new Refused('choice');
  if (value.length > UNREAD_FACTOR * CATEGORIES_MAX) return new Refused('tooMany');
  const ids = new Set<number>();
  for (const entry of value) {
    const id = readId(entry);
    if (id instanceof Refused) return new Refused('choice');
    ids.add(id);
  }
  if (ids.size === 0) return new Refused('required');
  return ids.size > CATEGORIES_MAX ? new Refused('tooMany') : [...ids];
}

/** Reads a text with one feature a line, or a list of them, without the blank ones: 'tooMany', 'tooLong', 'required' for what is neither. */
export function readFeatures(value: unknown): string[] | Refused {
  if (isAbsent(value)) return [];
  if (typeof value === 'string' && value.length > UNREAD_FACTOR * FEATURES_MAX * FEATURE_MAX_LENGTH) return new Refused('tooLong');
  const lines: unknown = typeof value === 'string' ? value.split(/[\n\r\u2028\u2029]/) : value;
  if (!Array.isArray(lines)) return new Refused('required');
  if (typeof value !== 'string' && lines.length > UNREAD_FACTOR * FEATURES_MAX) return new Refused('tooMany');
  const features: string[] = [];
  for (const entry of lines) {
    const feature = readLine(entry, FEATURE_MAX_LENGTH);
    if (feature instanceof Refused) return new Refused(feature.message);
    if (feature !== '') features.push(feature);
    if (features.length > FEATURES_MAX) return new Refused('tooMany');
  }
  return features;
}

const isEmpty = (value: unknown) => isAbsent(value) || (typeof value === 'string' && readLine(value, PRICE_MAX_LENGTH) === '');

function readPrice(value: unknown): number | Refused {
  const text = readLine(typeof value === 'number' ? String(value) : value, PRICE_MAX_LENGTH);
  const price = typeof text === 'string' && PRICE.test(text) ? Number(text.replace(',', '.')) : 0;
  return price > 0 && price <= PRICE_MAX ? price : new Refused('planPrice');
}

/** Reads one plan. A free plan and one on request have no price; what they leave out is the first currency and a month. */
function readPlan(row: Record<string, unknown>): SubmittedPlan | Refused[] {
  const kind = readChoice(row.kind, PLAN_KINDS);
  const isPaid = kind === 'paid';
  const parts = {
    name: required(readLine(row.name, PLAN_NAME_MAX_LENGTH)),
    kind,
    price: isPaid ? readPrice(row.price) : null,
    currency: !isPaid && isEmpty(row.currency) ? CURRENCIES[0] : readChoice(row.currency, CURRENCIES),
    unit: !isPaid && isEmpty(row.unit) ? 'month' : readChoice(row.unit, PLAN_UNITS),
  };
  const refusals = Object.entries(parts).flatMap(([name, part]) => (part instanceof Refused ? [new Refused(part.message, [name])] : []));
  return refusals.length > 0 ? refusals : (parts as SubmittedPlan);
}

/** Reads the plans without the rows that have neither name nor price; a refusal counts the rows as they were sent. */
function readPlans(value: unknown): SubmittedPlan[] | Refused | Refused[] {
  if (isAbsent(value)) return [];
  if (!Array.isArray(value)) return new Refused('choice');
  if (value.length > UNREAD_FACTOR * PLANS_MAX) return new Refused('tooMany');
  const plans: SubmittedPlan[] = [];
  const refusals: Refused[] = [];
  for (const [index, row] of value.entries()) {
    if (typeof row !== 'object' || row === null) {
      refusals.push(new Refused('choice', [index]));
      continue;
    }
    if (isEmpty(row.name) && isEmpty(row.price)) continue;
    const plan = readPlan(row);
    if (Array.isArray(plan)) refusals.push(...plan.map(({ message, path }) => new Refused(message, [index, ...path])));
    else plans.push(plan);
  }
  if (refusals.length > 0) return refusals;
  return plans.length > PLANS_MAX ? new Refused('tooMany') : plans;
}

/** A tool proposed for the directory, without its images. */
export const toolSubmissionSchema = form({
  name: requiredLine(80),
  url: webUrl(),
  tagline: requiredLine(140),
  description: optionalText(5000),
  categories: field<number[]>(readCategories),
  features: field<string[]>(readFeatures),
  plans: field<SubmittedPlan[]>(readPlans),
  featureVideo: optionalWebUrl(),
  email: email(),
  representative: flag(),
  locale: locale(),
});

export type ToolSubmissionData = z.output<typeof toolSubmissionSchema>;

/**
 * The fields of the submission form as the schema takes them: `features` a text with one a line, `categories` repeated, and
 * the five fields of each plan repeated in order of the plans.
 */
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
    ...Object.fromEntries(Object.keys(toolSubmissionSchema.shape).map((name) => [name, data.get(name)])),
    categories: data.getAll('categories'),
    plans: Array.from({ length: rows }, (_, index) => Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column[index]]))),
  };
}
