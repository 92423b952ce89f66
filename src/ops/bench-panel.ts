/**
 * `npm run bench:panel`: server time of panel pages on the catalogue of `npm run seed:scale`. Starts the production build on that database; exits
 * with 1 if a page takes over 300 ms.
 */
import { benchmark, load, measure, pickerFrom, report } from './scale/benchmark';
import { NAME_STARTS } from './scale/catalogue';
import { ADMIN } from './scale/database';

const LIMIT_MS = 300;
const ROUNDS = 25;

const pick = pickerFrom(11);

/** Headers of a signed-in admin. */
async function signIn(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(ADMIN),
  });
  const cookie = /[^;]*session_token=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0];
  if (!cookie) throw new Error(`the sign-in of ${ADMIN.email} failed with ${response.status}`);
  return { Cookie: cookie, Origin: origin };
}

await benchmark(async ({ origin, query }) => {
  const tools = await query<{ id: number; slug: string }>({ text: 'select id, slug from tools order by random() limit 500', values: [] });
  const headers = await signIn(origin);
  const PAGES: Record<string, () => string> = {
    dashboard: () => '/admin',
    'list of tools': () => '/admin/collections/tools?limit=25',
    'list of tools with search': () => `/admin/collections/tools?limit=25&search=${pick(NAME_STARTS).toLowerCase()}`,
    'list of tools by date': () => '/admin/collections/tools?limit=25&sort=-updatedAt',
    'list of tools, page 1500': () => '/admin/collections/tools?limit=25&page=1500',
    'list of tools with a filter': () => '/admin/collections/tools?limit=25&where[or][0][and][0][priceModel][equals]=paid',
    'edit view of a tool': () => `/admin/collections/tools/${pick(tools).id}`,
    'versions of a tool': () => `/admin/collections/tools/${pick(tools).id}/versions`,
    'overview of a tool': () => `/admin/tools/${pick(tools).slug}`,
    'list of reviews': () => '/admin/collections/reviews?limit=25',
    queue: () => '/admin/queue',
    'translation coverage': () => '/admin/translations?collection=tools&locale=nl&filter=complete',
    'translation, side by side': () => `/admin/translations/tools/${pick(tools).id}`,
    'import and export': () => '/admin/transfers',
    media: () => '/admin/collections/media',
    'audit log': () => '/admin/collections/audit-events',
  };
  for (const [name, path] of Object.entries(PAGES)) {
    report(`panel: ${name}`, await measure(() => load(origin + path(), headers), ROUNDS), LIMIT_MS);
  }
});
