import 'server-only';
import { asContributor, type Contributor } from '@/server/door/contributions';
import type { LinkOutcome } from './link-outcome';

/** Does what the button behind a mailed link is for. Never throws: `failed` is for trying again. */
export async function openMailedLink(work: (contributor: Contributor) => Promise<boolean>): Promise<LinkOutcome> {
  try {
    return (await work(await asContributor())) ? 'done' : 'invalid';
  } catch (error) {
    console.error('A mailed link could not be followed:', error);
    return 'failed';
  }
}
