import { sql } from '@payloadcms/db-postgres';
import { and, desc, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, Forbidden, type PayloadRequest } from 'payload';
import { type Locale, localeInfo, localeOf } from '@/domain/locales';
import { MODERATION_STATES, type ModerationState } from '@/domain/moderation-states';
import type { RatingCriterion } from '@/domain/rating-criteria';
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
import type { TranslationSheet } from '../translations/types';
import { type Day, readActivity, type Span } from './activity';

const REVIEWS = 10;
const VERSIONS = 8;
const EVENTS = 10;
const POINTING = 20;
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

export interface ToolOverview {
  /** The newest version in all languages, whatever its state. */
  tool: Omit<Tool, 'tagline'> & { tagline: Partial<Record<Locale, string | null>> };
  logo: string | null;
  /** What the public sees now: nothing, the page, or a page that says that the tool is gone. */
  isPublic: boolean;
  /** The slug of the public page, which a draft may change. */
  publicSlug: string | null;
  hasDraft: boolean;
  reviews: {
    rating: number | null;
    rated: number;
    criteria: Partial<Record<RatingCriterion, number>>;
    states: Record<ModerationState, number>;
    newest: ToolReview[];
  };
  reports: { id: number; review: number; reason: string; title: string; createdAt: string }[];
  sheet: TranslationSheet | null;
  bookmarks: number;
  clicks: number;
  activity: Day[];
  link: {
    url: string;
    ok: boolean;
    status: number | null;
    finalUrl: string | null;
    problem: string | null;
    suspect: boolean;
    checkedAt: string;
  } | null;
  events: { id: number; action: string; at: string; by: string | null; reason: string | null }[];
  versions: { id: number; status: string; at: string; isAutosave: boolean; locale: string | null }[];
  categories: Named[];
  alternatives: Named[];
  /** Tools that name this one as an alternative. */
  pointing: Named[];
}

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

const IF_PUBLISHED = sql`filter (where ${reviews._status} = 'published')`;

