import type { ComponentProps } from 'react';
import type { LackingState } from '@/cms/translations/types';
import type { ModerationState } from '@/domain/moderation-states';

export type Tone = 'good' | 'warn' | 'bad' | 'own';

/** Tones of moderation states and of lacking texts. */
export const TONES: Record<ModerationState | LackingState, Tone> = {
  pending: 'warn',
  published: 'good',
  rejected: 'bad',
  unpublished: 'bad',
  missing: 'bad',
  changed: 'warn',
  machine: 'own',
};

export const Badge = ({ tone, ...span }: ComponentProps<'span'> & { tone?: Tone }) => <span className="panel-badge" data-tone={tone} {...span} />;
