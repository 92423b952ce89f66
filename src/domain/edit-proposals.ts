import { BUYER_FACTS } from './tool/buyer-facts';

/** What proposals may change: fields, what buyers ask, and anything else. */
export const PROPOSED_FIELDS = [
  'name',
  'tagline',
  'description',
  'url',
  'maker',
  'features',
  'priceModel',
  'plans',
  'categories',
  ...BUYER_FACTS,
  'other',
] as const;
export type ProposedField = (typeof PROPOSED_FIELDS)[number];

const LOCALIZED: readonly ProposedField[] = ['tagline', 'description', 'features'];
export const isLocalizedField = (field: ProposedField): boolean => LOCALIZED.includes(field);

const BETWEEN_CODES = ', ';

export const writeCodes = (codes: readonly string[]): string => codes.join(BETWEEN_CODES);
export const readCodes = (value: string): string[] => value.split(BETWEEN_CODES);

export const PROPOSAL_OUTCOMES = ['accepted', 'rejected'] as const;
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number];
