import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { richText } from '../setup/rich-text';
import { fromPanel, signIn } from './editor';
import { visit } from './visit';
import { test, unlike } from './visitor';

/** What pages show of what editors enter, beyond what other tests need of them. */

async function idOf(request: APIRequestContext, collection: string, field: string, value: string): Promise<number> {
  const { docs } = await (await request.get(`/api/${collection}?where[${field}][equals]=${value}&limit=1&depth=0`)).json();
  return docs[0].id;
}

async function add(page: Page, collection: string, data: Record<string, unknown>): Promise<number> {
  const made = await page.request.post(`/api/${collection}?locale=en`, { headers: fromPanel(), data: { _status: 'published', ...data } });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).doc.id;
}

const discard = async (page: Page, collection: string, id: number) =>
  expect((await page.request.delete(`/api/${collection}/${id}`, { headers: fromPanel() })).status()).toBe(200);

async function toolFields(page: Page) {
  const name = unlike('Specified');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const category = await idOf(page.request, 'categories', 'code', 'coding');
  return {
    name,
    slug,
    tagline: 'Does what was specified',
    url: `https://${slug}.example.com`,
    categories: [category],
    priceModel: 'paid',
    active: true,
  };
}

test('a tool’s page shows everything an editor entered, and its visit leads to the affiliate’s address', async ({ page }) => {
  await signIn(page);
  const fields = await toolFields(page);
  const tool = await add(page, 'tools', {
    ...fields,
    description: richText('Reads a specification and builds it.'),
    features: [{ text: 'Reads between the lines' }],
    featureVideo: 'https://video.example.com/introduction',
    plans: [{ name: 'Team', kind: 'paid', price: 12, currency: 'EUR', unit: 'user-per-month' }],
    affiliate: true,
    affiliateParty: 'Partner Network',
    affiliateUrl: 'https://partner.example.com/?from=us',
    verified: true,
    editorialRating: 3.5,
    editorialReview: richText('It did what we asked.'),
  });
  const review = { tool, name: 'Robin', text: 'Saves me an hour a day.', language: 'en', email: 'robin@example.com' };
  await add(page, 'reviews', { ...review, title: 'Good', ratings: { general: 5, easeOfUse: 4 } });
  await add(page, 'reviews', { ...review, title: 'Not bad', email: 'kim@example.com', ratings: { general: 3, easeOfUse: 2 } });
  await visit(page, `/tools/${fields.slug}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fields.name);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Verified');
  for (const text of ['Does what was specified', 'Reads a specification and builds it.', 'Reads between the lines', 'It did what we asked.']) {
    await expect(main.getByText(text)).toBeVisible();
  }
  await expect(page.locator('#plans')).toContainText('Team');
  await expect(page.locator('#plans')).toContainText('€12 per user per month');
  await expect(page.locator('#editorial')).toContainText('3.5');
  await expect(main.getByRole('link', { name: `Watch the introduction to ${fields.name}` })).toHaveAttribute(
    'href',
    'https://video.example.com/introduction',
  );
  await expect(main.getByText('Affiliate link: we may earn a commission.').first()).toBeVisible();
  const html = await page.content();
  for (const hidden of ['partner.example.com', 'Partner Network']) expect(html).not.toContain(hidden);
  const reviews = page.locator('#reviews');
  await expect(reviews.getByText('2 reviews', { exact: true })).toBeVisible();
  await expect(reviews.getByText('5 stars: 1 review', { exact: true })).toBeAttached();
  await expect(reviews.getByText('4 stars: 0 reviews', { exact: true })).toBeAttached();
  const ease = reviews.locator('dl > div').filter({ hasText: 'Ease of use' });
  await expect(ease).toContainText('4 stars: 1 review');
  await expect(ease).toContainText('3.0');
  const visited = await page.request.get(`/go/${fields.slug}`, { maxRedirects: 0 });
  expect(visited.headers().location).toBe('https://partner.example.com/?from=us');
  await discard(page, 'tools', tool);
});

test('the overview of a tool shows its reviews, bookmarks, moderation and missing translations', async ({ page }) => {
  await signIn(page);
  await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: process.env.E2E_BASE_URL ?? '' }]);
  const fields = await toolFields(page);
  const tool = await add(page, 'tools', { ...fields, features: [{ text: 'English only' }] });
  const review = { tool, name: 'Robin', text: 'Saves me an hour a day.', language: 'en', email: 'robin@example.com' };
  await add(page, 'reviews', { ...review, title: 'Worth the money', ratings: { general: 4 } });
  await page.goto(`/admin/tools/${fields.slug}`);
  await expect(page.locator('section', { has: page.locator('#tool-reviews') })).toContainText('Worth the money');
  await expect(page.getByTestId('all-clicks')).toContainText('0 clicks');
  await expect(page.getByTestId('all-bookmarks')).toContainText('0 people');
  await expect(page.locator('section', { has: page.locator('#tool-gaps') })).toContainText(/Dutch: \d+ to do/);
  await expect(page.getByRole('link', { name: 'Edit', exact: true }).first()).toBeVisible();
  await discard(page, 'tools', tool);
});

test('the home page shows categories with their numbers of tools', async ({ page, request }) => {
  await visit(page, '/');
  const { totalDocs } = await (
    await request.get(`/api/tools?where[categories][in]=${await idOf(request, 'categories', 'code', 'coding')}&limit=1&depth=0`)
  ).json();
  expect(totalDocs).toBeGreaterThan(5);
  const card = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('a[href="/categories/coding"]'), hasText: `${totalDocs} tools` });
  await expect(card).toBeVisible();
});

test('courses show provider, level, duration and price, in the list and on their pages', async ({ page }) => {
  await visit(page, '/courses');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Elements of AI', exact: true }) });
  await expect(card).toContainText('University of Helsinki');
  await expect(card).toContainText('About 30 hours');
  await expect(
    page
      .getByRole('region', { name: 'Beginner' })
      .or(page.locator('section', { has: page.locator('h2', { hasText: 'Beginner' }) }))
      .first(),
  ).toContainText('Elements of AI');
  await visit(page, '/courses/elements-of-ai');
  const facts = page.getByRole('main').locator('dl').first();
  for (const fact of ['Provider', 'University of Helsinki', 'Level', 'Beginner', 'Duration', 'About 30 hours', 'Price', 'Free']) {
    await expect(facts).toContainText(fact);
  }
  await expect(page.getByRole('link', { name: /Go to the course/ })).toHaveAttribute('href', /^https:/);
});

test('a term leads to related terms and to tools', async ({ page, request }) => {
  const { docs } = await (await request.get('/api/dictionary-terms?where[relatedTools][exists]=true&limit=1&depth=1&sort=slug')).json();
  const [term] = docs;
  await visit(page, `/dictionary/${term.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Related terms' })).toBeVisible();
  await expect(main.locator(`a[href="/dictionary/${term.relatedTerms[0].slug}"]`).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Tools where you’ll come across this' })).toBeVisible();
  await expect(main.locator(`article a[href="/tools/${term.relatedTools[0].slug}"]`).first()).toBeVisible();
});

test('favorites without an account show what visitors saved most', async ({ page, browser }) => {
  await signIn(page);
  const fields = await toolFields(page);
  const tool = await add(page, 'tools', fields);
  const saved = await page.request.put(`/api/users/me/bookmarks/${tool}`, { headers: fromPanel() });
  expect(saved.ok(), await saved.text()).toBe(true);
  const visitor = await browser.newPage();
  await expect(async () => {
    await visit(visitor, '/favorites');
    const popular = visitor.locator('section').filter({ has: visitor.getByRole('heading', { name: 'Most saved by visitors' }) });
    await expect(popular.getByRole('article').filter({ hasText: fields.name })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await visitor.close();
  await discard(page, 'tools', tool);
});

test('a profile shows bookmarks and submissions with their state, and downloads them', async ({ page }) => {
  await signIn(page);
  const { user } = await (await page.request.get('/api/users/me')).json();
  const fields = await toolFields(page);
  const tool = await add(page, 'tools', { ...fields, submitter: { user: user.id, email: user.email, language: 'en' } });
  await page.request.put(`/api/users/me/bookmarks/${tool}`, { headers: fromPanel() });
  await visit(page, '/profile');
  const submitted = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tools you’ve submitted' }) });
  await expect(submitted.getByRole('listitem').filter({ hasText: fields.name })).toContainText('Published');
  const bookmarks = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Bookmarks' }) });
  await expect(bookmarks.getByRole('link', { name: fields.name })).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  const file = await (await downloaded).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain(fields.name);
  await discard(page, 'tools', tool);
});

test('a category has its own filters', async ({ page }) => {
  await visit(page, '/categories/coding');
  await expect(page.locator('input[name=category][value=coding]')).toBeChecked();
  await page.getByRole('checkbox', { name: /^Free plan/ }).check();
  await expect(page).toHaveURL(/\/tools\?.*category=coding/);
  await expect(page).toHaveURL(/price=freemium/);
  for (const price of await page.getByRole('article').locator('> div:last-child > span:first-child').allTextContents())
    expect(price).toBe('Free plan');
});

test('an edited answer to a question is on the page at once', async ({ page }) => {
  await signIn(page);
  const id = await add(page, 'faqs', {
    question: 'Is this asked often?',
    answer: richText('Yes, daily.'),
    group: 'directory',
    order: 99,
  });
  const change = await page.request.patch(`/api/faqs/${id}?locale=en`, {
    headers: fromPanel(),
    data: { answer: richText('No, once a year.'), _status: 'published' },
  });
  expect(change.status(), await change.text()).toBe(200);
  await visit(page, '/faq');
  await page.getByText('Is this asked often?').click();
  await expect(page.getByText('No, once a year.')).toBeVisible();
  await discard(page, 'faqs', id);
});

test('the menu lists every category, and its random entry leads to a tool', async ({ page, request }) => {
  const { docs } = await (await request.get('/api/categories?limit=100&depth=0')).json();
  await page.setViewportSize({ width: 1400, height: 900 });
  await visit(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(async () => {
    await menu.locator('summary').first().click();
    await expect(menu.locator('a[href="/categories/coding"]')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const listed = await menu.locator('a[href^="/categories/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(listed)).toEqual(new Set(docs.map(({ code }: { code: string }) => `/categories/${code}`)));
  await menu.getByRole('link', { name: 'Random tool' }).click();
  await expect(page).toHaveURL(/\/tools\/[a-z0-9-]+$/);
});

test('a missing page says 404, and its buttons lead home and to all tools', async ({ page }) => {
  for (const [name, path] of [
    ['Go to the home page', '/'],
    ['Browse through all tools', '/tools'],
  ] as const) {
    await visit(page, '/no-such-page');
    await expect(page.getByRole('main')).toContainText('404');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
});

test('a Dutch page says that some of it is in English, whatever text that is', async ({ page }) => {
  await signIn(page);
  const fields = await toolFields(page);
  const { name, slug } = fields;
  const course = {
    name,
    slug,
    provider: 'Somebody',
    url: fields.url,
    summary: 'Only in English.',
    level: 'beginner',
    language: 'en',
    priceModel: 'free',
  };
  const faq = { question: `What is ${name}?`, slug, answer: richText('Only in English.'), group: 'directory' };
  for (const [collection, path, data] of [
    ['tools', `/nl/tools/${slug}`, fields],
    ['courses', `/nl/courses/${slug}`, course],
    ['faqs', '/nl/faq', faq],
  ] as const) {
    const id = await add(page, collection, data);
    await visit(page, path);
    await expect(page.getByText('Niet alles op deze pagina is er al in het Nederlands. De rest lees je in het Engels.')).toBeVisible();
    await discard(page, collection, id);
  }
});

test('a tool without any description says so', async ({ page }) => {
  await signIn(page);
  const fields = await toolFields(page);
  const tool = await add(page, 'tools', fields);
  await visit(page, `/tools/${fields.slug}`);
  await expect(page.locator('#about').getByText('There’s no text here yet.')).toBeVisible();
  await discard(page, 'tools', tool);
});
