import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { type SignedInUser, sessionBehind } from './payload';

/** Who is signed in, or null; looked up once for each request. Only for pages that are rendered for each request. */
export const currentUser = cache(async (): Promise<SignedInUser | null> => {
  const session = await sessionBehind(await headers());
  return session.state === 'signed-in' ? session.user : null;
});