async function readReviews(req: PayloadRequest, tool: number): Promise<ToolOverview['reviews']> {
  const [summary] = await execute<Record<string, string | null>>(
    req,
    sql`select avg(${RATING}) ${IF_PUBLISHED} as rating,
        count(*) ${IF_PUBLISHED} as rated,
        avg(${reviews.ratings_easeOfUse}) ${IF_PUBLISHED} as "easeOfUse",
        avg(${reviews.ratings_valueForMoney}) ${IF_PUBLISHED} as "valueForMoney",
        avg(${reviews.ratings_customerSupport}) ${IF_PUBLISHED} as "customerSupport",
        avg(${reviews.ratings_recommend}) ${IF_PUBLISHED} as recommend,
        avg(${reviews.ratings_general}) ${IF_PUBLISHED} as general,
        count(*) ${IF_PUBLISHED} as published,
        count(*) filter (where ${reviews.moderation_state} = 'pending') as pending,
        count(*) filter (where ${reviews.moderation_state} = 'rejected') as rejected,
        count(*) filter (where ${reviews.moderation_state} = 'unpublished') as unpublished
      from ${reviews} where ${reviews.tool} = ${tool} and ${reviews.deletedAt} is null`,
  );
  const newest = await execute<{
    id: number;
    title: string;
    public_name: string | null;
    rating: string | null;
    state: ModerationState | null;
    changed: boolean;
    created_at: string;
  }>(
    req,
    sql`select ${reviews.id}, ${reviews.title}, case when ${reviews.anonymous} then null else ${reviews.publicName} end as public_name, ${RATING} as rating,
        case when ${reviews._status} = 'published' then 'published' else ${reviews.moderation_state}::text end as state,
        ${reviews._status} = 'published' and exists (select from ${_reviews_v}
          where ${_reviews_v.parent} = ${reviews.id} and ${_reviews_v.latest} and ${_reviews_v.version_moderation_state} = 'pending') as changed,
        ${reviews.createdAt}
      from ${reviews} where ${reviews.tool} = ${tool} and ${reviews.deletedAt} is null
      order by ${reviews.createdAt} desc, ${reviews.id} desc limit ${REVIEWS}`,
  );
  const average = (name: string) => (summary?.[name] ? Math.round(Number(summary[name]) * 10) / 10 : null);
  const criteria = (['easeOfUse', 'valueForMoney', 'customerSupport', 'recommend', 'general'] as const).flatMap((name) => {
    const value = average(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    rating: average('rating'),
    rated: Number(summary?.rated),
    criteria: Object.fromEntries(criteria),
    states: Object.fromEntries(MODERATION_STATES.map((state) => [state, Number(summary?.[state])])) as Record<ModerationState, number>,
    newest: newest.map(({ id, title, public_name, rating, state, changed, created_at }) => ({
      id,
      title,
      by: public_name,
      rating: rating === null ? null : Math.round(Number(rating) * 10) / 10,
      state,
      isChanged: changed,
      createdAt: created_at,
    })),
  };
}

async function readReports(req: PayloadRequest, tool: number): Promise<ToolOverview['reports']> {
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
  const [row] = await execute<{ bookmarks: string; clicks: string }>(
    req,
    sql`select (select count(*) from ${bookmarks} where ${bookmarks.tool} = ${tool}) as bookmarks,
      (select coalesce(sum(count), 0) from workspace.clicks where tool = ${tool}) as clicks`,
  );
  return { bookmarks: Number(row?.bookmarks), clicks: Number(row?.clicks) };
}

async function readLink(req: PayloadRequest, url: string | null | undefined): Promise<ToolOverview['link']> {
  if (!url) return null;
  const { ok, status, finalUrl, problem, suspect, checkedAt, updatedAt } = link_checks;
  const db = await databaseOf(req);
  const [row] = await db
    .select({ ok, status, finalUrl, problem, suspect, checkedAt: sql<string>`coalesce(${checkedAt}, ${updatedAt})` })
    .from(link_checks)
    .where(eq(link_checks.url, url));
  return row ? { url, ...row, ok: Boolean(row.ok), suspect: Boolean(row.suspect) } : null;
}

async function readHistory(req: PayloadRequest, tool: number): Promise<Pick<ToolOverview, 'events' | 'versions'>> {
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

async function readPlaces(req: PayloadRequest, tool: Tool, locale: Locale): Promise<Pick<ToolOverview, 'categories' | 'alternatives' | 'pointing'>> {
  const ids = (values: Parameters<typeof relationIds>[0]) => sql`${`{${relationIds(values).map(Number).join(',')}}`}::integer[]`;
  const nameIn = (code: Locale) =>
    sql`(select ${texts.name} from ${texts} where ${texts._parentID} = ${categories.id} and ${texts._locale} = ${code})`;
  const rows = await execute<Named & { kind: 'categories' | 'alternatives' | 'pointing' }>(
    req,
    sql`select 'categories' as kind, ${categories.id}, ${categories.code} as slug, coalesce(${nameIn(locale)}, ${nameIn(localeInfo(locale).fallback)}) as name
        from ${categories} where ${categories.id} = any (${ids(tool.categories)})
      union all select 'alternatives', ${tools.id}, ${tools.slug}, ${tools.name} from ${tools} where ${tools.id} = any (${ids(tool.alternatives)})
      union all (select 'pointing', ${tools.id}, ${tools.slug}, ${tools.name} from ${tools_rels} join ${tools} on ${tools.id} = ${tools_rels.parent}
        where ${tools_rels.toolsID} = ${tool.id} and ${tools_rels.path} = 'alternatives' and ${tools.deletedAt} is null
        order by ${tools.name} limit ${POINTING})`,
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id, slug, name }) => ({ id, slug, name }));
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
export async function readToolOverview(asker: PayloadRequest, slug: string, { days }: { days: Span }): Promise<ToolOverview | null> {
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
    user: asker.user,
    req,
  });
  const tool = docs[0];
  if (!tool) return null;
  const [stored, reviews, reports, sheet, totals, activity, link, history, places, logo] = await Promise.all([
    (await databaseOf(asker)).select({ status: tools._status, slug: tools.slug, deletedAt: tools.deletedAt }).from(tools).where(eq(tools.id, id)),
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
  const isPublic = stored[0]?.status === 'published' && stored[0].deletedAt === null;
  return {
    tool: tool as unknown as ToolOverview['tool'],
    logo,
    isPublic,
    publicSlug: isPublic ? (stored[0]?.slug ?? null) : null,
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
