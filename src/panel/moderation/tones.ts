import type { ModerationState } from '@/domain/moderation-states';

/** Badge tones by moderation state. */
export const STATE_TONES = { pending: 'warn', published: 'good', rejected: 'bad', unpublished: 'bad' } as const satisfies Record<
  ModerationState,
  string
>;
