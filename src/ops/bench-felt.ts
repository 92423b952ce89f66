/**
 * `npm run bench:felt`: how long a running site (BASE_URL, default http://localhost:3000) takes to answer a press, in Chromium at 1280 px, median of
 * ROUNDS (20). From the event to the frame that shows the answer, and for links also to the frame in which nothing moves any more. Fails above a
 * limit; only an idle machine gives figures that mean something.
 */
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { routes } from '@/domain/routes';
import { CHROMIUM_ARGS, ensureChromium } from './chromium';
import { Failure, runCommand } from './failure';

const ROUNDS = Number(process.env.ROUNDS ?? 20);
/** Somebody reads before they press. */
const READING_MS = 1200;
/** From pressing to letting go. */
const PRESS_MS = 80;

interface Felt {
  name: string;
  path: string;
  /** What is pressed. */
  target: (page: Page) => Locator;
  /** Selector of the answer; where the press leads elsewhere, it shows another text there than before. */
  answer: string;
  leads: boolean;
  limitMs: number;
  settledMs?: number;
}

const LINK = { answer: 'main h1', leads: true, limitMs: 120, settledMs: 350 };

const FELT: Felt[] = [
  { ...LINK, name: 'card → tool', path: routes.tools, target: (page) => page.getByRole('main').locator('article a[data-page]').first() },
  {
    ...LINK,
    name: 'menu → dictionary',
    path: routes.home,
    target: (page) => page.getByRole('banner').locator(`a[href="${routes.dictionary}"]`).filter({ visible: true }).first(),
  },
  {
    ...LINK,
    name: 'dictionary → term',
    path: routes.dictionary,
    target: (page) =>
      page
        .getByRole('main')
        .locator(`a[href="${routes.term('token')}"]`)
        .first(),
  },
  {
    name: 'filter → list',
    path: `${routes.tools}?category=coding`,
    target: (page) => page.locator('input[name=free]'),
    answer: '#tool-results',
    leads: true,
    limitMs: 200,
  },
  {
    name: 'search dialog',
    path: routes.faq,
    target: (page) => page.getByRole('banner').locator('[aria-keyshortcuts]').first(),
    answer: 'dialog[open] [role=combobox]:focus',
    leads: false,
    limitMs: 150,
  },
];

type Times = Record<'shown' | 'settled', number>;
interface Watching extends Window {
  felt?: Promise<Times>;
}

/** Waits in the page: milliseconds from the next click to the frame with the answer, and to the one in which nothing moves. */
const watch = ({ answer, leads }: Pick<Felt, 'answer' | 'leads'>) => {
  const textOf = () => document.querySelector(answer)?.textContent ?? null;
  const before = leads ? textOf() : null;
  (window as Watching).felt = new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      let shown = 0;
      const look = () => {
        if (!shown && textOf() !== before) shown = performance.now() - timeStamp;
        const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
        if (shown && !isMoving) resolve({ shown, settled: performance.now() - timeStamp });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('click', begin, { capture: true, once: true });
  });
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function measure(browser: Browser, { path, target, answer, leads }: Felt): Promise<Times> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', viewport: { width: 1280, height: 900 } });
  // The compiler names functions by this helper, which the page doesn't have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const times: Times[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(READING_MS);
    await page.evaluate(watch, { answer, leads });
    await target(page).click({ delay: PRESS_MS });
    const felt = await page.evaluate(() => (window as Watching).felt);
    // The first round fills the caches of the site.
    if (felt && round >= 0) times.push(felt);
  }
  await context.close();
  return { shown: median(times.map(({ shown }) => shown)), settled: median(times.map(({ settled }) => settled)) };
}

const origin = process.env.BASE_URL ?? 'http://localhost:3000';

await runCommand(async () => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const over: string[] = [];
  try {
    for (const felt of FELT) {
      const { shown, settled } = await measure(browser, felt);
      const parts = [
        `shown ${shown.toFixed(0)} ms (${felt.limitMs})`,
        ...(felt.settledMs ? [`settled ${settled.toFixed(0)} ms (${felt.settledMs})`] : []),
      ];
      console.log(`${felt.name.padEnd(20)} ${parts.join('  ')}`);
      if (shown > felt.limitMs || (felt.settledMs && settled > felt.settledMs)) over.push(felt.name);
    }
  } finally {
    await browser.close();
  }
  if (over.length > 0) throw new Failure(`Above the limit: ${over.join(', ')}`);
});
