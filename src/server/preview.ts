import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import type { PreviewedCollection } from '@/domain/routes';

/** The one document whose newest draft a request may see. */
export interface PreviewGrant {
  collection: PreviewedCollection;
  id: number;
}

/** Lives as long as one page is rendered; where nothing is rendered there is never a grant. */
const requestGrant = cache((): { grant: PreviewGrant | null } => ({ grant: null }));

const readGrant = new AsyncLocalStorage<PreviewGrant>();

/** Lets the page being rendered show the newest draft of a document. The caller has checked the token. */
export function grantPreview(grant: PreviewGrant): void {
  requestGrant().grant = grant;
}

/** What the page being rendered may show besides what is public, or null. */
export const grantedPreview = (): PreviewGrant | null => requestGrant().grant;

/** Does a read that may see a draft. Nothing it answers may be kept: a read that is kept runs outside of this and sees what is public only. */
export function readWithGrant<T>(grant: PreviewGrant, read: () => Promise<T>): Promise<T> {
  return readGrant.run(grant, read);
}

/** What the read under way may see besides what is public, or null. */
export const grantOfRead = (): PreviewGrant | null => readGrant.getStore() ?? null;

/** Whether the read under way may see the draft of a document. */
export function isPreviewed(collection: PreviewedCollection, id: number): boolean {
  const grant = grantOfRead();
  return grant?.collection === collection && grant.id === id;
}
