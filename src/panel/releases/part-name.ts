import { languageName } from '@/domain/locales';
import { PARTS, type Part } from '@/domain/parts';
import type { PanelTexts } from '../texts';

export const partName = (part: Part, t: PanelTexts, language: string): string =>
  part === 'shared' ? t('releases.shared') : t('releases.texts', { language: languageName(part, language) });

/** "Rytr (en, shared)" with the parts in words. */
export const withPartNames = (text: string, t: PanelTexts, language: string): string =>
  text.replace(/\(([a-z, ]+)\)$/, (list, codes: string) => {
    const parts = codes.split(', ').map((code) => PARTS.find((part) => part === code));
    return parts.every((part) => part !== undefined) ? `(${parts.map((part) => partName(part, t, language)).join(', ')})` : list;
  });
