import { sql } from '@payloadcms/db-postgres';
import { inArray } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { WordedChange } from '@/domain/tool/change-text';
import { changeTextIn } from '@/emails/change-texts';
import type { MailData } from '@/emails/mails';
import { env } from '@/env';
import { bookmarks, categories, tool_events as events, follows, payload_jobs, tools, tools_rels } from '@/payload-generated-schema';
import type { Follow } from '@/payload-types';
import { databaseOf, execute, inTransaction } from '../database/transaction';
import { queueMail } from '../mail/queue-mail';
import { stopping } from '../queues/stopping';
import { siteAddress } from '../site-address';
import { NEWS } from '../tool-events/news';
import { nameOf, targetOf, unfollowLink } from './follow';
import { ADDRESS, FOLLOWS, unfollowAllLink, unfollowAllToken, WAITING_MAIL } from './readers';

/** Changes in one mail; the page of all changes has more. */
const CHANGES_MAX = 60;
/** Events get their number before they are committed: by now, no other can turn up below the newest. */
const SETTLED_MINUTES = 10;
/** A day, less what one run may begin earlier than the one before. */
const DAY = sql`interval '20 hours'`;

const IS_CONFIRMED = sql`${follows.status} = 'confirmed' and ${ADDRESS} is not null`;

/** News up to an event that a follow is about and that its reader hasn't been mailed. */
const newsUpTo = (newest: number) => sql`${NEWS} and ${events.id} > ${follows.toldEvent} and ${events.id} <= ${newest}
    and case ${follows.kind}
      when 'tool' then ${events.tool} = ${follows.tool}
      when 'category' then exists (select from ${tools_rels} join ${categories} on ${categories.id} = ${tools_rels.categoriesID}
        where ${tools_rels.parent} = ${events.tool} and ${tools_rels.path} = 'categories' and ${categories.id} = ${follows.category}
          and ${categories._status} = 'published' and ${categories.deletedAt} is null)
      else exists (select from ${bookmarks} where ${bookmarks.user} = ${follows.user} and ${bookmarks.tool} = ${events.tool}) end`;

/** Addresses that were mailed within a day, or whose last mail still waits. */
const HELD = sql`select ${ADDRESS} from ${FOLLOWS} where ${follows.mailedAt} > now() - ${DAY}
  union all select ${payload_jobs.input} ->> 'to' from ${payload_jobs} where ${WAITING_MAIL} and ${payload_jobs.hasError} is not true`;

interface Reader {
  address: string;
  /** Of their confirmed follows. */
  ids: number[];
}

/** Locks the follows of a reader, newest first, so that someone who unsubscribes waits for the mail and then deletes it too. */
const lockedFollows = (req: PayloadRequest, { address, ids }: Reader): Promise<Follow[]> =>
  execute<Follow>(
    req,
    sql`select ${follows.id}, ${follows.kind}, ${follows.tool} as tool, ${follows.category} as category, ${follows.createdAt} as "createdAt",
        ${follows.reader}, ${follows.language} from ${FOLLOWS}
      where ${inArray(follows.id, ids)} and ${IS_CONFIRMED} and ${ADDRESS} = ${address} order by ${follows.id} desc for update of ${follows}`,
  );

type News = Omit<WordedChange, 'note'> & {
  follows: number[];
  slug: string;
  name: string;
  source: string | null;
  note_en: string | null;
  note_nl: string | null;
};

/** The newest changes for these follows, by name of the tool. */
const readNews = (req: PayloadRequest, ids: number[], newest: number): Promise<News[]> =>
  execute<News>(
    req,
    sql`select * from (
        select ${events.id} as event, ${events.kind}, ${events.subject}, ${events.before}, ${events.after}, ${events.source}, ${events.note_en}, ${events.note_nl},
          ${tools.slug}, ${tools.name}, array_agg(${follows.id}) as follows
        from ${follows}, ${newsUpTo(newest)} and ${inArray(follows.id, ids)}
        group by ${events.id}, ${tools.id} order by ${events.id} desc limit ${CHANGES_MAX}
      ) news order by lower(name), event desc`,
  );

async function mailOf(req: PayloadRequest, rows: [Follow, ...Follow[]], news: News[]): Promise<MailData['tool-changes']> {
  const [newest] = rows;
  const locale = newest.language as Locale;
  const textOf = changeTextIn(locale);
  const slugs = [...new Set(news.map(({ slug }) => slug))];
  const worded = ({ note_en, note_nl, source, ...change }: News) => ({
    text: textOf({ ...change, note: { en: note_en, nl: note_nl } } as WordedChange),
    source,
  });
  const told = rows.filter(({ id }) => news.some(({ follows }) => follows.includes(id)));
  const named = await Promise.all(
    told.map(async (row) => ({ name: await nameOf(req, targetOf(row), locale), stopUrl: await unfollowLink(row, locale) })),
  );
  return {
    tools: slugs.map((slug) => {
      const changes = news.filter((change) => change.slug === slug);
      return { name: changes[0]?.name ?? slug, url: siteAddress(routes.tool(slug), locale), changes: changes.map(worded) };
    }),
    follows: named,
    allUrl: siteAddress(routes.changes, locale),
    unsubscribeUrl: await unfollowAllLink(newest, locale),
    oneClick: `${env.SITE_URL}${routes.unfollowAllApi}?token=${await unfollowAllToken(newest)}`,
  };
}

/** Queues the mail of one reader, if there is news, and marks it as told in the same transaction: both happen or neither, and the mail is sent at most once. */
async function mailReader(req: PayloadRequest, reader: Reader, newest: number): Promise<void> {
  await inTransaction(req, async () => {
    const [first, ...others] = await lockedFollows(req, reader);
    if (!first) return;
    const rows: [Follow, ...Follow[]] = [first, ...others];
    const ids = rows.map(({ id }) => id);
    const news = await readNews(req, ids, newest);
    if (news.length === 0) return;
    await queueMail(req, { kind: 'tool-changes', data: await mailOf(req, rows, news), to: reader.address, language: first.language });
    const db = await databaseOf(req);
    await db.update(follows).set({ toldEvent: newest, mailedAt: sql`now()` }).where(inArray(follows.id, ids));
  });
}

/**
 * Mails each reader what changed of all they follow since their last mail: one mail, at most once a day, none without news.
 * @param settledMinutes age of the newest events that count
 * @returns false when the process is about to end and readers are left
 */
export async function sendChanges(req: PayloadRequest, settledMinutes = SETTLED_MINUTES): Promise<boolean> {
  const [{ newest = 0 } = {}] = await execute<{ newest: number }>(
    req,
    sql`select coalesce(max(${events.id}), 0) as newest from ${events} where ${events.createdAt} <= now() - make_interval(mins => ${settledMinutes})`,
  );
  const readers = await execute<Reader>(
    req,
    sql`select ${ADDRESS} as address, array_agg(${follows.id}) as ids from ${FOLLOWS}
      where ${IS_CONFIRMED} and not exists (select from (${HELD}) held (address) where held.address = ${ADDRESS})
      group by 1 having bool_or(exists (select from ${newsUpTo(newest)}))`,
  );
  for (const reader of readers) {
    if (stopping.signal.aborted) return false;
    await mailReader(req, reader, newest);
  }
  // What others follow may come to include older changes: a tool that joins a category, a new bookmark. News that was held back stays untold.
  await execute(
    req,
    sql`update ${follows} set told_event = ${newest}
      where ${follows.status} = 'confirmed' and ${follows.toldEvent} < ${newest} and not exists (select from ${newsUpTo(newest)})`,
  );
  return true;
}
