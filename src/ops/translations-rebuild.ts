/** `npm run translations:rebuild`: finds out anew what lacks a translation in every document, while the site goes on. */
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
  console.log(`What lacks a translation is known again for ${count} documents (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`);
  process.exit(0);
} catch (error) {
  console.error(`What lacks a translation could not be found out: ${messageOf(error)}. What was finished is in use; run it again.`);
  process.exit(1);
}
