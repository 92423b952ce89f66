/** `npm run search:rebuild`: makes the tables of lists and search anew from the content, while the site goes on. */
import { Client } from 'pg';
import { rebuildReadModel } from '@/cms/search/rebuild';
import { messageOf } from './failure';
import { progressBar } from './progress';

const client = new Client({ connectionString: process.env.DATABASE_URL });
const startedAt = Date.now();
try {
  await client.connect();
  let show: ((done: number) => void) | undefined;
  await rebuildReadModel(
    (text, values) => client.query(text, values),
    (done, total) => {
      show ??= progressBar('Tools', total);
      show(done);
    },
  );
  console.log(`Lists and search are made anew (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`);
} catch (error) {
  console.error(`Lists and search could not be made anew: ${messageOf(error)}. What was finished is in use; run it again.`);
  process.exitCode = 1;
} finally {
  await client.end();
}
