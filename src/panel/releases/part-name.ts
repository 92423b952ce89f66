import { languageName } from '@/domain/locales';
import type { ReleasePart } from '@/domain/releases';
import type { PanelTexts } from '../texts';

export const partName = (part: ReleasePart, t: PanelTexts, language: string): string =>
  part === 'shared' ? t('releases.shared') : t('releases.texts', { language: languageName(part, language) });
