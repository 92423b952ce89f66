import { useTranslation } from '@payloadcms/ui';
import { type PanelTexts, panelTexts } from './texts';

/** The panel's texts in a client component, with the language for dates and numbers. */
export function usePanelTexts(): { t: PanelTexts; language: string } {
  const { language } = useTranslation().i18n;
  return { t: panelTexts(language), language };
}
