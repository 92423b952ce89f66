import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import type { PreviewedCollection } from '@/domain/routes';

/** The document whose newest draft a request may see. */
export interface PreviewGrant {
  collection: PreviewedCollection;
  id: number;
}

/** Scoped to one page render. */
const requestGrant = cache((): { grant: PreviewGrant | null } => ({ grant: null }));

const readGrant = new AsyncLocalStorage<PreviewGrant>();

/** Lets the current page render show a draft. The caller has verified the token. */
export function grantPreview(grant: PreviewGrant): void {
  requestGrant().grant = grant;
}

/** The grant of the current page render, or null. */
export const grantedPreview = (): PreviewGrant | null => requestGrant().grant;

/** Runs a read that may see a draft. Never cache its result. */
export function readWithGrant<T>(grant: PreviewGrant, read: () => Promise<T>): Promise<T> {
  return readGrant.run(grant, read);
}

/** The grant of the current read, or null. */
export const grantOfRead = (): PreviewGrant | null => readGrant.getStore() ?? null;

export function isPreviewed(collection: PreviewedCollection, id: number): boolean {
  const grant = grantOfRead();
  return grant?.collection === collection && grant.id === id;
}
