import * as z from 'zod';
import { AUDIENCES } from '../audiences';
import { choice, key, line, required, text, webUrl } from '../form-fields';
import {
  CURRENCIES,
  countryName,
  LAUNCHED_MIN,
  MODALITIES,
  PLAN_KINDS,
  PLAN_UNITS,
  PLAN_VAT,
  PLATFORMS,
  PRICE_MODELS,
  TOOL_LANGUAGES,
  TOOL_LIMITS,
} from './vocabulary';

/** Attributes with one value for all languages. Tool queries, agents, transfers and the seed content read this list. */
export const toolAttributes = z.object({
  maker: required(line(TOOL_LIMITS.maker)),
  formerNames: required(line(TOOL_LIMITS.formerNames)).describe('Separated by commas.'),
  acquiredBy: required(line(TOOL_LIMITS.maker)).describe('The company that bought the maker or the tool.'),
  audiences: z.array(z.enum(AUDIENCES)),
  inputs: z.array(z.enum(MODALITIES)).describe('What it takes.'),
  outputs: z.array(z.enum(MODALITIES)).describe('What it makes.'),
  platforms: z.array(z.enum(PLATFORMS)),
  languages: z.array(z.enum(TOOL_LANGUAGES)).describe('ISO 639-1 codes.'),
  launched: z
    .int()
    .min(LAUNCHED_MIN)
    .refine((year) => year <= new Date().getFullYear())
    .describe('A year.'),
  country: z
    .string()
    .refine((code) => countryName(code, 'en') !== null)
    .describe('ISO 3166-1 code of two letters.'),
});

type Values = z.infer<typeof toolAttributes>;
export type ToolAttribute = keyof Values;
export const TOOL_ATTRIBUTES = Object.keys(toolAttributes.shape) as ToolAttribute[];

/** Attributes of a listed tool: unknown ones are null, or empty lists. */
export type ToolAttributes = { [Name in ToolAttribute]: Values[Name] extends unknown[] ? Values[Name] : Values[Name] | null };

/** Reads the attributes of a stored tool. */
export const attributesOf = (stored: { [Name in ToolAttribute]?: Values[Name] | null }): ToolAttributes =>
  Object.fromEntries(
    TOOL_ATTRIBUTES.map((name) => [name, stored[name] ?? (toolAttributes.shape[name].type === 'array' ? [] : null)]),
  ) as ToolAttributes;

/** Values of a plan. Only paid plans have a price, currency and unit. */
export const planSchema = z.object(
  {
    name: required(line(TOOL_LIMITS.planName)),
    kind: choice(PLAN_KINDS),
    price: z.number(key('planPrice')).positive(key('planPrice')).max(TOOL_LIMITS.price, key('planPrice')),
    currency: choice(CURRENCIES),
    unit: choice(PLAN_UNITS),
  },
  key('choice'),
);

const seats = z.int().min(1).max(TOOL_LIMITS.seats);

/** What a maker may say about a plan beside its price. Only paid plans have the fewest seats and VAT; contact plans have none of these. */
export const planTerms = z.object({
  minSeats: seats.describe('The fewest seats that are sold.'),
  maxSeats: seats.describe('The most people for whom it is sold.'),
  vat: z.enum(PLAN_VAT).describe('Whether the price has VAT in it.'),
});
type Terms = z.infer<typeof planTerms>;
export const PLAN_TERMS = Object.keys(planTerms.shape) as (keyof Terms)[];

type StoredPlan = { kind?: unknown } & { [Term in keyof Terms]?: Terms[Term] | null };

/** The terms of a stored plan that are known and belong to its kind. */
export function termsOf(plan: StoredPlan): Partial<Terms> {
  const names = plan.kind === 'paid' ? PLAN_TERMS : plan.kind === 'free' ? (['maxSeats'] as const) : [];
  return Object.fromEntries(names.flatMap((name) => (plan[name] ? [[name, plan[name]]] : [])));
}

/** True if no fewer people than seats may use a plan. */
export const fitsSeats = ({ minSeats, maxSeats }: { minSeats?: number | null; maxSeats?: number | null }): boolean =>
  (minSeats ?? 1) <= (maxSeats ?? TOOL_LIMITS.seats);

/** The first part that a paid plan lacks. */
export const missingPart = (plan: { [Part in 'kind' | 'price' | 'currency' | 'unit']?: unknown }) =>
  plan.kind === 'paid' ? (['price', 'currency', 'unit'] as const).find((part) => !plan[part]) : undefined;

/** Values of a tool in one language. Forms, proposals, agents and the seed content are composed of its parts. Messages are keys. */
export const toolSchema = z.object({
  name: required(line(TOOL_LIMITS.name)),
  url: required(webUrl),
  tagline: required(line(TOOL_LIMITS.tagline)),
  description: text(TOOL_LIMITS.description),
  features: z.array(line(TOOL_LIMITS.feature)).max(TOOL_LIMITS.features, key('tooMany')),
  priceModel: choice(PRICE_MODELS),
  plans: z.array(planSchema).max(TOOL_LIMITS.plans, key('tooMany')),
  featureVideo: webUrl,
  ...toolAttributes.shape,
});
