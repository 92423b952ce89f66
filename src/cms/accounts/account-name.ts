import type { PayloadRequest } from 'payload';
import type { User } from '@/payload-types';

/** Reads the names of related accounts along. */
export const WITH_NAMES = { depth: 1, populate: { users: { name: true, email: true } } } as const;

const nameOf = ({ id, name, email }: Pick<User, 'id' | 'name' | 'email'>): string => name || email || `#${id}`;

/** What editors call an account that a document refers to; null once it is deleted. */
export const accountName = (account: number | User | null | undefined): string | null =>
  typeof account === 'object' && account ? nameOf(account) : null;

/** What editors call the accounts with these ids: they see who works with them, although they can't open other accounts. */
export async function accountNames(req: PayloadRequest, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true, email: true },
    limit: 0,
    pagination: false,
    depth: 0,
    trash: true,
    req,
  });
  return new Map(docs.map((account) => [account.id, nameOf(account)]));
}
