import * as z from 'zod';
import { LOCALE_CODES } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { planSchema, planTerms, toolSchema } from '@/domain/tool/schema';
import type { RatedTool } from '@/features/tools/queries';
import type { Localized, Text } from '@/server/localized';
import { pageAddress } from '@/server/page-address';
import { plainText } from '@/server/plain-text';
import type { Call } from './tool';

/** A slug as in URLs. */
export const slug = (of: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/)
    .describe(`${of}, such as it stands in its address: lower-case letters, digits and hyphens.`);

/** A text with the language it is written in. */
export const textShape = z.object({ text: z.string(), language: z.enum(LOCALE_CODES) });

export const toText = (text: Text | null) => (text ? { text: text.value, language: text.lang } : null);

/** The same for rich text, without formatting. */
export const toPlainText = (text: Localized<object> | null) => (text ? { text: plainText(text.value), language: text.lang } : null);

const ratingShape = z.object({
  value: z.number().describe('From 1 to 5.'),
  reviews: z.int().describe('Number of visitor reviews it’s based on; 0 if it’s the editors’ own rating.'),
});

export const cardShape = z.object({
  slug: z.string(),
  name: z.string(),
  tagline: textShape.nullable(),
  price_model: toolSchema.shape.priceModel,
  verified: z.boolean().describe('The editors checked the listing with its maker.'),
  categories: z.array(z.object({ code: z.string(), name: textShape })),
  rating: ratingShape.nullable(),
  page: z.string().describe('Address of its page on this site.'),
});

export const planShape = planSchema.extend({
  name: textShape.nullable(),
  price: planSchema.shape.price.nullable(),
  currency: planSchema.shape.currency.nullable(),
  unit: planSchema.shape.unit.nullable().describe('What the price is per.'),
  min_seats: planTerms.shape.minSeats.nullable().describe('The fewest seats that are sold; null if unknown.'),
  max_seats: planTerms.shape.maxSeats.nullable().describe('The most people for whom it is sold; null if unknown.'),
  vat: planTerms.shape.vat.nullable().describe('Whether the price has VAT in it; null if unknown.'),
  limits: textShape.nullable().describe('How much may be used; null if unknown.'),
});

/** A listed tool in short. */
export function toCard(tool: RatedTool, { locale }: Pick<Call, 'locale'>): z.input<typeof cardShape> {
  return {
    slug: tool.slug,
    name: tool.name,
    tagline: toText(tool.tagline),
    price_model: tool.priceModel,
    verified: tool.verified,
    categories: tool.categories.map(({ code, name }) => ({ code, name: { text: name.value, language: name.lang } })),
    rating: tool.rating ? { value: tool.rating.value, reviews: tool.rating.count } : null,
    page: pageAddress(routes.tool(tool.slug), locale),
  };
}

/** The same on one line of a list. */
export function cardLine(tool: RatedTool, call: Call): string {
  const rating = tool.rating ? `, ${call.t('rating', { value: tool.rating.value, count: tool.rating.count })}` : '';
  const tagline = tool.tagline ? `: ${tool.tagline.value}` : '';
  return `- ${tool.name} (${tool.slug})${tagline} [${call.t(`priceModels.${tool.priceModel}`)}${rating}]`;
}

/** Joins lines, skipping missing ones. */
export const joinLines = (lines: (string | null | false | undefined)[]) => lines.filter((line) => typeof line === 'string').join('\n');
