import { expect, type Page } from '@playwright/test';
import { googleProblems, lacks, schemaProblems, thingsOn } from '../setup/schema-vocabulary';
import { fromPanel, signIn } from './editor';
import { inDutch } from './pages';
import { readPage } from './site-page';
import { visit } from './visit';
import { test, unlike } from './visitor';

interface Expected {
  types: string[];
  /** Properties the first type requires here for a rich result. */
  needs?: string[];
}

/** One page of every type; each except the home page has breadcrumbs too. */
const PAGES: Record<string, Expected> = {
  '/': { types: ['WebSite', 'Organization', 'ItemList'] },
  '/tools': { types: ['ItemList'] },
  '/tools/p/2': { types: ['ItemList'] },
  '/tools/chatgpt': { types: ['SoftwareApplication'], needs: ['offers.price', 'aggregateRating|review', 'description', 'image'] },
  '/tools/chatgpt/reviews': { types: ['SoftwareApplication'] },
  '/tools/for/developers': { types: ['ItemList'] },
  '/categories': { types: ['ItemList'] },
  '/categories/coding': { types: ['ItemList'] },
  '/courses': { types: ['ItemList'] },
  '/courses/elements-of-ai': { types: ['Course'], needs: ['hasCourseInstance.courseWorkload', 'offers.category', 'inLanguage'] },
  '/dictionary': { types: ['DefinedTermSet'], needs: ['hasDefinedTerm.name', 'inLanguage'] },
  '/dictionary/token': { types: ['DefinedTerm'], needs: ['description', 'inDefinedTermSet.inLanguage'] },
  '/products': { types: ['ItemList'] },
  '/products/choosing-an-ai-tool': { types: ['Product'], needs: ['offers.price', 'description'] },
  '/tasks': { types: ['ItemList'] },
  '/tasks/write-code': { types: ['ItemList'], needs: ['itemListElement.url'] },
  '/tools/chatgpt/alternatives': { types: ['ItemList'], needs: ['itemListElement.url'] },
  '/changes': { types: [] },
  '/data': { types: ['Dataset'], needs: ['license', 'creator.name', 'description'] },
  '/faq': { types: ['FAQPage'], needs: ['inLanguage'] },
  '/about-us': { types: [] },
  '/privacy-policy': { types: [] },
  '/accessibility': { types: [] },
  '/contact': { types: [] },
  '/newsletter': { types: [] },
  '/drop-a-tool': { types: [] },
};

/** Language of the page's main entity, or of the page itself. */
// biome-ignore lint/suspicious/noExplicitAny: what a page sends may be anything
const languageOf = (thing: any) => thing.mainEntityOfPage?.inLanguage ?? thing.inLanguage;

for (const [english, { types, needs = [] }] of Object.entries(PAGES)) {
  test(`${english} has structured data in both languages`, async ({ request }) => {
    for (const [language, path] of [
      ['en', english],
      ['nl', inDutch(english)],
    ] as const) {
      const things = thingsOn((await readPage(request, path)).html);
      const expected = english === '/' ? types : [...types, 'BreadcrumbList'];
      expect(things.map((thing) => thing['@type'])).toEqual(expected);
      expect(things.flatMap((thing) => [...schemaProblems(thing), ...googleProblems(thing)])).toEqual([]);
      expect(things.slice(0, 1).flatMap((thing) => lacks(thing, needs))).toEqual([]);
      const main = things.filter((thing) => !['BreadcrumbList', 'Organization'].includes(thing['@type']));
      expect(new Set(main.map(languageOf))).toEqual(new Set(main.length > 0 ? [language] : []));
      expect(new Set(things.map((thing) => thing['@id'])).size).toBe(things.length);
    }
  });
}

test('the check detects errors in a real page', async ({ request }) => {
  const [tool] = thingsOn((await readPage(request, '/tools/chatgpt')).html);
  expect(schemaProblems({ ...tool, price: 20 })).toEqual(['SoftwareApplication.price is no property of SoftwareApplication']);
  expect(schemaProblems({ ...tool, '@type': 'SoftwareTool' })).toHaveLength(1);
  expect(schemaProblems({ ...tool, offers: tool.review })).not.toEqual([]);
  expect(googleProblems({ ...tool, review: [{ ...tool.review[0], author: undefined }] })).toEqual(['Review lacks author.name']);
});

