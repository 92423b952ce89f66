/** Deletes the accounts again that were deleted after a backup: `node --import tsx src/ops/erase-again.ts LOG SINCE`. Run by `npm run restore`. */
import { readFileSync } from 'node:fs';
import type { Erasure } from '@/cms/accounts/erasure-log';
import { Failure, runCommand } from './failure';
import { withPayload } from './open-payload';

const [file = '', since = ''] = process.argv.slice(2);

await runCommand(async () => {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const erasures = lines.map((line) => JSON.parse(line) as Erasure).filter(({ at }) => at >= since);
  const refusals: string[] = [];
  let count = 0;
  await withPayload(async (payload) => {
    for (const { identity, reviews } of erasures) {
      const context = { removeReviews: reviews === 'remove' };
      const { docs, errors } = await payload.delete({ collection: 'users', where: { authId: { equals: identity } }, depth: 0, trash: true, context });
      count += docs.length;
      refusals.push(...errors.map(({ id, message }) => `Account ${id} could not be deleted: ${message}`));
    }
  });
  console.log(`Deleted ${count} accounts again.`);
  if (refusals.length > 0) throw new Failure(refusals.join('\n'));
});
