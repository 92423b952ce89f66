import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, Forbidden, type PayloadRequest } from 'payload';
import { type Locale, localeInfo, localeOf } from '@/domain/locales';
import { MODERATION_STATES, type ModerationState } from '@/domain/moderation-states';
import type { RatingCriterion } from '@/domain/rating-criteria';
import type { Tool } from '@/payload-types';
import { isEditor } from '../access/roles';
import { execute } from '../database/execute';
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
        select id, 1 as place from tools where slug = ${slug}
        union all select parent_id, 2 from _tools_v where version_slug = ${slug} and latest and parent_id is not null
      ) as found order by place, id desc limit 1`,
  );
  return row?.id ?? null;
}

/** Tools called almost like a slug, for whoever mistyped one. */
export async function toolsNear(req: PayloadRequest, slug: string): Promise<Named[]> {
  if (!isEditor(req.user)) throw new Forbidden(req.t);
  return execute<Named>(
    req,
    sql`with asked as (select replace(search.fold(${slug.slice(0, 80)}), ' ', '') as joined)
      select t.id, t.slug, t.name from tools t, asked where replace(search.fold(t.name), ' ', '') % asked.joined and t.slug is not null
      order by similarity(replace(search.fold(t.name), ' ', ''), asked.joined) desc, t.name limit ${NEAR}`,
  );
}

async function readReviews(req: PayloadRequest, tool: number): Promise<ToolOverview['reviews']> {
  const [summary] = await execute<Record<string, string | null>>(
    req,
    sql`select avg(coalesce(ratings_general, (select avg(value) from
          unnest(array[ratings_ease_of_use, ratings_value_for_money, ratings_customer_support, ratings_recommend]) as value)))
          filter (where _status = 'published') as rating,
        count(*) filter (where _status = 'published') as rated,
        avg(ratings_ease_of_use) filter (where _status = 'published') as "easeOfUse",
        avg(ratings_value_for_money) filter (where _status = 'published') as "valueForMoney",
        avg(ratings_customer_support) filter (where _status = 'published') as "customerSupport",
        avg(ratings_recommend) filter (where _status = 'published') as recommend,
        avg(ratings_general) filter (where _status = 'published') as general,
        count(*) filter (where moderation_state = 'pending') as pending,
        count(*) filter (where _status = 'published') as published,
        count(*) filter (where moderation_state = 'rejected') as rejected,
        count(*) filter (where moderation_state = 'unpublished') as unpublished
      from reviews where tool_id = ${tool} and deleted_at is null`,
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
    sql`select r.id, r.title, case when r.anonymous then null else r.public_name end as public_name,
        coalesce(r.ratings_general, (select avg(value) from
          unnest(array[r.ratings_ease_of_use, r.ratings_value_for_money, r.ratings_customer_support, r.ratings_recommend]) as value)) as rating,
        case when r._status = 'published' then 'published' else r.moderation_state::text end as state,
        r._status = 'published' and exists (
          select from _reviews_v v where v.parent_id = r.id and v.latest and v.version_moderation_state = 'pending') as changed,
        r.created_at
      from reviews r where r.tool_id = ${tool} and r.deleted_at is null order by r.created_at desc, r.id desc limit ${REVIEWS}`,
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
  const rows = await execute<{ id: number; review: number; reason: string; title: string; created_at: string }>(
    req,
    sql`select p.id, r.id as review, p.reason::text as reason, r.title, p.created_at from reports p join reviews r on r.id = p.review_id
      where r.tool_id = ${tool} and p.outcome is null order by p.created_at`,
  );
  return rows.map(({ created_at, ...report }) => ({ ...report, createdAt: created_at }));
}

async function readTotals(req: PayloadRequest, tool: number) {
  const [row] = await execute<{ bookmarks: string; clicks: string }>(
    req,
    sql`select (select count(*) from bookmarks where tool_id = ${tool}) as bookmarks,
      (select coalesce(sum(count), 0) from workspace.clicks where tool = ${tool}) as clicks`,
  );
  return { bookmarks: Number(row?.bookmarks), clicks: Number(row?.clicks) };
}

async function readLink(req: PayloadRequest, url: string | null | undefined): Promise<ToolOverview['link']> {
  if (!url) return null;
  const [row] = await execute<{
    ok: boolean;
    status: string | null;
    final_url: string | null;
    problem: string | null;
    suspect: boolean | null;
    checked: string;
  }>(req, sql`select ok, status, final_url, problem, suspect, coalesce(checked_at, updated_at) as checked from link_checks where url = ${url}`);
  if (!row) return null;
  const { ok, status, final_url, problem, suspect, checked } = row;
  return {
    url,
    ok,
    status: status === null ? null : Number(status),
    finalUrl: final_url,
    problem,
    suspect: Boolean(suspect),
    checkedAt: checked,
  };
}

async function readHistory(req: PayloadRequest, tool: number): Promise<Pick<ToolOverview, 'events' | 'versions'>> {
  const events = await execute<{ id: number; action: string; created_at: string; actor_name: string | null; reason: string | null }>(
    req,
    sql`select id, action::text as action, created_at, actor_name, reason from moderation_events
      where collection = 'tools' and document = ${tool} order by id desc limit ${EVENTS}`,
  );
  const versions = await execute<{ id: number; status: string; updated_at: string; autosave: boolean | null; locale: string | null }>(
    req,
    sql`select id, version__status::text as status, updated_at, autosave, published_locale::text as locale from _tools_v
      where parent_id = ${tool} and snapshot is not true order by updated_at desc, id desc limit ${VERSIONS}`,
  );
  return {
    events: events.map(({ created_at, actor_name, ...event }) => ({ ...event, at: created_at, by: actor_name })),
    versions: versions.map(({ updated_at, autosave, ...version }) => ({ ...version, at: updated_at, isAutosave: Boolean(autosave) })),
  };
}

async function readPlaces(req: PayloadRequest, tool: Tool, locale: Locale): Promise<Pick<ToolOverview, 'categories' | 'alternatives' | 'pointing'>> {
  const ids = (values: Parameters<typeof relationIds>[0]) => sql`${`{${relationIds(values).map(Number).join(',')}}`}::integer[]`;
  const rows = await execute<Named & { kind: 'categories' | 'alternatives' | 'pointing' }>(
    req,
    sql`select 'categories' as kind, c.id, c.code as slug, coalesce(
        (select name from categories_locales l where l._parent_id = c.id and l._locale::text = ${locale}),
        (select name from categories_locales l where l._parent_id = c.id and l._locale::text = ${localeInfo(locale).fallback})) as name
        from categories c where c.id = any (${ids(tool.categories)})
      union all select 'alternatives', t.id, t.slug, t.name from tools t where t.id = any (${ids(tool.alternatives)})
      union all (select 'pointing', t.id, t.slug, t.name from tools_rels r join tools t on t.id = r.parent_id
        where r.tools_id = ${tool.id} and r.path = 'alternatives' and t.deleted_at is null order by t.name limit ${POINTING})`,
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
    execute<{ _status: string; slug: string; active: boolean; deleted_at: string | null; updated_at: string }>(
      asker,
      sql`select _status::text as _status, slug, active, deleted_at, updated_at from tools where id = ${id}`,
    ),
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
  const isPublic = stored[0]?._status === 'published' && stored[0].deleted_at === null;
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
