import { expect, type Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '../setup/hostile-texts';
import { richText } from '../setup/rich-text';
import { fromPanel, signIn } from './editor';
import { inDutch } from './pages';
import { visit } from './visit';
import { test } from './visitor';

const LIMITS = { rows: 20, points: 10 };

/** One line of a text, as an editor's form takes it. */
const line = (place: number) => (HOSTILE_TEXTS[place % HOSTILE_TEXTS.length] ?? '').replaceAll('\n', ' ');
const lines = (from: number, count: number) => Array.from({ length: count }, (_, index) => line(from + index));
const points = (from: number, count: number) => lines(from, count).map((text) => ({ text }));

async function save(page: Page, path: string, method: 'post' | 'patch', data: object): Promise<{ id: number; slug: string }> {
  const reply = await page.request[method](path, { headers: fromPanel(), data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return (await reply.json()).doc;
}

/** Publishes an entry whose two languages have different texts. */
async function publish(page: Page, collection: string, data: (from: number) => Record<string, unknown>): Promise<string> {
  const english = { ...data(0), _status: 'published' };
  const { id, slug } = await save(page, `/api/${collection}?locale=en`, 'post', english);
  await save(page, `/api/${collection}/${id}?locale=nl`, 'patch', { ...data(HOSTILE_TEXTS.length >> 1), _status: 'published' });
  return slug;
}

/** What of a document isn't text: parsed as a browser parses it, without running it. */
const hostileIn = (page: Page, html: string) =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const isHostile = (element: Element) =>
      element.matches('[data-hostile], [src="x"], iframe[srcdoc], base, [href*="//evil.example" i], [action*="//evil.example" i]') ||
      [...element.attributes].some(({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|data:text\/html)/i.test(value));
    return [...parsed.querySelectorAll('*')].filter(isHostile).map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, html);

test('texts of strangers and editors stay texts on every page, in both languages', async ({ page }) => {
  test.slow();
  await signIn(page);
  const stamp = Date.now().toString(36);
  const { docs } = await (await page.request.get('/api/categories?limit=1&depth=0')).json();
  const tools: string[] = [];
  for (let place = 0; place < HOSTILE_TEXTS.length; place += 2) {
    tools.push(
      await publish(page, 'tools', (shift) => {
        const from = place + shift;
        return {
          // The name is the same in all languages.
          ...(shift === 0
            ? {
                name: line(from),
                slug: `hostile-${stamp}-${place}`,
                maker: line(from + 1),
                url: `https://hostile-${stamp}-${place}.example`,
                categories: [docs[0].id],
              }
            : {}),
          tagline: line(from + 2),
          description: richText(lines(from, LIMITS.rows).join(' ')),
          features: points(from, LIMITS.points),
          plans: [{ name: line(from + 3).slice(0, 60), kind: 'free' }],
          bestFor: line(from + 4),
          notFor: line(from + 5),
          ...(place === 0 ? { editorialReview: richText(lines(from, LIMITS.rows).join(' ')) } : {}),
        };
      }),
    );
  }
  const first = tools[0] ?? '';
  const [tool] = (await (await page.request.get(`/api/tools?where[slug][equals]=${first}&depth=0`)).json()).docs;
  for (let place = 0; place < HOSTILE_TEXTS.length; place += 4)
    await save(page, '/api/reviews', 'post', {
      tool: tool.id,
      title: line(place),
      text: lines(place, 4).join('\n'),
      name: line(place + 1).slice(0, 60),
      location: line(place + 2).slice(0, 60),
      language: place % 8 ? 'en' : 'nl',
      ratings: { general: 4 },
      _status: 'published',
    });
  const term = await publish(page, 'dictionary-terms', (from) => ({
    ...(from === 0 ? { slug: `hostile-${stamp}` } : {}),
    name: line(from + 7),
    definition: lines(from, 4).join(' '),
    body: richText(lines(from, HOSTILE_TEXTS.length).join(' ')),
  }));
  const course = await publish(page, 'courses', (from) => ({
    ...(from === 0
      ? { slug: `hostile-${stamp}`, url: 'https://example.org', level: 'beginner', language: 'en', priceModel: 'free', provider: line(3) }
      : {}),
    name: line(from + 12),
    summary: lines(from, 3).join(' ').slice(0, 200),
    body: richText(lines(from, HOSTILE_TEXTS.length).join(' ')),
  }));

  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) said.push(message.text());
  });
  const pages = [
    ...tools.map((slug) => `/tools/${slug}`),
    `/tools/${first}/reviews`,
    `/dictionary/${term}`,
    `/courses/${course}`,
    '/dictionary',
    '/courses',
    '/tools?q=hostile',
    `/compare?tools=${tools.slice(0, 3).join(',')}`,
  ];
  await visit(page, '/');
  const found: string[] = [];
  for (const path of pages.flatMap((english) => [english, inDutch(english)])) {
    const reply = await page.request.get(path);
    expect(reply.status(), path).toBe(200);
    found.push(...(await hostileIn(page, await reply.text())).map((what) => `${path}: ${what}`));
  }
  // Client components render some of it again.
  for (const path of [
    `/tools/${first}`,
    inDutch(`/tools/${first}/reviews`),
    `/dictionary/${term}`,
    `/compare?tools=${tools.slice(0, 3).join(',')}`,
  ]) {
    await visit(page, path);
    await expect(page.getByRole('banner').locator('[aria-keyshortcuts]')).toBeAttached();
    found.push(...(await hostileIn(page, await page.content())).map((what) => `${path}, alive: ${what}`));
  }
  for (const path of [
    `/tools/${first}.md`,
    '/feeds/en/tools.atom',
    '/feeds/nl/tools.atom',
    '/feeds/en/reviews.atom',
    '/feeds/nl/terms.json',
    '/llms.txt',
    '/sitemap.xml',
  ]) {
    const reply = await page.request.get(path);
    const type = reply.headers()['content-type'] ?? '';
    expect(reply.headers()['x-content-type-options'], path).toBe('nosniff');
    expect(type, path).not.toContain('text/html');
    if (type.includes('xml'))
      expect(
        await page.evaluate(
          (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror, [data-hostile]') === null,
          await reply.text(),
        ),
        path,
      ).toBe(true);
  }
  expect([found, said]).toEqual([[], []]);
});
