/** Limits of a listing: lengths in UTF-16 units, lists in entries. Form inputs read them too, hence apart from the schema. */
export const TOOL_LIMITS = {
  name: 80,
  tagline: 140,
  description: 5000,
  maker: 80,
  features: 20,
  feature: 160,
  categories: 6,
  plans: 12,
  planName: 60,
  price: 1_000_000,
} as const;
