import path from 'node:path';
import { addDataAndFileToRequest, type PayloadRequest, type Where } from 'payload';
import { afterCommit } from '../database/after-commit';
import { inTransaction } from '../database/transaction';
import { uploads } from '../files/uploads';
import { refuse } from '../guards/refuse';
import { FROM_IDENTITY } from './account-of';
import type { SignedInUser } from './session';

/**
 * Removes the pictures of a person, except one. Payload would delete the files before the commit, and a rollback would leave a picture without its
 * file.
 */
export async function removeAvatars(req: PayloadRequest, user: number, except: number | null = null): Promise<void> {
  const where: Where = { and: [{ user: { equals: user } }, ...(except === null ? [] : [{ id: { not_equals: except } }])] };
  const { docs } = await req.payload.find({ collection: 'avatars', where, pagination: false, depth: 0, req });
  await req.payload.db.deleteMany({ collection: 'avatars', where, req });
  await afterCommit(req, async () => {
    for (const { filename } of docs) if (filename) await uploads.remove(`avatars/${path.basename(filename)}`);
  });
}

/**
 * Replaces the picture of a person by the upload in the request (multipart, field `file`), or removes it.
 * @returns the id of the picture
 * @throws APIError 400 for a file that is no image or too large
 */
export async function setAvatar(req: PayloadRequest, user: SignedInUser, remove = false): Promise<number | null> {
  if (!remove) await addDataAndFileToRequest(req);
  const { file } = req;
  if (!remove && !file) refuse(req, 'bitmap', 400);
  return inTransaction(req, async () => {
    const avatar = remove ? null : (await req.payload.create({ collection: 'avatars', data: { user: user.id }, file, depth: 0, req })).id;
    // Otherwise the update would take this request's file as its own.
    req.file = undefined;
    await req.payload.update({ collection: 'users', id: user.id, data: { avatar }, depth: 0, context: FROM_IDENTITY, req });
    await removeAvatars(req, user.id, avatar);
    return avatar;
  });
}

/** Address of a person's picture. It contains the id because browsers cache pictures and a file name may be reused. */
export async function avatarUrl(req: PayloadRequest, { avatar }: SignedInUser): Promise<string | null> {
  if (!avatar) return null;
  const id = typeof avatar === 'object' ? avatar.id : avatar;
  const picture = await req.payload.findByID({ collection: 'avatars', id, depth: 0, disableErrors: true, req });
  return picture?.url ? `${picture.url}?v=${id}` : null;
}
