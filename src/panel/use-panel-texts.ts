import { useTranslation } from '@payloadcms/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { moment } from './clock';
import { type PanelTexts, panelTexts } from './texts';

/** The panel's texts in a client component, with the language for dates and numbers. */
export function usePanelTexts(): { t: PanelTexts; language: string } {
  const { language } = useTranslation().i18n;
  return { t: panelTexts(language), language };
}

const never = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Writes moments in the person's time zone. The server doesn't know it: it writes UTC, which the browser replaces. */
export function useMoment(): (at: string) => string {
  const { language } = useTranslation().i18n;
  const zone = useSyncExternalStore(never, ownZone, () => 'UTC');
  return useCallback((at) => moment(at, language, zone), [language, zone]);
}
