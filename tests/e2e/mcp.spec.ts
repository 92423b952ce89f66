import { randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { expect, type Page } from '@playwright/test';
import { fromPanel, openInQueue, signIn } from './editor';
import { mailbox } from './mailbox';
import { newAddress, test, unlike } from './visitor';

const BASE = process.env.E2E_BASE_URL ?? '';
/** No other test changes this tool. */
const TOOL = 'writesonic';

let agent: Client;

test.beforeAll(async () => {
  await mailbox.start();
  agent = new Client({ name: 'e2e', version: '1' });
  const headers = { 'X-Forwarded-For': `198.19.${randomInt(256)}.${randomInt(1, 255)}` };
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', BASE), { requestInit: { headers } });
  await agent.connect(transport as Parameters<Client['connect']>[0]);
  // Loads the schemas the client checks responses with.
  await agent.listTools();
});
test.afterAll(async () => {
  await agent.close();
  await mailbox.stop();
});

async function answer(name: string, args: Record<string, unknown> = {}) {
  const result = (await agent.callTool({ name, arguments: args })) as CallToolResult;
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  // biome-ignore lint/suspicious/noExplicitAny: answers differ by tool
  return result.structuredContent as any;
}

for (const { language, prefix, price } of [
  { language: 'en', prefix: '', price: 'Price model' },
  { language: 'nl', prefix: '/nl', price: 'Prijsmodel' },
]) {
  test(`an agent finds, reads and compares tools (${language})`, async () => {
    const found = await answer('search_tools', { query: 'writesonc', language });
    expect(found.tools.map(({ slug }: { slug: string }) => slug)).toContain(TOOL);
    const tool = await answer('get_tool', { slug: TOOL, language });
    expect(tool.page).toBe(`${BASE}${prefix}/tools/${TOOL}`);
    expect(tool.tagline.language).toBe(language);
    expect(tool.description.text.length).toBeGreaterThan(100);
    const { content } = (await agent.callTool({ name: 'get_tool', arguments: { slug: TOOL, language } })) as CallToolResult;
    expect(JSON.stringify(content).includes(price)).toBe(true);
    const compared = await answer('compare_tools', { slugs: [TOOL, 'copy-ai'], language });
    expect(compared.tools).toHaveLength(2);
    const { categories } = await answer('list_categories', { language });
    expect(categories.find(({ code }: { code: string }) => code === 'copywriting').tools).toBeGreaterThan(0);
    expect((await answer('look_up_term', { term: 'halucination', language })).slug).toBe('hallucination');
    expect(await answer('read_reviews', { slug: TOOL, language })).toMatchObject({ tool: TOOL, page: 1 });
  });
}

test('the endpoint accepts POST only and needs no cookie', async ({ request }) => {
  const read = await request.get('/mcp', { headers: { Accept: 'text/event-stream' } });
  expect([read.status(), read.headers().allow]).toEqual([405, 'POST, OPTIONS']);
  const wrong = await request.post('/mcp', {
    data: '{',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  });
  expect([wrong.status(), (await wrong.json()).error.code]).toEqual([400, -32700]);
  expect(wrong.headers()['set-cookie']).toBeUndefined();
  expect(wrong.headers()['access-control-allow-origin']).toBe('*');
});

const taglineOf = async (page: Page) => (await (await page.request.get(`/api/tools?where[slug][equals]=${TOOL}&locale=nl`)).json()).docs[0].tagline;

test("an agent's change is queued beside the current text, saved to a draft, and its sender is notified", async ({ page }) => {
  const email = newAddress('agent');
  const tagline = unlike('Herschrijft je zinnen');
  const before = await taglineOf(page);
  const changes = [
    { field: 'tagline', value: tagline },
    { field: 'plans', value: 'Er is een goedkoper abonnement.' },
  ];
  await answer('propose_edit', { slug: TOOL, changes, reason: 'Staat zo op de site van de maker.', email, language: 'nl' });
  await mailbox.wait(email, /We hebben je wijzigingen/);

  await signIn(page);
  await page.context().addCookies([{ name: 'payload-lng', value: 'nl', url: BASE }]);
  await page.goto('/admin/queue?kind=proposals');
  // The newest is last.
  await page.locator('.queue__list button', { hasText: 'Writesonic' }).last().click();
  const item = page.getByTestId('queue-item');
  await expect(item).toContainText('Voorstel tot wijziging');
  await expect(item).toContainText(before);
  await expect(item).toContainText(tagline);
  await expect(item).toContainText('Pas dit zelf aan in het bewerkscherm');
  await expect(item).toContainText('een AI-agent (MCP)');
  const { violations } = await new AxeBuilder({ page }).include('.queue').analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual([]);
  await item.getByRole('button', { name: 'Overnemen in concept' }).click();
  await expect(page.getByText('Overgenomen: Writesonic.')).toBeVisible();
  await expect(page.locator('.queue', { hasText: tagline })).toHaveCount(0);

  const { text } = await mailbox.wait(email, /Je voorstel voor/);
  expect(text?.includes('Een redacteur heeft ze overgenomen')).toBe(true);
  const draft = await page.request.get(`/api/tools?where[slug][equals]=${TOOL}&locale=nl&draft=true`, { headers: fromPanel() });
  const { docs } = await draft.json();
  expect([docs[0].tagline, docs[0]._status]).toEqual([tagline, 'draft']);
  const published = await answer('get_tool', { slug: TOOL, language: 'nl' });
  expect(published.tagline.text).toBe(before);
  // Restores it for later tests.
  const restored = await page.request.patch(`/api/tools/${docs[0].id}?locale=nl`, {
    data: { tagline: before, _status: 'published' },
    headers: fromPanel(),
  });
  expect(restored.status()).toBe(200);
});

test("an agent's tool waits for an editor, who rejects it with a reason", async ({ page }) => {
  const email = newAddress('agent');
  const name = unlike('Proposed tool');
  const url = `https://${name.replaceAll(' ', '-').toLowerCase()}.example.org`;
  await answer('propose_tool', { name, url, tagline: 'Does a thing', categories: ['copywriting'], email });
  await mailbox.wait(email, /We received/);
  expect((await answer('search_tools', { query: name })).tools.some((tool: { name: string }) => tool.name === name)).toBe(false);

  await signIn(page);
  await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: BASE }]);
  await openInQueue(page, name);
  await expect(page.getByTestId('queue-item')).toContainText('sent in by an AI agent');
  await page.getByRole('button', { name: 'Reject…' }).click();
  await page.locator('.queue__reason textarea').fill('Not a tool.');
  await page.getByRole('button', { name: 'Reject and send reason' }).click();
  await expect(page.locator('.queue__list, .queue__empty').first()).not.toContainText(name);
  await mailbox.wait(email, /About your submission/);
});
