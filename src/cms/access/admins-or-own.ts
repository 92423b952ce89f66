import type { Access } from 'payload';
import { isAdmin } from './roles';

/** Admins see all; a signed-in person what belongs to them through the `user` field. */
export const adminsOrOwn: Access = ({ req: { user } }) => {
  if (!user) return false;
  return isAdmin(user) || { user: { equals: user.id } };
};
