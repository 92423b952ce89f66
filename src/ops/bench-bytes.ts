/**
 * `npm run bench:bytes`: download size of each kind of page for a first-time visitor, in a real browser against a running site (BASE_URL, default
 * http://localhost:3000). Fails if a page's own JavaScript exceeds the budget.
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Response } from '@playwright/test';
import { LOCALE_CODES } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { CHROMIUM_ARGS, ensureChromium } from './chromium';

/** Gzipped JavaScript of the smallest Next.js and React page, measured on this stack. */
const FLOOR_BYTES = 149 * 1024;
const BUDGET_BYTES = 20 * 1024;
const GZIP_LEVEL = 9;

const PATHS = [
  '/',
  '/tools',
  '/tools/p/1',
  '/tools/chatgpt',
  '/tools/for/developers',
  '/categories',
  '/categories/coding',
  '/dictionary',
  '/dictionary/token',
  '/courses',
  '/courses/elements-of-ai',
  '/products',
  '/faq',
  '/drop-a-tool',
  '/contact',
  '/newsletter',
  '/tools/chatgpt/reviews',
  '/about-us',
  '/privacy-policy',
  '/tools?q=video',
  '/compare?tools=chatgpt,claude',
];

/** What is weighed, by the browser's name for it. */
const KINDS: Record<string, keyof Weights> = { script: 'scripts', document: 'html', stylesheet: 'styles', font: 'fonts' };
type Weights = Record<'scripts' | 'html' | 'styles' | 'fonts', number>;

const origin = process.env.BASE_URL ?? 'http://localhost:3000';
const isVerbose = process.argv.includes('--verbose');
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(8);

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });

async function weigh(path: string): Promise<Weights> {
  const context = await browser.newContext({ locale: path.startsWith('/nl') ? 'nl-NL' : 'en-US', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const weights: Weights = { scripts: 0, html: 0, styles: 0, fonts: 0 };
  for (const response of responses) {
    const kind = KINDS[response.request().resourceType()];
    if (!response.ok() || !kind) continue;
    const body = await response.body();
    // Fonts are compressed already.
    const size = kind === 'fonts' ? body.length : gzipSync(body, { level: GZIP_LEVEL }).length;
    weights[kind] += size;
    if (kind === 'scripts' && isVerbose) console.log(`  ${kilobytes(size)}  ${response.url()}`);
  }
  await context.close();
  return weights;
}

console.log(`kB gzip${' '.repeat(29)}scripts      own     html   styles    fonts`);
let isOver = false;
for (const path of PATHS.flatMap((plain) => LOCALE_CODES.map((locale) => localePath(plain, locale)))) {
  const { scripts, html, styles, fonts } = await weigh(path);
  const own = scripts - FLOOR_BYTES;
  if (own > BUDGET_BYTES) isOver = true;
  console.log(`${path.padEnd(34)}${[scripts, own, html, styles, fonts].map(kilobytes).join(' ')}${own > BUDGET_BYTES ? '  over budget' : ''}`);
}
await browser.close();
console.log(`Budget: own JavaScript at most ${BUDGET_BYTES / 1024} kB above the framework's ${FLOOR_BYTES / 1024} kB.`);
process.exit(isOver ? 1 : 0);
