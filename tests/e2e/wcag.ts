import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe tags every page is checked against. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on colours. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * axe with these tags. It runs in the page alone, which has no frames of other sites, and describes only what is wrong: by default each analysis
 * opens a second page and passes it the details of everything that is right.
 */
export const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG);
