/** Fields that proposals may change, and whether they are localized. */
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

export const isLocalizedField = (field: ProposedField): boolean => FIELDS[field].isLocalized;

const BETWEEN_CODES = ', ';

export const writeCodes = (codes: readonly string[]): string => codes.join(BETWEEN_CODES);
export const readCodes = (value: string): string[] => value.split(BETWEEN_CODES);

export const PROPOSAL_OUTCOMES = ['accepted', 'rejected'] as const;
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number];
