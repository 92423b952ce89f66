import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { linkIn } from '../setup/smtp';
import { fromPanel, signIn } from './editor';
import { mailbox } from './mailbox';
import { answerTo, openTool, type } from './two-people/edit-view';
import { visit } from './visit';
import { newAddress, test, unlike } from './visitor';

const SOURCE = 'https://maker.example.com/pricing';
const CHANGED_ON = '2026-01-15';
const TOLD = [
  {
    prefix: '',
    day: 'January 15, 2026',
    text: 'Pro went up from $10 per month to $12 per month. For new customers only.',
    prices: { name: 'What Pro has cost', rows: ['January 15, 2026 $12 per month', 'Earlier $10 per month'] },
  },
  {
    prefix: '/nl',
    day: '15 januari 2026',
    text: 'Pro ging van US$ 10 per maand naar US$ 12 per maand omhoog. Alleen voor nieuwe klanten.',
    prices: { name: 'Wat Pro heeft gekost', rows: ['15 januari 2026 US$ 12 per maand', 'Daarvoor US$ 10 per maand'] },
  },
];

/** Adds a public tool with one paid plan. */
async function addTool(page: Page): Promise<{ id: number; slug: string; name: string }> {
  const name = unlike('Priced');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const { docs } = await (await page.request.get('/api/categories?where[code][equals]=coding&limit=1&depth=0')).json();
  const plan = { name: 'Pro', kind: 'paid', price: 10, currency: 'USD', unit: 'month' };
  const made = await page.request.post('/api/tools?locale=en', {
    headers: fromPanel(),
    data: {
      name,
      slug,
      tagline: 'Costs something',
      url: `https://${slug}.example.com`,
      categories: [docs[0].id],
      priceModel: 'paid',
      plans: [plan],
      active: true,
      _status: 'published',
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  return { id: (await made.json()).doc.id, slug, name };
}

test('an editor publishes a higher price and says that the maker raised it, since when, for whom and where that is told', async ({ page }) => {
  await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: process.env.E2E_BASE_URL ?? '' }]);
  await signIn(page);
  const { id, slug, name } = await addTool(page);
  try {
    await openTool(page, id, 'en');
    await page.locator('.tabs-field__tab-button', { hasText: 'Prices' }).click();
    await type(page.locator('input[name="plans.0.price"]'), '12');
    await page.locator('#action-save').click();

    const dialog = page.getByRole('dialog').filter({ has: page.locator('#confirm-action') });
    await expect(dialog.getByRole('checkbox', { name: 'Publish these fields too' })).toBeChecked();
    const why = dialog.getByRole('group', { name: 'Why do the public values change?' });
    await expect(why.getByRole('radio', { name: 'We had it wrong.' })).toBeChecked();
    await why.getByRole('radio', { name: 'The maker changed it.' }).check();
    await why.getByLabel('Since').fill(CHANGED_ON);
    await why.getByLabel('Where it says so').fill('maker.example.com');
    await dialog.locator('#confirm-action').click();
    await expect(why.getByRole('alert')).toContainText('no public web address');
    await expect(why.getByLabel('Since')).toHaveValue(CHANGED_ON);
    await why.getByLabel('Where it says so').fill(SOURCE);
    await why.getByLabel('Note for readers, in English').fill('For new customers only.');
    await dialog.locator('#confirm-action').click();
    await expect(why.getByRole('alert')).toContainText('in both languages');
    await why.getByLabel('Note for readers, in Dutch').fill('Alleen voor nieuwe klanten.');
    expect(await answerTo(page, 'change=maker', () => dialog.locator('#confirm-action').click())).toBe(200);
    await expect(dialog).toBeHidden();

    const { docs } = await (await page.request.get(`/api/tool-events?where[tool][equals]=${id}&where[kind][equals]=priceUp&depth=0`)).json();
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({ isCorrection: false, source: SOURCE, before: { price: 10 }, after: { price: 12 } });
    expect(docs[0].changedOn).toContain(CHANGED_ON);

    for (const { prefix, day, text, prices } of TOLD) {
      for (const path of [`/tools/${slug}`, '/changes']) {
        await visit(page, prefix + path);
        const change = page.getByRole('main').getByRole('listitem').filter({ hasText: text });
        await expect(path === '/changes' ? change.filter({ hasText: name }) : change).toContainText(day);
        await expect(change.getByRole('link', { name: 'maker.example.com' })).toHaveAttribute('href', SOURCE);
      }
      await visit(page, `${prefix}/tools/${slug}`);
      const rows = page.getByRole('table', { name: prices.name }).locator('tbody').getByRole('row');
      expect(await rows.evaluateAll((found) => found.map(({ children }) => [...children].map(({ textContent }) => textContent).join(' ')))).toEqual(
        prices.rows.map((row) => row.replace('US$ ', 'US$\u00a0')),
      );
      expect(await (await page.request.get(`${prefix}/tools/${slug}.md`)).text()).toContain(`${day}: ${text} <${SOURCE}>`);
      const language = prefix ? 'nl' : 'en';
      const { items } = await (await page.request.get(`/feeds/${language}/changes.json`)).json();
      const told = items.filter(({ title }: { title: string }) => title === name).map((item: Record<string, string>) => item.content_html);
      // Prices keep together by a space that doesn't break.
      expect(told.join('\n').replaceAll('\u00a0', ' ')).toContain(text);
      const atom = await (await page.request.get(`/feeds/${language}/changes.atom`)).text();
      expect(atom.replaceAll('\u00a0', ' ')).toContain(text);
    }
  } finally {
    await page.request.delete(`/api/tools/${id}`, { headers: fromPanel() });
  }
});

