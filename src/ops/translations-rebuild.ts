/** `npm run translations:rebuild`: rebuilds the translation state of every document while the site runs. */
import type { Payload } from 'payload';
import { rebuildTranslations } from '@/cms/translations/rebuild';
import { runCommand } from './failure';
import { withPayload } from './open-payload';

const REPORT_EVERY = 5000;

async function rebuild(payload: Payload): Promise<void> {
  const startedAt = Date.now();
  let count = 0;
  await rebuildTranslations(payload, {
    onProgress: (done) => {
      if (Math.floor(done / REPORT_EVERY) > Math.floor(count / REPORT_EVERY)) console.log(`${done} documents…`);
      count = done;
    },
  });
  console.log(`Rebuilt the translation state of ${count} documents (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`);
}

await runCommand(
  () => withPayload(rebuild),
  (message) => `The translation state could not be rebuilt: ${message}. Finished batches are in use; run it again.`,
);
