import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { routes } from '@/domain/routes';
import { follows, payload_jobs, users } from '@/payload-generated-schema';
import { execute, inTransaction, lockInTransaction } from '../database/transaction';
import { readToken, signedLink, signToken } from '../tokens/signed-token';

/** Follows with the account they belong to. */
export const FOLLOWS = sql`${follows} left join ${users} on ${users.id} = ${follows.user} and ${users.deletedAt} is null`;

/** Where a follow is mailed: the account's address now, or the one that confirmed it. */
export const ADDRESS = sql`lower(coalesce(${users.email}, ${follows.email}))`;

/** Serialises what happens to the follows of an address. */
export const lockReader = (req: PayloadRequest, address: string) => lockInTransaction(req, 'reader', address);

interface NamedReader {
  id: number;
  reader: string;
}

const claimsOf = ({ id, reader }: NamedReader) => ({ purpose: 'unfollow-all', subject: String(id), once: reader }) as const;

export const unfollowAllToken = (follow: NamedReader) => signToken(claimsOf(follow));

export const unfollowAllLink = (follow: NamedReader, language: string | null | undefined) =>
  signedLink(routes.unfollowAll, claimsOf(follow), language);

/** Mails about changes that haven't been sent. */
export const WAITING_MAIL = sql`${payload_jobs.taskSlug} = 'send-mail' and ${payload_jobs.input} ->> 'kind' = 'tool-changes' and ${payload_jobs.completedAt} is null`;

/** Ends all follows of the address that a link was sent to, and deletes them with the address; idempotent. False when the link is forged. */
export async function unfollowAll(req: PayloadRequest, token: unknown): Promise<boolean> {
  const claims = await readToken(token, 'unfollow-all');
  if (!claims) return false;
  await inTransaction(req, async () => {
    const gone = await execute<{ address: string | null }>(
      req,
      sql`with gone as (select ${follows.id} as id, ${ADDRESS} as address from ${FOLLOWS}
          where ${follows.reader} = ${claims.once} or ${ADDRESS} in (select ${ADDRESS} from ${FOLLOWS} where ${follows.reader} = ${claims.once}))
        delete from ${follows} using gone where ${follows.id} = gone.id returning gone.address as address`,
    );
    const addresses = [...new Set(gone.flatMap(({ address }) => address ?? []))];
    for (const address of addresses)
      await execute(
        req,
        sql`delete from ${payload_jobs} where ${WAITING_MAIL} and not ${payload_jobs.processing} and ${payload_jobs.input} ->> 'to' = ${address}`,
      );
  });
  return true;
}
