import type { Payload } from 'payload';
import pg from 'pg';
import { expect } from 'vitest';
import { parseToolFilters } from '@/domain/tool/filters';
import { getCategory, listCategories } from '@/features/categories/queries';
import { getCourse, listCourses } from '@/features/courses/queries';
import { getTerm, listTerms } from '@/features/dictionary/queries';
import { listFaqs } from '@/features/faqs/queries';
import { listReviewNews } from '@/features/feeds/queries';
import { getPage } from '@/features/pages/queries';
import { getProduct, listProducts } from '@/features/products/queries';
import { getRedirect } from '@/features/redirects/queries';
import { getReviewSummary, listReviews } from '@/features/reviews/queries';
import { findTools, getFacets, getPlainPage, getRecommended, listRelatedIds, listTopIds, readRatings, suggest } from '@/features/search/queries';
import { getFooter, getNavigation, getSettings } from '@/features/shell/queries';
import { getSitemapPart } from '@/features/sitemap/queries';
import { getTask, listTasksWithTools } from '@/features/tasks/queries';
import { getTool, getVisit, readToolsByIds } from '@/features/tools/queries';
import { listScorePresets } from '@/features/tools/scores';
import { asContributor } from '@/server/door/contributions';
import { createAccount } from './accounts';
import { reviewOf, submission } from './contributions';
import { createSurroundings, SAMPLES, toolData } from './documents';
import { type LocalApi, startPayload, unique } from './payload';
import { ORIGIN, rest } from './rest';
import { newAddress } from './smtp';

const locale = 'nl';
const FILTERS = parseToolFilters({});

/** Everything that a visitor's pages read. @returns what the page of the tool shows as its name */
async function read(tool: { id: number; slug: string }, slugs: Record<string, string>): Promise<string | undefined> {
  const categoryIds = new Map((await listCategories({ locale })).map(({ code, id }) => [code, id]));
  const { id, slug } = tool;
  await getCategory({ code: slugs.categories ?? '', locale });
  await listCourses({ locale });
  await getCourse({ slug: slugs.courses ?? '', locale });
  await listTerms({ locale });
  await getTerm({ slug: slugs['dictionary-terms'] ?? '', locale });
  await listFaqs({ locale });
  await listReviewNews();
  await getPage({ slug: slugs.pages ?? '', locale });
  await listProducts({ locale });
  await getProduct({ slug: slugs.products ?? '', locale });
  await listTasksWithTools({ locale });
  await listScorePresets({ locale });
  await getTask({ slug: slugs.tasks ?? '', locale });
  await getRedirect({ path: '/old' });
  await getReviewSummary({ toolId: id });
  await listReviews({ toolId: id, sort: 'newest', page: 1 });
  await getPlainPage({ list: 'all', page: 1 });
  await getRecommended({ list: 'all', locale });
  await getFacets({ filters: FILTERS, categoryIds });
  await findTools({ filters: { ...FILTERS, free: true }, locale, categoryIds });
  await findTools({ filters: { ...FILTERS, q: 'something' }, locale, categoryIds });
  await suggest({ q: 'som', locale });
  await listTopIds({ sort: 'newest', limit: 3 });
  await readRatings({ ids: [id] });
  await listRelatedIds({ id, except: [], limit: 3 });
  await getNavigation({ locale });
  await getFooter({ locale });
  await getSettings({ locale });
  await getSitemapPart('pages');
  await getSitemapPart('tools-1');
  await readToolsByIds({ ids: [id], locale });
  await getVisit({ slug });
  return (await getTool({ slug, locale }))?.name;
}

/** A visitor, a person with an account and an editor use the site; every step must succeed. */
export async function workOnSite(): Promise<void> {
  const { payload, local } = await startPayload();
  const surroundings = await createSurroundings(local);
  const slugs: Record<string, string> = {};
  for (const collection of ['categories', 'courses', 'dictionary-terms', 'pages', 'products', 'tasks', 'faqs']) {
    const doc = await local.create({ collection, data: { ...SAMPLES[collection]?.data(surroundings, 0), _status: 'published' } });
    slugs[collection] = String(doc.code ?? doc.slug);
  }
  const tool = await local.create({ collection: 'tools', data: toolData(surroundings, { active: true }) });
  expect(await read({ id: tool.id, slug: String(tool.slug) }, slugs)).toBe(tool.name);
  await contribute(surroundings.category, tool.id);
  await workAsEditor(payload, local, tool.id);
  await payload.destroy();
}

async function contribute(category: number, tool: number): Promise<void> {
  const contributor = await asContributor();
  expect(await contributor.submitTool(submission(category))).toHaveProperty('id');
  expect(await contributor.submitReview(reviewOf(tool))).not.toHaveProperty('refused');
  await contributor.saveContactMessage({ name: 'Vera', email: newAddress(), phone: '', subject: 'Vraag', message: 'Hoe werkt dit?', locale });
  await contributor.subscribe({ email: newAddress(), locale });
}

async function workAsEditor(payload: Payload, local: LocalApi, tool: number): Promise<void> {
  const { user, token } = await createAccount(local, 'editor');
  expect((await rest('GET', '/users/me', { token })).body.user.email).toBe(user.email);
  expect((await rest('GET', `/tools/${tool}?depth=1&draft=true&locale=all`, { token })).status).toBe(200);
  const name = unique('Renamed');
  const change = { _status: 'published', name };
  expect((await rest('PATCH', `/tools/${tool}?locale=en`, { token, body: change, headers: { Origin: ORIGIN } })).body.doc.name).toBe(name);
  expect((await rest('GET', `/tools/versions?where[parent][equals]=${tool}`, { token })).body.docs.length).toBeGreaterThan(1);
  expect((await payload.findByID({ collection: 'tools', id: tool, overrideAccess: false })).name).toBe(name);
  await local.delete({ collection: 'tools', id: tool });
}

/** The statements that `work` sends to the database, without those of transactions and locks, sorted. */
export async function statementsOf(work: () => Promise<void>): Promise<string[]> {
  const send = pg.Client.prototype.query;
  const heard = new Set<string>();
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }];
    const text = (typeof first === 'string' ? first : (first?.text ?? '')).trim();
    if (/^(select|insert|update|delete|with)\b/i.test(text)) heard.add(text);
    return Reflect.apply(send, this, args);
  } as typeof send;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = send;
  }
  return [...heard].sort();
}
