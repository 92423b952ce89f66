import { sql } from '@payloadcms/db-postgres';
import { and, asc, desc, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { Forbidden, type PayloadRequest } from 'payload';
import { type Locale, localeInfo, localeOf } from '@/domain/locales';
import { type Part, partsIn } from '@/domain/parts';
import { env } from '@/env';
import { payload_jobs, tools, users } from '@/payload-generated-schema';
import { isAdmin, isEditor } from '../access/roles';
import { databaseOf, execute } from '../database/transaction';
import { countChecks, type MonthOfChecks } from '../fact-checks/progress';
import { readUncertainMails, type UncertainMails } from '../mail/uncertain';
import { countWaiting, type QueueCounts } from '../moderation/count-waiting';
import { countCoverage } from '../translations/coverage';
import type { Coverage } from '../translations/types';
import { countOwnWork } from '../translations/work-list';
import { type Day, readActivity, type Span } from './activity';
import { lastDrafts, type NamedDocument, withTitles } from './titles';

/** Searches without results and most clicked tools are those of so many days. */
const RECENT_DAYS = 30;
const MISSES = 10;
const TOP_TOOLS = 10;
const ROWS = 6;

interface SignUps {
  lastWeek: number;
  lastMonth: number;
  newest: { id: number; who: string; createdAt: string }[];
}

interface AskedSearch {
  query: string;
  /** How often nothing was found, and how often it was asked again with other words. */
  missed: number;
  refined: number;
}

/** A public task or category. */
export interface SearchMeaning {
  collection: 'tasks' | 'categories';
  id: number;
  name: string;
}

/** `collection` is `globals/<slug>` for a global, and `releases` for a release. */
interface ScheduledStep extends NamedDocument {
  type: 'publish' | 'unpublish' | 'release';
  at: string;
  /** What it concerns; everything without it. */
  parts: readonly Part[] | null;
}

export interface DashboardData {
  waiting: QueueCounts;
  checks: MonthOfChecks;
  /** Null for editors. */
  uncertainMails: UncertainMails | null;
  /** Null without access to accounts. */
  signUps: SignUps | null;
  coverage: Coverage[];
  /** Translations assigned to the user that aren't finished. */
  ownWork: { open: number; overdue: number };
  activity: Day[];
  /** Searches that found nothing, and that were asked again with other words. */
  misses: Record<Locale, AskedSearch[]>;
  wanted: { locale: Locale; query: string; count: number }[];
  /** What the words of a search may mean. */
  meanings: SearchMeaning[];
  topTools: { id: number; slug: string; name: string; clicks: number }[];
  scheduled: ScheduledStep[];
  drafts: (NamedDocument & { updatedAt: string })[];
}

async function readSignUps(req: PayloadRequest): Promise<SignUps | null> {
  if (!isAdmin(req.user)) return null;
  const [counts] = (await execute(
    req,
    sql`select count(*) filter (where ${users.createdAt} > now() - interval '7 days')::integer as "lastWeek", count(*)::integer as "lastMonth"
      from ${users} where ${users.createdAt} > now() - interval '30 days' and ${users.deletedAt} is null`,
  )) as [Omit<SignUps, 'newest'>];
  const db = await databaseOf(req);
  const newest = await db
    .select({
      id: users.id,
      who: sql<string>`coalesce(${users.email}, nullif(${users.name}, ''), ${users.phone}, '#' || ${users.id})`,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(isNull(users.deletedAt))
    .orderBy(desc(users.createdAt))
    .limit(ROWS);
  return { ...counts, newest };
}

async function readMisses(req: PayloadRequest): Promise<DashboardData['misses']> {
  const rows = await execute<AskedSearch & { locale: Locale }>(
    req,
    sql`select languages.locale, asked.query, asked.missed::integer, asked.refined::integer from (values ('en'), ('nl')) as languages (locale)
      cross join lateral (
        select query, sum(count) as missed, sum(refined) as refined, max(day) as last from workspace.search_misses m
        where m.locale = languages.locale and day > (now() at time zone ${env.TIME_ZONE})::date - ${RECENT_DAYS}::integer
        group by query order by 2 desc, 3 desc, 4 desc, 1 limit ${MISSES}
      ) as asked order by asked.missed desc, asked.refined desc, asked.last desc, asked.query`,
  );
  const of = (locale: Locale) => rows.filter((row) => row.locale === locale).map(({ query, missed, refined }) => ({ query, missed, refined }));
  return { en: of('en'), nl: of('nl') };
}

const readWanted = (req: PayloadRequest) =>
  execute<DashboardData['wanted'][number]>(
    req,
    sql`select locale, query, count from workspace.wanted_tools order by count desc, since desc, query limit ${MISSES}`,
  );

async function readMeanings(req: PayloadRequest, locale: Locale): Promise<SearchMeaning[]> {
  const lists = await Promise.all(
    (['tasks', 'categories'] as const).map(async (collection) => {
      const { docs } = await req.payload.find({
        collection,
        where: { _status: { equals: 'published' } },
        select: { name: true },
        locale,
        fallbackLocale: localeInfo(locale).fallback,
        pagination: false,
        depth: 0,
        req,
      });
      return docs.map(({ id, name }) => ({ collection, id, name: name ?? '' })).sort((one, other) => one.name.localeCompare(other.name, locale));
    }),
  );
  return lists.flat();
}

const readTopTools = (req: PayloadRequest) =>
  execute<DashboardData['topTools'][number]>(
    req,
    sql`select ${tools.id}, ${tools.slug}, ${tools.name}, c.clicks::integer from (
        select tool, sum(count) as clicks from workspace.clicks
        where day > (now() at time zone ${env.TIME_ZONE})::date - ${RECENT_DAYS}::integer group by tool order by 2 desc limit ${TOP_TOOLS * 5}
      ) as c join ${tools} on ${tools.id} = c.tool and ${tools.deletedAt} is null order by c.clicks desc, ${tools.name} limit ${TOP_TOOLS}`,
  );

interface ScheduledInput {
  type?: 'publish' | 'unpublish';
  locale?: string | null;
  doc?: { relationTo: string; value: number | string } | null;
  global?: string | null;
}

async function scheduledReleases(req: PayloadRequest): Promise<ScheduledStep[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { state: { equals: 'scheduled' } },
    sort: 'publishAt',
    limit: ROWS,
    pagination: false,
    select: { title: true, publishAt: true },
    depth: 0,
    req,
  });
  return docs.flatMap(({ id, title, publishAt }) =>
    publishAt ? { collection: 'releases', id, title, isTrashed: false, type: 'release' as const, at: publishAt, parts: null } : [],
  );
}

/** Jobs hold what they do as they were given it. */
async function scheduledDocuments(req: PayloadRequest, locale: Locale): Promise<ScheduledStep[]> {
  const { input, waitUntil, taskSlug, completedAt, hasError } = payload_jobs;
  const db = await databaseOf(req);
  const rows = await db
    .select({ input: sql<ScheduledInput>`${input}`, waitUntil: sql<string>`${waitUntil}` })
    .from(payload_jobs)
    .where(and(eq(taskSlug, 'schedulePublish'), isNull(completedAt), sql`${hasError} is not true`, sql`${waitUntil} > now()`))
    .orderBy(asc(waitUntil))
    .limit(ROWS);
  const steps = rows.map(({ input, waitUntil }) => ({
    collection: input.doc?.relationTo ?? `globals/${input.global}`,
    id: Number(input.doc?.value ?? 0),
    type: input.type ?? 'publish',
    at: waitUntil,
    parts: partsIn(input.locale),
  }));
  return withTitles(req, steps, locale);
}

/** What comes next, of documents and releases. */
async function readScheduled(req: PayloadRequest, locale: Locale): Promise<ScheduledStep[]> {
  const steps = await Promise.all([scheduledDocuments(req, locale), scheduledReleases(req)]);
  return steps
    .flat()
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(0, ROWS);
}

/**
 * What the dashboard of the panel shows. Accounts and mails are for admins only.
 * @throws Forbidden for everybody but editors and admins
 */
export async function readDashboard(req: PayloadRequest, { days }: { days: Span }): Promise<DashboardData> {
  if (!isEditor(req.user)) throw new Forbidden(req.t);
  const locale = localeOf(req.i18n.language);
  const [waiting, checks, uncertainMails, signUps, coverage, ownWork, activity, misses, wanted, meanings, topTools, scheduled, drafts] =
    await Promise.all([
      countWaiting(req),
      countChecks(req),
      isAdmin(req.user) ? readUncertainMails(req) : null,
      readSignUps(req),
      countCoverage(req),
      countOwnWork(req),
      readActivity(req, { days }),
      readMisses(req),
      readWanted(req),
      readMeanings(req, locale),
      readTopTools(req),
      readScheduled(req, locale),
      lastDrafts(req, locale, ROWS),
    ]);
  return { waiting, checks, uncertainMails, signUps, coverage, ownWork, activity, misses, wanted, meanings, topTools, scheduled, drafts };
}
