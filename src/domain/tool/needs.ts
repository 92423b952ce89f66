import type { BuyerFact } from './buyer-facts';

/**
 * What buyers require: filters of the tool list, each met by any of these values of a fact. The read model has them in `search.needs`. Apart from the
 * facts, whose texts browsers don't need.
 */
export const NEEDS = {
  'eu-data': { fact: 'dataLocation', values: ['eu', 'choice', 'own-servers'] },
  'no-training': { fact: 'trainingBusiness', values: ['never', 'opt-in'] },
  private: { fact: 'trainingConsumer', values: ['never', 'opt-in'] },
  dpa: { fact: 'dpa', values: ['yes', 'on-request'] },
  sso: { fact: 'sso', values: ['all-plans', 'higher-plans'] },
  'self-hosting': { fact: 'selfHosting', values: ['yes'] },
  offline: { fact: 'offline', values: ['yes'] },
  'no-account': { fact: 'withoutAccount', values: ['yes'] },
  'open-source': { fact: 'openness', values: ['open-source'] },
  'open-weights': { fact: 'openness', values: ['open-weights'] },
  'good-dutch': { fact: 'dutchOutput', values: ['good'] },
  'dutch-interface': { fact: 'dutchInterface', values: ['yes'] },
} as const satisfies Record<string, { fact: BuyerFact; values: readonly string[] }>;
export type Need = keyof typeof NEEDS;
export const NEED_NAMES = Object.keys(NEEDS) as Need[];
export const isNeed = (value: string): value is Need => Object.hasOwn(NEEDS, value);