test('visible breadcrumbs match the structured data', async ({ page }) => {
  for (const [path, label] of [
    ['/tools/chatgpt', 'You are here'],
    ['/nl/tools/p/2', 'Je bent hier'],
    ['/nl/faq', 'Je bent hier'],
  ] as const) {
    await visit(page, path);
    const trail = page.getByRole('navigation', { name: label });
    const shown = await trail.getByRole('listitem').allInnerTexts();
    const read = thingsOn(await page.content()).find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(shown.map((text) => text.replace(/\s*\/\s*$/, ''))).toEqual(read.itemListElement.map(({ name }: { name: string }) => name));
    await expect(trail.locator('[aria-current="page"]')).toHaveCount(1);
  }
});

/** No other test reviews this seeded tool. */
const TOOL = 'grammarly';
const HOSTILE = '</script><script>document.title = "taken over"</script>';

async function addReview(panel: Page, data: object): Promise<number> {
  const { docs } = await (await panel.request.get(`/api/tools?where[slug][equals]=${TOOL}&limit=1&depth=0`)).json();
  const response = await panel.request.post('/api/reviews', { headers: fromPanel(), data: { tool: docs[0].id, language: 'en', ...data } });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).doc.id;
}

test('only published reviews count, anonymous ones stay so, and no text breaks out of its script', async ({ page, request }) => {
  await signIn(page);
  const secret = unlike('Petronella');
  const ids: number[] = [];
  const described = async (path: string) => thingsOn((await readPage(request, path)).html).find((thing) => thing['@type'] === 'SoftwareApplication');
  expect(await described(`/tools/${TOOL}`)).not.toHaveProperty('aggregateRating');
  try {
    ids.push(await addReview(page, { title: HOSTILE, text: 'Good.', name: 'Vera', ratings: { general: 5 }, _status: 'published' }));
    ids.push(await addReview(page, { title: 'Fine', text: 'Fine.', name: secret, anonymous: true, ratings: { general: 4 }, _status: 'published' }));
    ids.push(await addReview(page, { title: 'Waits', text: 'Waits.', name: 'Jan', ratings: { general: 1 }, _status: 'draft' }));
    for (const [path, anonymous] of [
      [`/tools/${TOOL}`, 'Anonymous'],
      [`/nl/tools/${TOOL}`, 'Anoniem'],
      [`/nl/tools/${TOOL}/reviews`, 'Anoniem'],
    ] as const) {
      await expect.poll(async () => (await described(path)).aggregateRating?.reviewCount).toBe(2);
      const { html } = await readPage(request, path);
      const tool = await described(path);
      expect(tool.aggregateRating).toMatchObject({ ratingValue: 4.5, bestRating: 5, worstRating: 1 });
      expect(tool.review.filter(({ author }: { author: { '@type': string } }) => author['@type'] === 'Person')).toMatchObject([
        { name: 'Fine', author: { name: anonymous }, reviewRating: { ratingValue: 4 } },
        { name: HOSTILE, author: { name: 'Vera' }, reviewRating: { ratingValue: 5 } },
      ]);
      expect([...schemaProblems(tool), ...googleProblems(tool)]).toEqual([]);
      expect(html.includes(secret)).toBe(false);
    }
    await visit(page, `/tools/${TOOL}`);
    await expect(page).not.toHaveTitle(/taken over/);
  } finally {
    for (const id of ids) await page.request.delete(`/api/reviews/${id}`, { headers: fromPanel() });
  }
  await expect.poll(async () => (await described(`/tools/${TOOL}`)).aggregateRating).toBeUndefined();
});

test('previews and inactive tools have no structured data', async ({ page, request }) => {
  await signIn(page);
  const { docs } = await (await page.request.get(`/api/tools?where[slug][equals]=${TOOL}&limit=1&depth=0`)).json();
  const { id } = docs[0];
  const preview = await page.request.post('/api/preview-links', { headers: fromPanel(), data: { collection: 'tools', id, days: 1 } });
  const { links } = await preview.json();
  for (const link of [links.en, links.nl]) {
    const shown = await readPage(request, link);
    expect([shown.status, shown.isIndexable, thingsOn(shown.html)]).toEqual([200, false, []]);
  }
  const set = (active: boolean) => page.request.patch(`/api/tools/${id}`, { headers: fromPanel(), data: { active, _status: 'published' } });
  try {
    expect((await set(false)).status()).toBe(200);
    for (const path of [`/tools/${TOOL}`, `/nl/tools/${TOOL}`]) {
      await expect.poll(async () => (await readPage(request, path)).isIndexable).toBe(false);
      expect(thingsOn((await readPage(request, path)).html)).toEqual([]);
    }
  } finally {
    await set(true);
  }
});
