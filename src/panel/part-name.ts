import { languageName } from '@/domain/locales';
import type { Part } from '@/domain/parts';
import type { PanelTexts } from './texts';

export const partName = (part: Part, t: PanelTexts, language: string): string =>
  part === 'shared' ? t('parts.shared') : t('parts.texts', { language: languageName(part, language) });

export const partNames = (parts: readonly Part[], t: PanelTexts, language: string): string =>
  parts.map((part) => partName(part, t, language)).join(', ');
