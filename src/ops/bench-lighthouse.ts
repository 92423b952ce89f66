/**
 * `npm run bench:lighthouse`: mobile Lighthouse against a running site (BASE_URL, default http://localhost:3000), median of three runs per page.
 * Fails below a minimum.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_ARGS, ensureChromium } from './chromium';

const PATHS = ['/', '/tools', '/tools/chatgpt', '/categories/coding', '/dictionary/token', '/courses/elements-of-ai', '/nl'];
const RUNS = 3;
/** Minimum scores, 0 to 100. */
const MINIMUM = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const CATEGORIES = Object.keys(MINIMUM) as (keyof typeof MINIMUM)[];

const origin = process.env.BASE_URL ?? 'http://localhost:3000';
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: ['--headless=new', ...CHROMIUM_ARGS] });
let isUnder = false;
try {
  for (const path of PATHS) {
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const language = path.startsWith('/nl') ? 'nl' : 'en-US';
      const result = await lighthouse(origin + path, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        extraHeaders: { 'Accept-Language': language },
      });
      if (result) runs.push(result.lhr);
    }
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
} finally {
  chrome.kill();
}
process.exit(isUnder ? 1 : 0);
