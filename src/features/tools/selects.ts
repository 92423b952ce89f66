import { TOOL_ATTRIBUTES, type ToolAttribute } from '@/domain/tool/schema';
import type { Tool, ToolsSelect } from '@/payload-types';
import { sharedImagePopulate } from '@/seo/page-seo';

/** Fields of a card. */
export const toolCardSelect = {
  slug: true,
  name: true,
  tagline: true,
  priceModel: true,
  verified: true,
  categories: true,
  logo: true,
  createdAt: true,
  updatedAt: true,
} satisfies ToolsSelect<true>;

/** Fields of a tool's page. The affiliate URL stays on the server. */
export const toolPageSelect = {
  ...toolCardSelect,
  ...(Object.fromEntries(TOOL_ATTRIBUTES.map((name) => [name, true])) as Record<ToolAttribute, true>),
  url: true,
  affiliate: true,
  description: true,
  features: true,
  plans: true,
  pricesAsOf: true,
  alternatives: true,
  featureVideo: true,
  cover: true,
  editorialReview: true,
  editorialRatings: true,
  editorialStrengths: true,
  editorialWeaknesses: true,
  editorialRating: true,
} satisfies ToolsSelect<true>;

/** Fields of related documents. */
export const toolPopulate = {
  categories: { name: true, code: true },
  media: sharedImagePopulate,
} as const;

export type ToolCardDoc = Pick<Required<Tool>, keyof typeof toolCardSelect | 'id'>;
export type ToolPageDoc = Pick<Required<Tool>, keyof typeof toolPageSelect | 'id'>;
