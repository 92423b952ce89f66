import { sql } from '@payloadcms/db-postgres';
import { and, desc, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import { createLocalReq, Forbidden, type PayloadRequest } from 'payload';
import { type Locale, localeInfo, localeOf } from '@/domain/locales';
import { MODERATION_STATES, type ModerationState } from '@/domain/moderation-states';
import { RATING_CRITERIA, type RatingCriterion } from '@/domain/rating-criteria';
import {
  _reviews_v,
  _tools_v,
  bookmarks,
  categories,
  link_checks,
  moderation_events,
  reports,
  reviews,
  categories_locales as texts,
  tools,
  tools_rels,
} from '@/payload-generated-schema';
import type { Tool } from '@/payload-types';
import { isEditor } from '../access/roles';
import { databaseOf, execute } from '../database/transaction';
import { relationIds } from '../fields/relation-ids';
import { readSheet } from '../translations/sheet';
import { readActivity, type Span } from './activity';

const REVIEWS = 10;
const VERSIONS = 8;
const EVENTS = 10;
const POINTING = 100;
const NEAR = 6;

interface Named {
  id: number;
  slug: string | null;
  name: string | null;
}

interface ToolReview {
  id: number;
  title: string;
  /** As the public sees it; null for an anonymous one. */
  by: string | null;
  rating: number | null;
  state: ModerationState | null;
  /** A change of it waits for a decision. */
  isChanged: boolean;
  createdAt: string;
}

export type ToolOverview = NonNullable<Awaited<ReturnType<typeof readToolOverview>>>;

/** The tool with a slug, in the trash too: the stored one, else one whose newest version has it. */
async function idOf(req: PayloadRequest, slug: string): Promise<number | null> {
  const [row] = await execute<{ id: number }>(
    req,
    sql`select id from (
        select ${tools.id}, 1 as place from ${tools} where ${tools.slug} = ${slug}
        union all select ${_tools_v.parent}, 2 from ${_tools_v}
          where ${_tools_v.version_slug} = ${slug} and ${_tools_v.latest} and ${_tools_v.parent} is not null
      ) as found order by place, id desc limit 1`,
  );
  return row?.id ?? null;
}

/** Tools with a similar slug, for a mistyped one. */
export async function toolsNear(req: PayloadRequest, slug: string): Promise<Named[]> {
  if (!isEditor(req.user)) throw new Forbidden(req.t);
  return execute<Named>(
    req,
    sql`with asked as (select replace(search.fold(${slug.slice(0, 80)}), ' ', '') as joined)
      select ${tools.id}, ${tools.slug}, ${tools.name} from ${tools}, asked
      where replace(search.fold(${tools.name}), ' ', '') % asked.joined and ${tools.slug} is not null
      order by similarity(replace(search.fold(${tools.name}), ' ', ''), asked.joined) desc, ${tools.name} limit ${NEAR}`,
  );
}

/** The rating of a review: the general one, else the average of the others. */
const RATING = sql`coalesce(${reviews.ratings_general}, (select avg(value) from unnest(array[${reviews.ratings_easeOfUse},
  ${reviews.ratings_valueForMoney}, ${reviews.ratings_customerSupport}, ${reviews.ratings_recommend}]) as value))`;
const STATE = sql`case when ${reviews._status} = 'published' then 'published' else ${reviews.moderation_state}::text end`;

interface ReviewSummary {
  rating: number | null;
  rated: number;
  criteria: Partial<Record<RatingCriterion, number>>;
  states: Record<ModerationState, number>;
}

async function readReviews(req: PayloadRequest, tool: number): Promise<ReviewSummary & { newest: ToolReview[] }> {
  const ofTool = sql`from ${reviews} where ${reviews.tool} = ${tool} and ${reviews.deletedAt} is null`;
  const countOf = (state: ModerationState) => sql`count(*) filter (where ${STATE} = ${state})`;
  const averageOf = (rating: typeof RATING | PgColumn) => sql`round(avg(${rating}) filter (where ${reviews._status} = 'published'), 1)`;
  const averages = RATING_CRITERIA.map((criterion) => sql`${criterion}::text, ${averageOf(reviews[`ratings_${criterion}`])}`);
  const counts = MODERATION_STATES.map((state) => sql`${state}::text, ${countOf(state)}`);
  const [summary] = (await execute(
    req,
    sql`select ${averageOf(RATING)}::float as rating, ${countOf('published')}::integer as rated,
        jsonb_strip_nulls(jsonb_build_object(${sql.join(averages, sql`, `)})) as criteria,
        jsonb_build_object(${sql.join(counts, sql`, `)}) as states
      ${ofTool}`,
  )) as [ReviewSummary];
  const newest = await execute<ToolReview>(
    req,
    sql`select ${reviews.id}, ${reviews.title}, case when ${reviews.anonymous} then null else ${reviews.publicName} end as by,
        round(${RATING}, 1)::float as rating, ${STATE} as state,
        ${reviews._status} = 'published' and exists (select from ${_reviews_v}
          where ${_reviews_v.parent} = ${reviews.id} and ${_reviews_v.latest} and ${_reviews_v.version_moderation_state} = 'pending') as "isChanged",
        ${reviews.createdAt} as "createdAt"
      ${ofTool} order by ${reviews.createdAt} desc, ${reviews.id} desc limit ${REVIEWS}`,
  );
  return { ...summary, newest };
}

async function readReports(req: PayloadRequest, tool: number) {
  const db = await databaseOf(req);
  const { id, reason, createdAt } = reports;
  return db
    .select({ id, review: reviews.id, reason, title: sql<string>`${reviews.title}`, createdAt })
    .from(reports)
    .innerJoin(reviews, eq(reviews.id, reports.review))
    .where(and(eq(reviews.tool, tool), isNull(reports.outcome)))
    .orderBy(createdAt);
}

async function readTotals(req: PayloadRequest, tool: number) {
  const [totals] = await execute(
    req,
    sql`select (select count(*) from ${bookmarks} where ${bookmarks.tool} = ${tool})::integer as bookmarks,
      (select coalesce(sum(count), 0) from workspace.clicks where tool = ${tool})::integer as clicks`,
  );
  return totals as { bookmarks: number; clicks: number };
}

async function readLink(req: PayloadRequest, url: string) {
  const db = await databaseOf(req);
  const [link] = await db.select().from(link_checks).where(eq(link_checks.url, url));
  return link ? { ...link, checkedAt: link.checkedAt ?? link.updatedAt } : null;
}

async function readHistory(req: PayloadRequest, tool: number) {
  const db = await databaseOf(req);
  const { id, action, createdAt: at, actorName: by, reason } = moderation_events;
  const events = await db
    .select({ id, action, at, by, reason })
    .from(moderation_events)
    .where(and(eq(moderation_events.collection, 'tools'), eq(moderation_events.document, tool)))
    .orderBy(desc(id))
    .limit(EVENTS);
  const versions = await db
    .select({
      id: _tools_v.id,
      status: sql<string>`${_tools_v.version__status}`,
      at: _tools_v.updatedAt,
      isAutosave: sql<boolean>`coalesce(${_tools_v.autosave}, false)`,
      locale: _tools_v.publishedLocale,
    })
    .from(_tools_v)
    .where(and(eq(_tools_v.parent, tool), sql`${_tools_v.snapshot} is not true`))
    .orderBy(desc(_tools_v.updatedAt), desc(_tools_v.id))
    .limit(VERSIONS);
  return { events, versions };
}

async function readPlaces(req: PayloadRequest, tool: Tool, locale: Locale) {
  const ids = (values: Parameters<typeof relationIds>[0]) => sql`${`{${relationIds(values).map(Number).join(',')}}`}::integer[]`;
  const nameIn = (code: Locale) =>
    sql`(select ${texts.name} from ${texts} where ${texts._parentID} = ${categories.id} and ${texts._locale} = ${code})`;
  const rows = await execute<Named & { kind: string }>(
    req,
    sql`select 'categories' as kind, ${categories.id}, ${categories.code} as slug, coalesce(${nameIn(locale)}, ${nameIn(localeInfo(locale).fallback)}) as name
        from ${categories} where ${categories.id} = any (${ids(tool.categories)})
      union all (select 'alternatives', ${tools.id}, ${tools.slug}, ${tools.name} from ${tools} where ${tools.id} = any (${ids(tool.alternatives)})
        order by array_position(${ids(tool.alternatives)}, ${tools.id}))
      union all (select 'pointing', ${tools.id}, ${tools.slug}, ${tools.name} from ${tools_rels} join ${tools} on ${tools.id} = ${tools_rels.parent}
        where ${tools_rels.toolsID} = ${tool.id} and ${tools_rels.path} = 'alternatives' and ${tools.deletedAt} is null
        order by ${tools.name} limit ${POINTING})`,
  );
  const of = (kind: string): Named[] => rows.filter((row) => row.kind === kind);
  /** `pointing`: tools that name this one as an alternative. */
  return { categories: of('categories'), alternatives: of('alternatives'), pointing: of('pointing') };
}

async function readLogo(req: PayloadRequest, tool: Tool): Promise<string | null> {
  const [image] = relationIds(tool.logo?.image);
  if (image) {
    const file = await req.payload.findByID({ collection: 'media', id: Number(image), depth: 0, disableErrors: true, req });
    return file?.sizes?.small?.url ?? file?.url ?? null;
  }
  // Cleaned when it was saved; as an image it can run and load nothing.
  return tool.logo?.svg ? `data:image/svg+xml;base64,${Buffer.from(tool.logo.svg).toString('base64')}` : null;
}

/**
 * Everything about one tool, whatever its state: drafts, rejected, inactive and trashed ones too. Null when no tool has the slug.
 * @throws Forbidden for everybody but editors and admins
 */
export async function readToolOverview(asker: PayloadRequest, slug: string, { days }: { days: Span }) {
  if (!isEditor(asker.user)) throw new Forbidden(asker.t);
  const id = await idOf(asker, slug);
  if (id === null) return null;
  // Reading in all languages changes the language of a request for everyone who uses it afterwards.
  const req = await createLocalReq({ user: asker.user ?? undefined }, asker.payload);
  const { docs } = await req.payload.find({
    collection: 'tools',
    where: { id: { equals: id } },
    draft: true,
    trash: true,
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const [tool] = docs;
  if (!tool) return null;
  const db = await databaseOf(asker);
  const [[stored], reviews, reports, sheet, totals, activity, link, history, places, logo] = await Promise.all([
    db.select({ status: tools._status, slug: tools.slug, deletedAt: tools.deletedAt }).from(tools).where(eq(tools.id, id)),
    readReviews(asker, id),
    readReports(asker, id),
    readSheet(asker, 'tools', id),
    readTotals(asker, id),
    readActivity(asker, { days, tool: id }),
    readLink(asker, tool.url),
    readHistory(asker, id),
    readPlaces(asker, tool, localeOf(asker.i18n.language)),
    readLogo(asker, tool),
  ]);
  const isPublic = stored?.status === 'published' && stored.deletedAt === null;
  return {
    /** The newest version in all languages, whatever its state. */
    tool: tool as unknown as Omit<Tool, 'tagline'> & { tagline: Partial<Record<Locale, string | null>> },
    logo,
    /** What the public sees now: nothing, the page, or a page that says that the tool is gone. */
    isPublic,
    /** The slug of the public page, which a draft may change. */
    publicSlug: isPublic ? stored.slug : null,
    hasDraft: isPublic && tool._status === 'draft',
    reviews,
    reports,
    sheet,
    ...totals,
    activity,
    link,
    ...history,
    ...places,
  };
}
