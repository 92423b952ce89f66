import { expect, type Locator, type Page } from '@playwright/test';
import { SIGNED_IN_COOKIE } from '@/domain/session-cookies';
import { signIn } from './editor';
import { inDutch } from './pages';
import { openSearch, searchReady } from './search-dialog';
import { visit } from './visit';
import { test } from './visitor';

const WIDE = { width: 1400, height: 900 };
const NARROW = { width: 390, height: 844 };
const TABS = 14;

const TEXTS = {
  en: {
    path: (path: string) => path,
    search: 'Search',
    searchDialog: 'Search this site',
    searchField: 'Search tools and terms',
    signIn: 'Sign in',
    dropTool: /^Drop a tool/,
    navigation: 'Main navigation',
    categories: 'Categories',
    account: 'Your account',
    share: 'Share',
    compare: 'Tools to compare',
    remove: /^Remove .* from the comparison$/,
    clear: 'Clear',
    openMenu: 'Open menu',
    menu: 'Menu',
    filters: 'Filters',
    dictionary: 'Dictionary',
  },
  nl: {
    path: inDutch,
    search: 'Zoeken',
    searchDialog: 'Zoeken op deze site',
    searchField: 'Zoek tools en begrippen',
    signIn: 'Inloggen',
    dropTool: /^Tool inzenden/,
    navigation: 'Hoofdnavigatie',
    categories: 'Categorieën',
    account: 'Je account',
    share: 'Delen',
    compare: 'Tools om te vergelijken',
    remove: /^.* uit de vergelijking halen$/,
    clear: 'Wissen',
    openMenu: 'Menu openen',
    menu: 'Menu',
    filters: 'Filters',
    dictionary: 'Woordenboek',
  },
};

/** Whether the focused element has a visible focus indicator. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });

/** The focused element, for failure messages. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));

const focusIsIn = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

/** Whether the focus is behind a dialog. The browser's own controls between the last and the first control don't count. */
const focusIsBehind = (dialog: Locator) =>
  dialog.evaluate((element) => document.activeElement !== document.body && !element.contains(document.activeElement));

