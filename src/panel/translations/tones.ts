import type { LackingState } from '@/cms/translations/types';

/** Badge tones of lacking texts. */
export const TEXT_TONES = { missing: 'bad', changed: 'warn', machine: 'own' } as const satisfies Record<LackingState, string>;
