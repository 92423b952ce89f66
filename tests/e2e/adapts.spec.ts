import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { inDutch } from './pages';
import { visit } from './visit';

/** One page per layout: lists, a long page, tables, forms, texts. */
const PAGES = [
  '/',
  '/tools',
  '/tools/chatgpt',
  '/tools?q=video',
  '/categories/coding',
  '/compare?tools=chatgpt,claude',
  '/dictionary/token',
  '/courses',
  '/faq',
  '/contact',
  '/drop-a-tool',
  '/login',
  '/privacy-policy',
  '/api/docs',
  '/tasks/write-code',
];

/** Half of the pages per language: layouts are the same, word lengths are not. */
const inBoth = PAGES.map((path, index) => (index % 2 === 0 ? path : inDutch(path)));

/** Horizontal overflow of the page in pixels, outside scrollable containers. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Focusable controls that are covered by a fixed element or outside the screen. */
const hiddenControls = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('main a[href], main button, main input, main select, main textarea, main summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.tabIndex >= 0)
      .filter((element) => !(element instanceof HTMLButtonElement && element.disabled))
      .slice(0, 40);
    return shown.flatMap((element) => {
      element.focus();
      if (document.activeElement !== element) return [];
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const boxes = [...element.getClientRects()];
      const isSeen = boxes.some(({ left, top, width, height }) => {
        const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [left + width * x, top + height * y] as const));
        return points.some(([x, y]) => {
          const there = document.elementFromPoint(x, y);
          return there !== null && (element.contains(there) || there.contains(element) || Boolean(element.closest('label')?.contains(there)));
        });
      });
      return isSeen || boxes.every(({ width, height }) => width <= 1 || height <= 1) ? [] : [element.outerHTML.slice(0, 120)];
    });
  });

test('at 400 % zoom nothing scrolls sideways and no focused control is covered', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of inBoth) {
    await visit(page, path);
    await expect(page.locator('h1')).toBeAttached();
    expect([path, await sideways(page)]).toEqual([path, 0]);
    expect([path, await hiddenControls(page)]).toEqual([path, []]);
  }
});

/** WCAG 1.4.12. */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

test('with wider text spacing nothing is cut off or scrolls sideways', async ({ page }) => {
  for (const [width, paths] of [
    [360, inBoth],
    [1280, inBoth.slice(0, 4)],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await visit(page, path);
      await page.addStyleTag({ content: WIDE_TEXT });
      expect([path, width, await sideways(page)]).toEqual([path, width, 0]);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('header a, header button, main a, main button, main h1, main h2, main h3, main label, main p')]
          .filter((element) => element.checkVisibility() && element.clientWidth > 1 && element.clientHeight > 1)
          .filter(
            (element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowY) && getComputedStyle(element).webkitLineClamp === 'none',
          )
          .filter((element) => element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect([path, width, cut]).toEqual([path, width, []]);
    }
  }
});

test('reduced motion stops animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/nl/tools', '/tools/chatgpt', '/nl/dictionary']) {
    await visit(page, path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element, part);
          const longest = Math.max(
            ...`${transitionDuration},${animationName === 'none' ? '0s' : animationDuration}`.split(',').map(Number.parseFloat),
          );
          return longest > 0.001 || scrollBehavior === 'smooth' ? [element.outerHTML.slice(0, 100)] : [];
        }),
      ),
    );
    expect([path, moving]).toEqual([path, []]);
  }
});

/** Whether an element stands out from its background. */
async function isDrawn(place: Locator): Promise<boolean> {
  const { channels } = await sharp(await place.screenshot()).stats();
  return channels.some(({ stdev }) => stdev > 5);
}

test('forced colors show icons, controls and the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1400, height: 900 });
  for (const path of ['/tools/chatgpt', '/nl/tools']) {
    await visit(page, path);
    for (const selector of ['header button svg', 'main button svg', 'main input:not([type=hidden])']) {
      const shown = page.locator(selector).filter({ visible: true }).first();
      if ((await shown.count()) > 0) expect([path, selector, await isDrawn(shown)]).toEqual([path, selector, true]);
    }
    const focus = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('header a, header button, main a[href], main button, main input, main select, main summary')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0 && !element.matches(':disabled'))
        .slice(0, 60)
        .flatMap((element) => {
          element.focus({ focusVisible: true } as FocusOptions);
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 ? [] : [element.outerHTML.slice(0, 120)];
        }),
    );
    expect([path, focus]).toEqual([path, []]);
    const recolored = await page
      .locator('main .tool-logo')
      .evaluateAll((logos) =>
        logos
          .filter((logo) => logo instanceof HTMLElement && getComputedStyle(logo).backgroundColor !== logo.style.backgroundColor)
          .map((logo) => logo.outerHTML.slice(0, 120)),
      );
    expect([path, recolored]).toEqual([path, []]);
    const unframed = await page.evaluate(() =>
      [...document.querySelectorAll('main input[type=text], main input[type=email], main input[type=search], main textarea, main select')]
        .filter(
          (element) => element.checkVisibility() && (element as HTMLElement).tabIndex >= 0 && getComputedStyle(element).borderTopWidth === '0px',
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect([path, unframed]).toEqual([path, []]);
  }
});

/** Words that only occur in one language. */
const OTHER_LANGUAGE = {
  en: /\b(?:sluiten|zoeken|openen|naar|weghalen|het|een|voeg|opent in een nieuw tabblad)\b/i,
  nl: /\b(?:the|close|open menu|search|switch|remove|with|your|opens in a new tab|add)\b/i,
};

for (const locale of ['en', 'nl'] as const) {
  test(`screen reader names are in the language of the page (${locale})`, async ({ page }) => {
    for (const path of ['/', '/tools?q=video', '/tools/chatgpt', '/compare?tools=chatgpt,claude', '/contact']) {
      await visit(page, locale === 'en' ? path : inDutch(path));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const names = await page.evaluate(() =>
        [...document.querySelectorAll('[aria-label], [title], [placeholder], .sr-only, img[alt]')]
          // Elements in the other language have their own `lang`, and tool names have no language.
          .filter((element) => element.closest('[lang]') === document.documentElement && !element.closest('[hreflang]'))
          .flatMap((element) => [
            element.getAttribute('aria-label'),
            element.getAttribute('title'),
            element.getAttribute('placeholder'),
            element.classList.contains('sr-only') ? element.textContent : null,
          ])
          .filter((name) => name !== null),
      );
      expect(names.length).toBeGreaterThan(5);
      expect([path, names.filter((name) => OTHER_LANGUAGE[locale].test(name))]).toEqual([path, []]);
    }
  });
}
