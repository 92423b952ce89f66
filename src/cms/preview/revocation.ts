import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { rowMark } from '../tokens/signed-token';
import type { PreviewClaims } from './preview-token';

type PreviewedId = Pick<PreviewClaims, 'collection' | 'id'>;

const keyOf = ({ collection, id }: PreviewedId) => `preview-revocation:${collection}:${id}`;

/** Mark of the document's last revocation, else of its creation; empty if there is no such document. Only links that carry it work. */
export async function revocationOf(payload: Payload, document: PreviewedId): Promise<string> {
  const revoked = await payload.kv.get<{ mark: string }>(keyOf(document));
  if (revoked) return revoked.mark;
  const { collection, id } = document;
  const row = await payload.db.findOne<{ id: number; createdAt: string }>({ collection, where: { id: { equals: id } }, select: { createdAt: true } });
  return row ? rowMark(row) : '';
}

/** Makes every link to the document's drafts invalid that was made so far. */
export async function revokeLinks(payload: Payload, document: PreviewedId): Promise<void> {
  await payload.kv.set(keyOf(document), { mark: randomUUID() });
}