/** Opens a modal dialog by keyboard, tabs through it in both directions and closes it. */
async function walk(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await opener.focus();
  expect(await showsFocus(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect.poll(() => focusIsIn(dialog)).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < TABS; step += 1) {
      await page.keyboard.press(key);
      expect(await focusIsBehind(dialog)).toBe(false);
      if (await focusIsIn(dialog)) expect([await focused(page), await showsFocus(page)]).toEqual([await focused(page), true]);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** After a navigation the content has the focus, and the title or an existing heading was announced. */
async function expectArrived(page: Page): Promise<void> {
  await expect.poll(() => focusIsIn(page.getByRole('main'))).toBe(true);
  const said = () => page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? '');
  const names = async () => [await page.title(), await page.getByRole('heading', { level: 1 }).textContent()];
  await expect.poll(async () => (await names()).includes(await said()), { message: `said: ${await said()}` }).toBe(true);
}

for (const locale of ['en', 'nl'] as const) {
  const t = TEXTS[locale];

  test.describe(`in ${locale}, by keyboard alone`, () => {
    test('every dialog opens, traps the focus, closes with Escape and returns the focus', async ({ page }) => {
      await page.setViewportSize(WIDE);
      await visit(page, t.path('/'));
      const banner = page.getByRole('banner');
      await searchReady(page);
      await walk(page, banner.getByRole('link', { name: t.search, exact: true }), page.getByRole('dialog', { name: t.searchDialog }));
      await walk(page, banner.getByRole('link', { name: t.signIn }), page.getByRole('dialog', { name: t.signIn }));
      await walk(page, page.getByRole('contentinfo').getByRole('link', { name: t.dropTool }).first(), page.getByRole('dialog', { name: t.dropTool }));
      await page.setViewportSize(NARROW);
      await walk(page, banner.getByRole('button', { name: t.openMenu }), page.getByRole('dialog', { name: t.menu }));
    });

    test('a search result is followed, and its page has the focus and announces its title', async ({ page }) => {
      await visit(page, t.path('/'));
      await openSearch(page);
      await expect(page.getByRole('combobox', { name: t.searchField })).toBeFocused();
      await page.keyboard.type('hallucin');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dictionary\/hallucination$/);
      await expectArrived(page);
    });

    test('a link followed from a list focuses the content of its page', async ({ page }) => {
      await page.setViewportSize(WIDE);
      await visit(page, t.path('/dictionary'));
      // Before hydration a link loads the page, which the browser announces itself.
      await page.waitForLoadState('networkidle');
      await page.getByRole('main').getByRole('link', { name: 'Transformer', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dictionary\/transformer$/);
      await expectArrived(page);
      await page.keyboard.press('Tab');
      await expect.poll(() => focusIsIn(page.getByRole('main'))).toBe(true);
      await page.getByRole('navigation', { name: t.navigation }).getByRole('link', { name: t.dictionary }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(t.path('/dictionary'));
      await expectArrived(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/dictionary\/transformer$/);
      await expectArrived(page);
    });

    test('menus open, move by arrow keys and close when the focus leaves', async ({ page }) => {
      await page.setViewportSize(WIDE);
      await signIn(page);
      // A shared session lacks the cookie that tells pages about it.
      await page.context().addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: process.env.E2E_BASE_URL ?? '' }]);
      await visit(page, t.path('/tools/chatgpt'));
      const menus = [
        page.getByRole('navigation', { name: t.navigation }).locator('details').first(),
        page
          .getByRole('banner')
          .locator('details')
          .filter({ has: page.locator(`summary[aria-label="${t.account}"]`) }),
        page
          .getByRole('main')
          .locator('details')
          .filter({ has: page.locator('summary', { hasText: t.share }) }),
      ];
      for (const menu of menus) {
        const summary = menu.locator('summary');
        await summary.focus();
        await page.keyboard.press('Enter');
        await expect(menu).toHaveJSProperty('open', true);
        await expect(menu.locator('a[href], button').first()).toBeVisible();
        expect(await showsFocus(page)).toBe(true);
        await page.keyboard.press('ArrowDown');
        await expect(menu.locator('a[href], button').first()).toBeFocused();
        expect(await showsFocus(page)).toBe(true);
        await page.keyboard.press('Escape');
        await expect(menu).toHaveJSProperty('open', false);
        await expect(summary).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Shift+Tab');
        await expect(menu).toHaveJSProperty('open', false);
      }
    });

    test('tools are added to a comparison and removed without losing the focus', async ({ page }) => {
      await visit(page, t.path('/tools'));
      for (const index of [0, 1, 2]) {
        await page.locator('button[data-compare]').nth(index).focus();
        await page.keyboard.press('Space');
      }
      const bar = page.getByRole('region', { name: t.compare });
      const chosen = bar.getByRole('button', { name: t.remove });
      await expect(chosen).toHaveCount(3);
      await chosen.last().focus();
      await page.keyboard.press('Enter');
      await expect(chosen).toHaveCount(2);
      await expect(chosen.last()).toBeFocused();
      await bar.getByRole('button', { name: t.clear, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(bar).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('the filter sheet opens, applies a filter and closes with Escape', async ({ page }) => {
      await page.setViewportSize(NARROW);
      await visit(page, t.path('/tools'));
      const opener = page.getByRole('button', { name: t.filters, exact: true });
      const sheet = page.locator('#tool-filter-sheet');
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Tab');
      expect(await focusIsIn(sheet)).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/\?category=/);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('category');
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    });

    test('submitting an empty form focuses the first error', async ({ page }) => {
      for (const [path, field] of [
        ['/contact', '#contact-email'],
        ['/newsletter', 'main input[type="email"]'],
        ['/tools/chatgpt', '#review-title'],
      ] as const) {
        await visit(page, t.path(path));
        const input = page.locator(field).first();
        await input.focus();
        expect(await showsFocus(page)).toBe(true);
        await input.locator('xpath=ancestor::form').locator('[type="submit"]').focus();
        await page.keyboard.press('Enter');
        const form = input.locator('xpath=ancestor::form');
        const wrong = form.locator('[aria-invalid="true"]').first();
        await expect(wrong, path).toBeVisible();
        await expect.poll(() => focusIsIn(form), path).toBe(true);
        await expect(form.locator('[type="submit"]'), path).not.toBeFocused();
        expect(await wrong.getAttribute('aria-describedby'), path).toBeTruthy();
      }
    });
  });
}
