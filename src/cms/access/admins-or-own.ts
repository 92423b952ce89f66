import type { Access } from 'payload';
import { isAdmin } from './roles';

/** Rows that belong to the caller through their `user` field; all rows for admins. */
export const adminsOrOwn: Access = ({ req: { user } }) => {
  if (!user) return false;
  return isAdmin(user) || { user: { equals: user.id } };
};
