/** `npm run translations:rebuild`: rebuilds the translation state of every document while the site runs. */
import configPromise from '@payload-config';
import { getPayload } from 'payload';
import { rebuildTranslations } from '@/cms/translations/rebuild';
import { messageOf } from './failure';

const REPORT_EVERY = 5000;

const startedAt = Date.now();
process.env.DISABLE_PAYLOAD_HMR = 'true';
try {
  const config = await configPromise;
  config.typescript.autoGenerate = false;
  const payload = await getPayload({ config, disableOnInit: true });
  let count = 0;
  await rebuildTranslations(payload, {
    onProgress: (done) => {
      if (Math.floor(done / REPORT_EVERY) > Math.floor(count / REPORT_EVERY)) console.log(`${done} documents…`);
      count = done;
    },
  });
  console.log(`Rebuilt the translation state of ${count} documents (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`);
  process.exit(0);
} catch (error) {
  console.error(`The translation state could not be rebuilt: ${messageOf(error)}. Finished batches are in use; run it again.`);
  process.exit(1);
}