/** Runs a nightly job now. Changes are mailed once the newest of them is old enough, so a correction that is goes along. */
async function runJob(task: 'send-changes' | 'build-dataset', queue: string, tool: number): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `insert into tool_events (tool_id, name, kind, is_correction, origin, noticed_at, created_at)
        select id, name, 'available', true, 'published', now(), now() - interval '1 hour' from tools where id = $1`,
      [tool],
    );
    const { rows } = await client.query("insert into payload_jobs (task_slug, queue, input) values ($1, $2, '{}') returning id", [task, queue]);
    const isWaiting = async () => (await client.query('select from payload_jobs where id = $1 and completed_at is null', [rows[0].id])).rowCount;
    await expect.poll(isWaiting, { timeout: 45_000, intervals: [500] }).toBe(0);
  } finally {
    await client.end();
  }
}

async function askAgent(request: APIRequestContext, name: string, args: Record<string, string>) {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const headers = { Accept: 'application/json, text/event-stream' };
  const { result } = await (await request.post('/mcp', { data: call, headers })).json();
  return result.structuredContent;
}

test.describe('a price that the maker raised', () => {
  test.beforeAll(() => mailbox.start());
  test.afterAll(() => mailbox.stop());

  test('reaches comparisons, lists by cost, the API, agents, the dataset and followers', async ({ page, request, browser }) => {
    const editor = await browser.newPage();
    await signIn(editor);
    const { id, slug, name } = await addTool(editor);
    const email = newAddress('volger');
    try {
      await visit(page, `/nl/changes/follow?tool=${slug}`);
      await page.locator('#follow-email').fill(email);
      await page.getByRole('button', { name: 'Volgen', exact: true }).click();
      await page.goto(linkIn(await mailbox.wait(email, /^Bevestig dat je/), '/nl/changes/follow/confirm'));
      await page.getByRole('button', { name: 'Volgen', exact: true }).click();
      await expect(page.getByText('Je volgt het nu.')).toBeVisible();

      const { plans } = await (await editor.request.get(`/api/tools/${id}?locale=en&depth=0`)).json();
      const raised = await editor.request.patch(`/api/tools/${id}?locale=en&change=maker&changedOn=${CHANGED_ON}&changeSource=${SOURCE}`, {
        headers: fromPanel(),
        data: { plans: [{ ...plans[0], price: 12 }], pricesAsOf: '2026-11-01T12:00:00.000Z', _status: 'published' },
      });
      expect(raised.status(), await raised.text()).toBe(200);

      for (const prefix of ['', '/nl']) {
        await visit(page, `${prefix}/compare?tools=${slug},chatgpt`);
        await expect(page.getByRole('main')).toContainText(/\$\s?12/);
        await visit(page, `${prefix}/tools?q=${encodeURIComponent(name)}&seats=1&billing=year&currency=USD`);
        await expect(page.getByRole('article').filter({ hasText: name })).toContainText(/\$\s?144/);
        const { items } = await (await request.get(`/feeds/${prefix ? 'nl' : 'en'}/changes/tools/${slug}.json`)).json();
        expect(items).toHaveLength(2);
      }
      expect(await (await request.get(`/api/tools/${id}?locale=en`)).json()).toMatchObject({ plans: [{ price: 12, currency: 'USD' }] });
      expect(await askAgent(request, 'get_tool', { slug })).toMatchObject({ plans: [{ price: 12 }], prices_known_in: '2026-11' });
      const { changes } = await askAgent(request, 'changes_since', { since: CHANGED_ON, slug });
      expect(changes).toContainEqual(expect.objectContaining({ kind: 'priceUp', date: CHANGED_ON, source: SOURCE }));

      await runJob('build-dataset', 'dataset', id);
      const lines = (await (await request.get('/data/changes.ndjson')).text()).split('\n');
      expect(lines.find((line) => line.includes(slug) && line.includes('priceUp'))).toContain(SOURCE);

      await runJob('send-changes', 'upkeep', id);
      expect((await mailbox.wait(email, /wat er veranderde/)).text?.replaceAll('\u00a0', ' ')).toContain(TOLD[1]?.text.split(' Alleen')[0]);
      await runJob('send-changes', 'upkeep', id);
      expect(mailbox.to(email).filter(({ subject }) => /wat er veranderde/.test(subject ?? ''))).toHaveLength(1);
    } finally {
      await editor.request.delete(`/api/tools/${id}`, { headers: fromPanel() });
      await editor.close();
    }
  });
});
