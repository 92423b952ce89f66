/**
 * `npm run screenshots`: a picture of every screen of a running site (BASE_URL, default http://localhost:3000) at four widths, in both themes and
 * both languages, into `screenshots/<theme>-<language>/<screen>.png`, the widths beside each other. Names after the command choose screens
 * (`npm run screenshots -- home tool`); `readme` takes the two pictures of the README. WIDTHS, THEMES and LANGUAGES (lists with commas) choose variants. Screens behind the login need
 * ADMIN_EMAIL and ADMIN_PASSWORD.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { CHROMIUM_ARGS, ensureChromium } from './chromium';

const FOLDER = 'screenshots';
const README_PICTURES = { site: 'home', panel: 'panel-dashboard' };
const WIDTHS = [390, 768, 1280, 1920];
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 900;
/** Longer pages are cut. */
const LONGEST = 5200;
const GAP = 24;
const SETTLE_MS = 250;
const PANEL_MS = 2500;
const OPEN_TIMEOUT_MS = 8000;

interface Screen {
  path: string;
  /** Runs before the picture, such as opening a dialog or failing a form. */
  before?: (page: Page) => Promise<void>;
  /** The panel has one path for both languages. */
  signedIn?: 'site' | 'panel';
  /** Captures the viewport instead of the whole page, for overlays. */
  windowOnly?: boolean;
  /** Only on narrower screens. */
  below?: number;
}

const openFilters = async (page: Page) => {
  await page
    .getByRole('button', { name: /^filter/i })
    .filter({ visible: true })
    .first()
    .click({ timeout: OPEN_TIMEOUT_MS });
};

const SCREENS: Record<string, Screen> = {
  home: { path: routes.home },
  tools: { path: routes.toolsPage(1) },
  'tools-filtered': { path: `${routes.tools}?category=coding&free=1` },
  'tools-costs': { path: `${routes.tools}?seats=5` },
  'tools-results': { path: `${routes.tools}?q=video` },
  'tools-nothing': { path: `${routes.tools}?q=qqzzxxvv` },
  'tools-for': { path: routes.toolsFor('developers') },
  tool: { path: routes.tool('chatgpt') },
  'tool-plain': { path: routes.tool('zapier') },
  'tool-reviews': { path: routes.toolReviews('chatgpt') },
  'tool-costs': { path: routes.toolCosts('chatgpt') },
  'tool-alternatives': { path: routes.toolAlternatives('chatgpt') },
  'tool-badge': { path: routes.toolBadge('chatgpt') },
  categories: { path: routes.categories },
  category: { path: routes.category('coding') },
  'compare-costs': { path: routes.comparison(['chatgpt', 'claude', 'gemini', 'deepl'], [['seats', '5']]) },
  compare: { path: routes.comparison(['chatgpt', 'claude', 'gemini', 'deepl']) },
  'compare-empty': { path: routes.compare },
  dictionary: { path: routes.dictionary },
  term: { path: routes.term('token') },
  courses: { path: routes.courses },
  course: { path: routes.course('elements-of-ai') },
  changes: { path: routes.changes },
  follow: { path: routes.followTool('chatgpt') },
  products: { path: routes.products },
  product: { path: routes.product('choosing-an-ai-tool') },
  tasks: { path: routes.tasks },
  task: { path: routes.task('write-code') },
  faq: { path: routes.faq },
  about: { path: routes.aboutUs },
  privacy: { path: routes.privacyPolicy },
  contact: { path: routes.contact },
  'contact-errors': {
    path: routes.contact,
    before: async (page) => {
      await page.locator('main form button[type=submit]').last().click();
      await page.locator('[aria-invalid=true]').first().waitFor({ timeout: OPEN_TIMEOUT_MS });
    },
  },
  'drop-a-tool': { path: routes.dropTool },
  newsletter: { path: routes.newsletter },
  login: { path: routes.login },
  forgot: { path: routes.forgotPassword },
  'link-expired': { path: `${routes.confirmEmail}?token=none` },
  'favorites-visitor': { path: routes.favorites },
  'not-found': { path: '/no-such-page' },
  'tool-not-found': { path: routes.tool('no-such-tool') },
  offline: { path: routes.offline },
  'api-docs': { path: routes.apiDocs },
  data: { path: routes.data },
  menu: {
    path: routes.home,
    windowOnly: true,
    before: async (page) => {
      const wide = page.locator('header nav summary').filter({ visible: true });
      const drawer = page.getByRole('banner').getByRole('button', { name: /menu/i }).filter({ visible: true });
      await wide.or(drawer).first().click({ timeout: OPEN_TIMEOUT_MS });
    },
  },
  'search-dialog': {
    path: routes.home,
    windowOnly: true,
    before: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('video', { timeout: OPEN_TIMEOUT_MS });
      await page.getByRole('option').first().waitFor({ timeout: OPEN_TIMEOUT_MS });
    },
  },
  'filter-sheet': { path: routes.tools, windowOnly: true, below: 1280, before: openFilters },
  'login-dialog': {
    path: routes.tool('chatgpt'),
    windowOnly: true,
    before: async (page) => {
      await page.locator('main [data-bookmark]').first().click({ timeout: OPEN_TIMEOUT_MS });
      await page.locator('dialog[open] form').first().waitFor({ timeout: OPEN_TIMEOUT_MS });
    },
  },
  profile: { path: routes.profile, signedIn: 'site' },
  security: { path: routes.security, signedIn: 'site' },
  favorites: { path: routes.favorites, signedIn: 'site' },
  'panel-login': { path: routes.admin, signedIn: undefined },
  'panel-dashboard': { path: routes.admin, signedIn: 'panel' },
  'panel-queue': { path: `${routes.admin}/queue`, signedIn: 'panel' },
  'panel-checks': { path: `${routes.admin}/checks`, signedIn: 'panel' },
  'panel-tool': { path: `${routes.admin}/tools/chatgpt`, signedIn: 'panel' },
  'panel-translations': { path: `${routes.admin}/translations`, signedIn: 'panel' },
  'panel-sheet': { path: `${routes.admin}/translations/tools/1`, signedIn: 'panel' },
  'panel-transfers': { path: `${routes.admin}/transfers`, signedIn: 'panel' },
  'panel-tools': { path: `${routes.admin}/collections/tools`, signedIn: 'panel' },
  'panel-edit-tool': { path: `${routes.admin}/collections/tools/1`, signedIn: 'panel' },
};

