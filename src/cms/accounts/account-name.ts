import type { User } from '@/payload-types';

/** Reads the names of related accounts along. */
export const WITH_NAMES = { depth: 1, populate: { users: { name: true, email: true } } } as const;

/** What editors call an account that a document refers to; null once it is deleted. */
export const accountName = (account: number | User | null | undefined): string | null =>
  typeof account === 'object' && account ? account.name || account.email || `#${account.id}` : null;
