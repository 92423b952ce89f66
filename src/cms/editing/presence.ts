import { sql } from '@payloadcms/db-postgres';
import { and, eq, gt, ne } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Part } from '@/domain/parts';
import { presences, users } from '@/payload-generated-schema';
import { databaseOf } from '../database/transaction';

/** A tab that hasn't been heard of for this long is gone; tabs report every 15 seconds. */
const GONE_AFTER_SECONDS = 40;

export interface Presence {
  /** Random name of the browser tab. */
  tab: string;
  collection: string;
  id: number;
  part: Part;
  isLeaving?: boolean | undefined;
}

/** Somebody else who has the document open. */
export interface Colleague {
  name: string;
  part: Part;
}

/** Records that the user has a document open, or no longer has, and returns who else does. */
export async function reportPresence(req: PayloadRequest, { tab, collection, id, part, isLeaving }: Presence): Promise<Colleague[]> {
  const user = Number(req.user?.id);
  const db = await databaseOf(req);
  const isOwnTab = and(eq(presences.tab, tab), eq(presences.user, user));
  if (isLeaving) {
    await db.delete(presences).where(isOwnTab);
    return [];
  }
  const row = { user, collection, document: id, part, seenAt: sql`now()` };
  await db
    .insert(presences)
    .values({ tab, ...row })
    .onConflictDoUpdate({ target: presences.tab, set: row, setWhere: eq(presences.user, user) });
  const others = await db
    .selectDistinct({ name: users.name, email: users.email, part: presences.part })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.user))
    .where(
      and(
        eq(presences.collection, collection),
        eq(presences.document, id),
        ne(presences.user, user),
        gt(presences.seenAt, sql`now() - make_interval(secs => ${GONE_AFTER_SECONDS})`),
      ),
    );
  return others.map(({ name, email, part }) => ({ name: name || email || '', part }));
}
