import type { PanelTexts } from './texts';

/** Titles of the custom views by path, in the order of the navigation. */
export const panelViews = (t: PanelTexts) => ({
  queue: t('queue.title'),
  checks: t('checks.title'),
  translations: t('translations.title'),
  releases: t('releases.title'),
  transfers: t('transfers.title'),
});
