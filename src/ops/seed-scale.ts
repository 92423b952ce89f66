/**
 * `npm run seed:scale -- --tools 50000`: fills a separate database with the site's content and a generated catalogue of that size, identical in
 * every run, for `npm run bench:discovery` and `bench:panel`. The site's own database is not touched.
 */
import { parseArgs } from 'node:util';
import { rebuildReadModel } from '@/cms/search/rebuild';
import { loadContent } from '@/cms/seed/load-content';
import { runCommand } from './failure';
import { localSecrets } from './local-secrets';
import { run } from './processes';
import { progressBar } from './progress';
import { catalogue, phrasesOf } from './scale/catalogue';
import { ADMIN, openScaleDatabase } from './scale/database';
import { writeCatalogue } from './scale/write-catalogue';
import { writeDesk, writeWork } from './scale/write-desk';
import { connectTo, PAYLOAD_NODE_OPTIONS, prepareDatabase } from './site';

const DEFAULT_TOOLS = '50000';
const MAX_TOOLS = 200_000;
const SEED = 20_261_121;

const { values } = parseArgs({ options: { tools: { type: 'string', default: DEFAULT_TOOLS } } });
const count = Number(values.tools);
if (!Number.isInteger(count) || count < 1 || count > MAX_TOOLS) {
  console.error(`--tools must be a whole number from 1 to ${MAX_TOOLS}.`);
  process.exit(1);
}

const startedAt = Date.now();
await runCommand(async () => {
  const database = await openScaleDatabase({ fresh: true });
  const settings = {
    PAYLOAD_SECRET: localSecrets().payloadSecret,
    ...process.env,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    NODE_ENV: 'development',
    DATABASE_URL: database.url,
  };
  try {
    await prepareDatabase(settings);
    const client = await connectTo(database.url);
    const tools = catalogue({ seed: SEED, count, phrases: phrasesOf(loadContent().tools) });
    const firstTool = await writeCatalogue(client, tools, progressBar('Tools     '));
    await writeDesk(client, firstTool);
    await rebuildReadModel((text, rows) => client.query(text, rows), progressBar('Read model'));
    const { code } = await run(['--import', 'tsx', PAYLOAD_NODE_OPTIONS, 'src/ops/translations-rebuild.ts'], settings, { show: true });
    if (code !== 0) throw new Error('The translation state could not be rebuilt');
    await writeWork(client, firstTool);
    await client.query('vacuum analyze');
    await client.end();
    console.log(`${count} tools in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  } finally {
    await database.close();
  }
});
