/** What somebody may propose to change about a listed tool, and whether it has a text for each language. */
const FIELDS = {
  name: { isLocalized: false },
  tagline: { isLocalized: true },
  description: { isLocalized: true },
  url: { isLocalized: false },
  maker: { isLocalized: false },
  features: { isLocalized: true },
  priceModel: { isLocalized: false },
  plans: { isLocalized: false },
  categories: { isLocalized: false },
} as const;

export type ProposedField = keyof typeof FIELDS;
export const PROPOSED_FIELDS = Object.keys(FIELDS) as [ProposedField, ...ProposedField[]];

/** True for a field with a text for each language. */
export const isLocalizedField = (field: ProposedField): boolean => FIELDS[field].isLocalized;

export const PROPOSAL_OUTCOMES = ['accepted', 'rejected'] as const;
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number];
