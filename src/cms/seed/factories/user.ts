import type { RequiredDataFromCollectionSlug } from 'payload';

export type UserData = RequiredDataFromCollectionSlug<'users'>;

/** An account without rights in the panel, unless a role is given. There is no default password: nobody shall find a known one in a database. */
export function userData(data: Pick<UserData, 'email'> & { password: string } & Partial<UserData>): UserData {
  return { role: 'user', ...data };
}
