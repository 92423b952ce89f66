import 'server-only';
import config from '@payload-config';
import { createLocalReq, getPayload } from 'payload';
import {
  type OpenShortlist,
  type OwnShortlist,
  openShortlist,
  ownShortlists,
  publicShortlists,
  type ShortlistViewer,
} from '@/cms/shortlists/shortlists';

export type { OpenShortlist, OwnShortlist, ShortlistViewer };

const localReq = async () => createLocalReq({}, await getPayload({ config }));

/** A shortlist for somebody who has its address; null if there is none or it is private to others. */
export const readShortlist = async (address: string, viewer: ShortlistViewer) => openShortlist(await localReq(), address, viewer);

/** The shortlists of an account and those that a browser has keys of. */
export const readOwnShortlists = async (user: number | null, keys: ReadonlyMap<string, string>) => ownShortlists(await localReq(), user, keys);

export const readPublicShortlists = async () => publicShortlists(await localReq());
