/**
 * `npm run bench:panel`: server time of panel pages on the catalogue of `npm run seed:scale`. Starts the production build on that database; exits
 * with 1 if a page takes over 300 ms.
 */
import { Client } from 'pg';
import { messageOf } from './failure';
import { randomFrom } from './scale/catalogue';
import { openScaleDatabase } from './scale/database';
import { breakLimit, closeConnections, get, hasBrokenLimit, measure, report } from './scale/measure';
import { panelHeaders, serveAtScale } from './scale/site-at-scale';
import { NAME_STARTS } from './scale/vocabulary';

const LIMIT_MS = 300;
const ROUNDS = 25;
const SEED = 11;

const random = randomFrom(SEED);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const database = await openScaleDatabase({ fresh: false });
const client = new Client({ connectionString: database.url });
try {
  await client.connect();
  const { rows: tools } = await client.query<{ id: number; slug: string }>('select id, slug from tools order by random() limit 500');
  if (tools.length < 500) throw new Error('There is no made-up catalogue yet: run "npm run seed:scale" first.');
  const { origin, close } = await serveAtScale(database.url);
  try {
    const headers = await panelHeaders(origin);
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
      const visit = async () => {
        const { status } = await get(origin + path(), headers);
        if (status !== 200) throw new Error(`${path()} answered ${status}`);
      };
      report(`panel: ${name}`, await measure(visit, ROUNDS), LIMIT_MS);
    }
  } finally {
    await close();
  }
} catch (error) {
  console.error(messageOf(error));
  breakLimit();
} finally {
  closeConnections();
  await client.end();
  await database.close();
}
process.exit(hasBrokenLimit() ? 1 : 0);
