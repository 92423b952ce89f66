import type { Access } from 'payload';
import { isAdmin } from './roles';

export const adminsOrSelf: Access = ({ req: { user } }) => {
  if (!user) return false;
  return isAdmin(user) || { id: { equals: user.id } };
};
