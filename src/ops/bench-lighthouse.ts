/**
 * `npm run bench:lighthouse`: mobile Lighthouse against a running site (BASE_URL, default http://localhost:3000), median of five runs (RUNS) of each
 * kind of page in both languages, half an hour. Paths after the command choose pages (`npm run bench:lighthouse -- / /nl/faq`). Fails below a
 * minimum. npm fetches Lighthouse at its first use: nothing else needs its 150 packages.
 */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { LOCALE_CODES } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { CHROMIUM_ARGS, ensureChromium } from './chromium';
import { Failure, runCommand } from './failure';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = [
  routes.home,
  routes.tools,
  routes.tool('chatgpt'),
  routes.category('coding'),
  routes.dictionary,
  routes.term('token'),
  routes.course('elements-of-ai'),
  routes.faq,
  routes.dropTool,
];
const RUNS = Number(process.env.RUNS ?? 5);
/** Lighthouse loses its browser now and then, mostly on a busy machine. */
const ATTEMPTS = 3;
/** Minimum scores, 0 to 100. */
const MINIMUM = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const CATEGORIES = Object.keys(MINIMUM) as (keyof typeof MINIMUM)[];
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ id: z.string(), title: z.string(), score: z.number().nullable(), scoreDisplayMode: z.string(), numericValue: z.number().optional() }),
  ),
});
type Report = z.infer<typeof reportSchema>;

const origin = process.env.BASE_URL ?? 'http://localhost:3000';
const chosen = process.argv.slice(2);
const paths = chosen.length > 0 ? chosen : PAGES.flatMap((page) => LOCALE_CODES.map((locale) => localePath(page, locale)));
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @throws Failure when Lighthouse has failed three times */
function measure(path: string, chromium: string | undefined, attempt = 1): Report {
  const language = path.startsWith('/nl') ? 'nl' : 'en-US';
  const { error, status, stderr, stdout } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      origin + path,
      '--output=json',
      '--quiet',
      `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGS].join(' ')}`,
      `--extra-headers=${JSON.stringify({ 'Accept-Language': language })}`,
    ],
    { encoding: 'utf8', maxBuffer: MAX_REPORT_BYTES, env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) } },
  );
  if (error || status !== 0) {
    const reason = error?.message ?? stderr.trim();
    if (attempt === ATTEMPTS) throw new Failure(`Lighthouse failed on ${path}: ${reason}`);
    console.warn(`  another try: ${reason.split('\n')[0]}`);
    return measure(path, chromium, attempt + 1);
  }
  return reportSchema.parse(JSON.parse(stdout));
}

await runCommand(async () => {
  const chromium = ensureChromium();
  let isUnder = false;
  for (const path of paths) {
    const runs = Array.from({ length: RUNS }, () => measure(path, chromium));
    const scores = CATEGORIES.map((category) => Math.round(100 * median(runs.map(({ categories }) => categories[category]?.score ?? 0))));
    const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map((audit) =>
      median(runs.map(({ audits }) => audits[audit]?.numericValue ?? 0)),
    );
    if (CATEGORIES.some((category, index) => (scores[index] ?? 0) < MINIMUM[category])) isUnder = true;
    const [lcp = 0, tbt = 0, cls = 0] = timings;
    console.log(
      `${path.padEnd(26)}${CATEGORIES.map((category, index) => `${category} ${scores[index]}`).join('  ')}  LCP ${(lcp / 1000).toFixed(2)} s  TBT ${Math.round(tbt)} ms  CLS ${cls.toFixed(3)}`,
    );
    for (const audit of Object.values(runs[0]?.audits ?? {})) {
      if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary') console.log(`  ${audit.id}: ${audit.title}`);
    }
  }
  if (isUnder) throw new Failure('A page is below a minimum score.');
});
