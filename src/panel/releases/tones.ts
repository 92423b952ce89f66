import type { ReleaseState } from '@/domain/releases';
import type { Tone } from '../badge';

export const RELEASE_TONES: Partial<Record<ReleaseState, Tone>> = { scheduled: 'own', published: 'good', failed: 'bad' };
