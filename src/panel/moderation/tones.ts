import type { ModerationState } from '@/domain/moderation-states';

/** How the badge of a state looks. */
export const STATE_TONES = { pending: 'warn', published: 'good', rejected: 'bad', unpublished: 'bad' } as const satisfies Record<
  ModerationState,
  string
>;