const origin = process.env.BASE_URL ?? 'http://localhost:3000';
const chosen = (name: string) => process.env[name]?.split(',');
const widths = chosen('WIDTHS')?.map(Number) ?? WIDTHS;
const themes = THEMES.filter((theme) => chosen('THEMES')?.includes(theme) ?? true);
const languages = LOCALE_CODES.filter((locale) => chosen('LANGUAGES')?.includes(locale) ?? true);
const names = process.argv.slice(2).filter((name) => name !== 'readme');
const isReadme = process.argv[2] === 'readme';
const unknown = names.filter((name) => !(name in SCREENS));
if (unknown.length > 0) throw new Error(`There is no screen named ${unknown.join(', ')}; there are ${Object.keys(SCREENS).join(', ')}.`);

/** One session for all pictures, because sign-ins are limited. */
async function sessionCookies(browser: Browser) {
  const context = await browser.newContext();
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
  const reply = await context.request.post(`${origin}${routes.authApi}/sign-in/email`, { data, headers: { Origin: origin } });
  const cookies = await context.cookies();
  await context.close();
  if (!reply.ok()) console.log('Screens behind the login are left out: ADMIN_EMAIL and ADMIN_PASSWORD do not sign in.');
  return reply.ok() ? cookies : null;
}

/** A returning visitor's window: language and theme chosen, consent answered. */
async function openWindow(browser: Browser, width: number, theme: string, locale: Locale): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    hasTouch: width < 900,
  });
  await context.addCookies([
    { name: 'NEXT_LOCALE', value: locale, url: origin },
    { name: 'payload-theme', value: theme, url: origin },
    { name: 'payload-lng', value: locale, url: origin },
  ]);
  await context.addInitScript((chosenTheme) => localStorage.setItem('theme', chosenTheme), theme);
  return context;
}

async function takePicture(context: BrowserContext, screen: Screen, locale: Locale): Promise<Buffer> {
  const page = await context.newPage();
  try {
    // The panel polls forever, so it never becomes idle.
    const isPanel = screen.path.startsWith(routes.admin);
    await page.goto(origin + (isPanel ? screen.path : localePath(screen.path, locale)), { waitUntil: isPanel ? 'load' : 'networkidle' });
    if (isPanel) await page.waitForTimeout(PANEL_MS);
    await screen.before?.(page);
    await page.waitForTimeout(SETTLE_MS);
    const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }));
    if (screen.windowOnly) return await page.screenshot();
    return await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, LONGEST) } });
  } finally {
    await page.close();
  }
}

async function putBeside(pictures: Buffer[], file: string): Promise<void> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const lefts = sizes.map((_size, index) => sizes.slice(0, index).reduce((sum, { width }) => sum + width + GAP, 0));
  const width = sizes.reduce((sum, size) => sum + size.width + GAP, -GAP);
  const height = Math.max(...sizes.map((size) => size.height));
  await sharp({ create: { width, height, channels: 3, background: 'gray' } })
    .composite(pictures.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })))
    .png()
    .toFile(file);
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const cookies = await sessionCookies(browser);
const failed: string[] = [];
for (const [name, screen] of isReadme ? [] : Object.entries(SCREENS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  if (screen.signedIn && !cookies) continue;
  for (const theme of themes) {
    for (const locale of languages) {
      const pictures: Buffer[] = [];
      for (const width of widths.filter((size) => size < (screen.below ?? Number.POSITIVE_INFINITY))) {
        const context = await openWindow(browser, width, theme, locale);
        if (screen.signedIn && cookies) await context.addCookies(cookies);
        try {
          pictures.push(await takePicture(context, screen, locale));
        } catch (error) {
          failed.push(`${name} ${width} ${theme} ${locale}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
        } finally {
          await context.close();
        }
      }
      const folder = path.join(FOLDER, `${theme}-${locale}`);
      mkdirSync(folder, { recursive: true });
      if (pictures.length > 0) await putBeside(pictures, path.join(folder, `${name}.png`));
    }
  }
  console.log(name);
}
for (const [file, name] of isReadme ? Object.entries(README_PICTURES) : []) {
  const screen = SCREENS[name];
  if (!screen || !cookies) throw new Error('The pictures of the README need ADMIN_EMAIL and ADMIN_PASSWORD.');
  const context = await openWindow(browser, 1280, 'light', 'en');
  await context.addCookies(cookies);
  const picture = await takePicture(context, { ...screen, windowOnly: true }, 'en');
  await sharp(picture).resize(800).webp({ quality: 72 }).toFile(`docs/pictures/${file}.webp`);
}
await browser.close();
for (const line of failed) console.log(`No picture of ${line}`);
process.exit(failed.length > 0 ? 1 : 0);
