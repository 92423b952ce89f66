import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { PreviewClaims } from './preview-token';

type PreviewedId = Pick<PreviewClaims, 'collection' | 'id'>;

const keyOf = ({ collection, id }: PreviewedId) => `preview-revocation:${collection}:${id}`;

/** Mark of the document's last revocation. Only links that carry it work. */
export async function revocationOf(payload: Payload, document: PreviewedId): Promise<string | undefined> {
  return (await payload.kv.get<{ mark: string }>(keyOf(document)))?.mark;
}

/** Makes every link to the document's drafts invalid that was made so far. */
export async function revokeLinks(payload: Payload, document: PreviewedId): Promise<void> {
  await payload.kv.set(keyOf(document), { mark: randomUUID() });
}
