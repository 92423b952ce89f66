/**
 * `npm run bench:bytes`: download size of each kind of page for a first-time visitor, in a real browser against a running site (BASE_URL, default
 * http://localhost:3000). Fails if a page exceeds a budget. `-- --flight` prints the largest rows of React's data in each document instead,
 * `-- --verbose` every script.
 */
import { chromium, type Response } from '@playwright/test';
import { LOCALE_CODES } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { DOCUMENT_BUDGETS, gzipped, kilobytes as inKilobytes, STYLES_BUDGET } from './byte-budgets';
import { CHROMIUM_ARGS, ensureChromium } from './chromium';
import { flightRows } from './flight-rows';

/** Gzipped JavaScript of the smallest Next.js and React page, measured on this stack. */
const FLOOR_BYTES = 149 * 1024;
const BUDGET_BYTES = 20 * 1024;

const PATHS = Object.keys(DOCUMENT_BUDGETS);
const FLIGHT_ROWS = 10;

/** What is weighed, by the browser's name for it. */
const KINDS: Record<string, keyof Weights> = { script: 'scripts', document: 'html', stylesheet: 'styles', font: 'fonts' };
type Weights = Record<'scripts' | 'html' | 'styles' | 'fonts' | 'raw', number>;

const origin = process.env.BASE_URL ?? 'http://localhost:3000';
const languageOf = (path: string) => (path.startsWith('/nl') ? 'nl-NL' : 'en-US');
const isVerbose = process.argv.includes('--verbose');
const kilobytes = (bytes: number) => inKilobytes(bytes).toFixed(1).padStart(8);

async function printFlight(path: string): Promise<void> {
  const html = await (await fetch(origin + path, { headers: { 'Accept-Language': languageOf(path) } })).text();
  console.log(`\n${path}`);
  for (const { id, bytes, start } of flightRows(html).slice(0, FLIGHT_ROWS))
    console.log(`${kilobytes(bytes)}  ${id.padEnd(4)}${start.replaceAll('\n', ' ')}`);
}

const paths = PATHS.flatMap((plain) => LOCALE_CODES.map((locale) => ({ plain, path: localePath(plain, locale) })));
if (process.argv.includes('--flight')) {
  for (const { path } of paths) await printFlight(path);
  process.exit(0);
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });

async function weigh(path: string): Promise<Weights> {
  const context = await browser.newContext({ locale: languageOf(path), viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const weights: Weights = { scripts: 0, html: 0, styles: 0, fonts: 0, raw: 0 };
  for (const response of responses) {
    const kind = KINDS[response.request().resourceType()];
    if (!response.ok() || !kind) continue;
    const body = await response.body();
    // Fonts are compressed already.
    const size = kind === 'fonts' ? body.length : gzipped(body);
    weights[kind] += size;
    if (kind === 'html') weights.raw += body.length;
    if (kind === 'scripts' && isVerbose) console.log(`  ${kilobytes(size)}  ${response.url()}`);
  }
  await context.close();
  return weights;
}

console.log(`kB gzip${' '.repeat(29)}scripts      own     html   styles    fonts      raw`);
let isOver = false;
for (const { plain, path } of paths) {
  const { scripts, html, styles, fonts, raw } = await weigh(path);
  const budget = DOCUMENT_BUDGETS[plain];
  const own = scripts - FLOOR_BYTES;
  const over = [
    own > BUDGET_BYTES && 'scripts',
    inKilobytes(html) > (budget?.gzip ?? 0) && 'html',
    inKilobytes(styles) > STYLES_BUDGET && 'styles',
    inKilobytes(raw) > (budget?.raw ?? 0) && 'raw',
  ].filter(Boolean);
  if (over.length > 0) isOver = true;
  const figures = [scripts, own, html, styles, fonts, raw].map(kilobytes).join(' ');
  console.log(`${path.padEnd(34)}${figures}${over.length > 0 ? `  over budget: ${over.join(', ')}` : ''}`);
}
await browser.close();
console.log(
  `Budget: own JavaScript at most ${BUDGET_BYTES / 1024} kB above the framework's ${FLOOR_BYTES / 1024} kB; documents as in byte-budgets.ts.`,
);
process.exit(isOver ? 1 : 0);
