/** `npm run search:rebuild`: rebuilds the search tables from the content while the site runs. */
import { Client } from 'pg';
import { rebuildReadModel } from '@/cms/search/rebuild';
import { messageOf } from './failure';
import { progressBar } from './progress';

const client = new Client({ connectionString: process.env.DATABASE_URL });
const startedAt = Date.now();
try {
  await client.connect();
  await rebuildReadModel((text, values) => client.query(text, values), progressBar('Rebuilding the search tables'));
  console.log(`Rebuilt the search tables (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`);
} catch (error) {
  console.error(`The search tables could not be rebuilt: ${messageOf(error)}. Finished batches are in use; run it again.`);
  process.exitCode = 1;
} finally {
  await client.end();
}
