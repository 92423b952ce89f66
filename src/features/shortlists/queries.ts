import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { cacheTags } from '@/domain/cache-tags';
import { cached } from '@/server/cached';
import { sessionBehind } from '@/server/door/accounts';
import {
  type OpenShortlist,
  type OwnShortlist,
  readOwnShortlists,
  readPublicShortlists,
  readShortlist,
  type ShortlistViewer,
} from '@/server/door/shortlists';
import { ownKeys } from './own-keys';

export type { OpenShortlist, OwnShortlist };

/** The signed-in account of this request, or null. */
export const viewingAccount = cache(async (): Promise<number | null> => {
  const session = await sessionBehind(await headers());
  return session.state === 'signed-in' ? session.user.id : null;
});

/** Who asks for a list in this request. */
export async function viewerOf(address: string, user?: number | null): Promise<ShortlistViewer> {
  return { user: user === undefined ? await viewingAccount() : user, key: (await ownKeys()).get(address) ?? null };
}

/** The list at an address as this request may see it, or null. */
export const getShortlist = cache(async (address: string): Promise<OpenShortlist | null> => readShortlist(address, await viewerOf(address)));

/** The list as everybody who has the address sees it. */
export const getSharedShortlist = (address: string): Promise<OpenShortlist | null> => readShortlist(address, { user: null, key: null });

/** The lists of this account and this browser. */
export const listOwnShortlists = async (): Promise<OwnShortlist[]> => readOwnShortlists(await viewingAccount(), await ownKeys());

export const listPublicShortlists = () => cached(readPublicShortlists, ['public-shortlists'], [cacheTags.publicShortlists]);
