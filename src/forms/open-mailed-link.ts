import 'server-only';
import { asContributor, type Contributor } from '@/server/door/contributions';

/** State of the button behind a mailed link; `failed` can be tried again. */
export type LinkOutcome = 'asked' | 'done' | 'invalid' | 'failed';

/** Runs the action of a mailed link. Never throws. */
export async function openMailedLink(work: (contributor: Contributor) => Promise<boolean>): Promise<LinkOutcome> {
  try {
    return (await work(await asContributor())) ? 'done' : 'invalid';
  } catch (error) {
    console.error('The action of a mailed link failed:', error);
    return 'failed';
  }
}
