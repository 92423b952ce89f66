/** `npm run search:rebuild`: rebuilds the search tables from the content while the site runs. */
import { rebuildReadModel } from '@/cms/search/rebuild';
import { runCommand } from './failure';
import { progressBar } from './progress';
import { connectTo } from './site';

const startedAt = Date.now();
await runCommand(
  async () => {
    const client = await connectTo(process.env.DATABASE_URL ?? '');
    await rebuildReadModel((text, values) => client.query(text, values), progressBar('Rebuilding the search tables')).finally(() => client.end());
    console.log(`Rebuilt the search tables (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`);
  },
  (message) => `The search tables could not be rebuilt: ${message}. Finished batches are in use; run it again.`,
);
