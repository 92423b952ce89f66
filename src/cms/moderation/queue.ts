import { sql } from '@payloadcms/db-postgres';
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import { createLocalReq, type PayloadRequest, type Where } from 'payload';
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale, localeOf } from '@/domain/locales';
import type { ModeratedCollection } from '@/domain/moderation-states';
import { RATING_CRITERIA } from '@/domain/rating-criteria';
import { _reviews_v, _tools_v, moderation_events, reviews, tools } from '@/payload-generated-schema';
import type { Review, Tool } from '@/payload-types';
import { execute } from '../database/transaction';
import { labelIn, reportReasonOptions } from '../fields/options';
import { relationIds } from '../fields/relation-ids';
import { type SuspectLink, suspectLinks } from '../links/suspects';
import type { RichText } from '../rich-text/plain-rich-text';
import { planLine } from './plan-line';
import { type ComparedChange, waitingProposals } from './proposals';
import { type CheckedLink, imageIds, imagesOf, linksOf, publicReviews } from './queue-related';

const QUEUE_PAGE = 50;

/** A value for the editor to judge: one text or one per language, with the public value before if this is a change. */
interface QueueField {
  key: string;
  value: string | Partial<Record<Locale, string>>;
  before?: string;
}

export const QUEUE_KINDS = ['tools', 'reviews', 'reports', 'proposals', 'shortlists', 'links'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Number of a sender's contributions by state. */
interface SenderHistory {
  published: number;
  rejected: number;
  pending: number;
}

export interface QueueItem {
  kind: QueueKind;
  id: number;
  title: string;
  /** `updatedAt` of the version shown; a decision must name it. */
  seen: string;
  waitingSince: string;
  language: Locale;
  /** Of the author of a reported review, who gets the reason too if it goes offline; null without an address. */
  authorLanguage?: Locale | null;
  /** True for a change of something public. */
  isChange: boolean;
  sender: { email: string | null; name: string | null; isRepresentative: boolean } & SenderHistory;
  fields: QueueField[];
  images: string[];
  links: CheckedLink[];
  steps: { action: string; at: string; by: string | null; reason: string | null }[];
  editPath: string;
  /** Why a published tool's address is suspect. */
  suspect?: SuspectLink;
  /** A proposed change to a listed tool. */
  proposal?: { changes: ComparedChange[]; sourceUrl: string | null };
}

type Stored = Record<string, unknown>;

/** A text per language, without empty ones. */
const perLocale = (textIn: (locale: Locale) => string): Partial<Record<Locale, string>> =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, textIn(locale)]).filter(([, text]) => text));

const byLocale = (value: unknown) =>
  perLocale((locale) => {
    const text = (value as Partial<Record<Locale, string | RichText>> | null)?.[locale] ?? '';
    return (typeof text === 'string' ? text : convertLexicalToPlaintext({ data: text })).trim();
  });

const lines = (rows: Stored[] | null | undefined, text: (row: Stored, locale: Locale) => string) =>
  perLocale((locale) =>
    (rows ?? [])
      .map((row) => text(row, locale))
      .filter(Boolean)
      .join('\n'),
  );

interface Related {
  history: Map<string, SenderHistory>;
  steps: Map<string, QueueItem['steps']>;
  links: Map<string, CheckedLink>;
  /** URLs by id. */
  images: Map<number, string>;
  since: Record<ModeratedCollection, ReadonlyMap<number, string>>;
}

const NOTHING: ReadonlyMap<number, string> = new Map();
const NO_HISTORY = { published: 0, rejected: 0, pending: 0 };
const NO_EXTRAS = { isChange: false, images: [], links: [], steps: [] };

const historyIn = ({ history }: Related, email: string | null) => history.get(email?.toLowerCase() ?? '') ?? NO_HISTORY;

/**
 * Undecided documents by id, longest waiting first, with the time they were sent in. Neither an editor's change nor an undone decision sends one to the
 * end of the queue.
 */
async function waitingSince(req: PayloadRequest, collection: ModeratedCollection): Promise<Map<number, string>> {
  const versions = collection === 'tools' ? _tools_v : _reviews_v;
  const { document, action, createdAt } = moderation_events;
  const rows = await execute<{ id: number; since: Date }>(
    req,
    sql`select ${versions.parent} as id, coalesce(sent.at, ${versions.version_updatedAt}) as since from ${versions}
      left join lateral (select max(${createdAt}) as at from ${moderation_events}
        where ${moderation_events.collection} = ${collection} and ${document} = ${versions.parent} and ${action} in ('submit', 'resubmit')) sent on true
      where ${versions.latest} and ${versions.version_moderation_state} = 'pending' and ${versions.version_deletedAt} is null
      order by since, id limit ${QUEUE_PAGE}`,
  );
  return new Map(rows.map(({ id, since }) => [id, new Date(since).toISOString()]));
}

async function historyOf(req: PayloadRequest, emails: string[]): Promise<Related['history']> {
  const rows = await execute<{ email: string } & SenderHistory>(
    req,
    sql`with sent as (
        select lower(${tools.submitter_email}) as email, ${tools.moderation_state}::text as state from ${tools} where ${tools.submitter_email} is not null
        union all select lower(${reviews.email}), ${reviews.moderation_state}::text from ${reviews} where ${reviews.email} is not null)
      select email, count(*) filter (where state = 'published')::int as published, count(*) filter (where state = 'rejected')::int as rejected,
          count(*) filter (where state = 'pending')::int as pending
        from sent where email = any(${sql.param(emails.map((email) => email.toLowerCase()))}::text[]) group by email`,
  );
  return new Map(rows.map(({ email, ...history }) => [email, history]));
}

async function stepsOf(req: PayloadRequest, items: { collection: 'tools' | 'reviews'; ids: number[] }[]): Promise<Related['steps']> {
  const { docs } = await req.payload.find({
    collection: 'moderation-events',
    where: { or: items.map(({ collection, ids }) => ({ and: [{ collection: { equals: collection } }, { document: { in: ids } }] as Where[] })) },
    sort: 'id',
    pagination: false,
    limit: 500,
    depth: 0,
    req,
  });
  const steps: Related['steps'] = new Map();
  for (const { collection, document, action, createdAt, actorName, reason } of docs) {
    const key = `${collection}:${document}`;
    steps.set(key, [...(steps.get(key) ?? []), { action, at: createdAt, by: actorName ?? null, reason: reason ?? null }]);
  }
  return steps;
}

function toolItem(tool: Tool, related: Related, categoryNames: Map<number, string>): QueueItem {
  const urls = [tool.url, tool.featureVideo].filter((url): url is string => Boolean(url));
  const email = tool.submitter?.email ?? null;
  return {
    kind: 'tools',
    id: tool.id,
    title: tool.name,
    seen: tool.updatedAt,
    waitingSince: related.since.tools.get(tool.id) ?? tool.updatedAt,
    language: tool.submitter?.language ?? 'en',
    isChange: false,
    sender: { email, name: null, isRepresentative: Boolean(tool.submitter?.representative), ...historyIn(related, email) },
    fields: [
      { key: 'tagline', value: byLocale(tool.tagline) },
      { key: 'description', value: byLocale(tool.description) },
      ...(tool.moderation?.note ? [{ key: 'note', value: tool.moderation.note }] : []),
      { key: 'features', value: lines(tool.features as Stored[], (row, locale) => String((row.text as Stored | null)?.[locale] ?? '')) },
      { key: 'plans', value: lines(tool.plans as Stored[], planLine) },
      {
        key: 'categories',
        value: relationIds(tool.categories)
          .map((id) => categoryNames.get(Number(id)) ?? id)
          .join(', '),
      },
    ],
    images: imageIds(tool).flatMap((id) => related.images.get(id) ?? []),
    links: urls.map((url) => related.links.get(url) ?? { url, ok: null, status: null, finalUrl: null, problem: null }),
    steps: related.steps.get(`tools:${tool.id}`) ?? [],
    editPath: `/admin/collections/tools/${tool.id}`,
  };
}

const reviewFields = (review: Stored): Record<string, string> => ({
  title: String(review.title ?? ''),
  text: String(review.text ?? ''),
  ...Object.fromEntries(
    RATING_CRITERIA.flatMap((criterion) => {
      const rating = (review.ratings as Stored | null)?.[criterion];
      return typeof rating === 'number' ? [[criterion, String(rating)]] : [];
    }),
  ),
  publicName: review.anonymous ? '' : String(review.name ?? ''),
  location: String(review.location ?? ''),
});

function reviewItem(review: Review, published: Stored | null, related: Related): QueueItem {
  const email = review.email ?? null;
  const now = reviewFields(review as unknown as Stored);
  const before = published && reviewFields(published);
  const tool = typeof review.tool === 'object' ? review.tool : null;
  return {
    kind: 'reviews',
    id: review.id,
    title: tool ? `${tool.name}: ${review.title}` : review.title,
    seen: review.updatedAt,
    waitingSince: related.since.reviews.get(review.id) ?? review.updatedAt,
    language: review.language,
    sender: { email, name: review.name ?? null, isRepresentative: false, ...historyIn(related, email) },
    fields: [...new Set([...Object.keys(now), ...Object.keys(before ?? {})])]
      .filter((key) => now[key] || before?.[key])
      .map((key) => ({ key, value: now[key] ?? '', ...(before && before[key] !== now[key] ? { before: before[key] ?? '' } : {}) })),
    ...NO_EXTRAS,
    isChange: Boolean(before),
    steps: related.steps.get(`reviews:${review.id}`) ?? [],
    editPath: `/admin/collections/reviews/${review.id}`,
  };
}

async function reportItems(req: PayloadRequest): Promise<QueueItem[]> {
  const { docs } = await req.payload.find({
    collection: 'reports',
    where: { outcome: { exists: false } },
    sort: 'createdAt',
    limit: QUEUE_PAGE,
    depth: 2,
    req,
  });
  return docs.map((report) => {
    const review = typeof report.review === 'object' ? report.review : null;
    const tool = review && typeof review.tool === 'object' ? review.tool : null;
    return {
      kind: 'reports',
      id: report.id,
      title: [tool?.name, review?.title].filter(Boolean).join(': '),
      seen: report.updatedAt,
      waitingSince: report.createdAt,
      language: report.language,
      authorLanguage: review?.email ? review.language : null,
      sender: { email: report.email ?? null, name: report.name ?? null, isRepresentative: false, ...NO_HISTORY },
      fields: [
        { key: 'reason', value: labelIn(reportReasonOptions, report.reason, localeOf(req.i18n.language)) },
        { key: 'explanation', value: report.text },
        { key: 'review', value: review?.text ?? '' },
      ],
      ...NO_EXTRAS,
      editPath: review ? `/admin/collections/reviews/${review.id}` : `/admin/collections/reports/${report.id}`,
    };
  });
}

async function proposalItems(req: PayloadRequest): Promise<QueueItem[]> {
  return (await waitingProposals(req, QUEUE_PAGE)).map(({ proposal, tool, name, seen, changes }) => ({
    kind: 'proposals',
    id: proposal.id,
    title: name,
    seen,
    waitingSince: proposal.createdAt,
    language: proposal.language,
    sender: { email: proposal.email ?? null, name: null, isRepresentative: false, ...NO_HISTORY },
    fields: [
      { key: 'reason', value: proposal.reason },
      { key: 'channel', value: proposal.channel },
    ],
    ...NO_EXTRAS,
    editPath: `/admin/collections/tools/${tool}`,
    proposal: { changes, sourceUrl: proposal.sourceUrl ?? null },
  }));
}

async function shortlistItems(req: PayloadRequest): Promise<QueueItem[]> {
  const { docs } = await req.payload.find({
    collection: 'shortlists',
    where: { visibility: { equals: 'requested' } },
    sort: 'updatedAt',
    limit: QUEUE_PAGE,
    pagination: false,
    depth: 1,
    populate: { tools: { name: true } },
    locale: DEFAULT_LOCALE,
    req,
  });
  return docs.map(({ id, name, items, language, updatedAt }) => ({
    kind: 'shortlists',
    id,
    title: name,
    seen: updatedAt,
    waitingSince: updatedAt,
    language,
    sender: { email: null, name: null, isRepresentative: false, ...NO_HISTORY },
    fields: [
      {
        key: 'tools',
        value: (items ?? [])
          .map(({ tool, note }) => [tool && typeof tool === 'object' ? tool.name : '–', note].filter(Boolean).join(': '))
          .join('\n'),
      },
    ],
    ...NO_EXTRAS,
    editPath: `/admin/collections/shortlists/${id}`,
  }));
}

async function linkItems(req: PayloadRequest): Promise<QueueItem[]> {
  return (await suspectLinks(req, QUEUE_PAGE)).map((suspect) => ({
    kind: 'links',
    id: suspect.tool,
    title: suspect.name,
    seen: suspect.seen,
    waitingSince: suspect.since,
    language: DEFAULT_LOCALE,
    sender: { email: null, name: null, isRepresentative: false, ...NO_HISTORY },
    fields: [],
    ...NO_EXTRAS,
    editPath: `/admin/collections/tools/${suspect.tool}`,
    suspect,
  }));
}

/** Undecided items of one kind or all, oldest first, with what an editor needs to decide. The caller checks for an editor. */
export async function listQueue(asker: PayloadRequest, kind: QueueKind | null = null): Promise<QueueItem[]> {
  const wants = (candidate: QueueKind) => kind === null || kind === candidate;
  // A separate request, because reading in all languages changes its language.
  const req = await createLocalReq({ user: asker.user ?? undefined, req: { i18n: asker.i18n } }, asker.payload);
  const panelLocale = isLocale(asker.i18n.language) ? asker.i18n.language : DEFAULT_LOCALE;
  const since = {
    tools: wants('tools') ? await waitingSince(req, 'tools') : NOTHING,
    reviews: wants('reviews') ? await waitingSince(req, 'reviews') : NOTHING,
  };
  const page = (ids: ReadonlyMap<number, string>) =>
    ({ where: { id: { in: [...ids.keys()] } }, draft: true, limit: QUEUE_PAGE, pagination: false, req }) as const;
  const tools = since.tools.size > 0 ? (await req.payload.find({ collection: 'tools', locale: 'all', depth: 0, ...page(since.tools) })).docs : [];
  const reviews =
    since.reviews.size > 0
      ? (await req.payload.find({ collection: 'reviews', depth: 1, populate: { tools: { name: true } }, ...page(since.reviews) })).docs
      : [];
  const categories = await req.payload.find({
    collection: 'categories',
    locale: panelLocale,
    fallbackLocale: DEFAULT_LOCALE,
    depth: 0,
    pagination: false,
    limit: 500,
    req,
  });
  const categoryNames = new Map(categories.docs.map(({ id, name }) => [id, name]));
  const emails = [...tools.map(({ submitter }) => submitter?.email), ...reviews.map(({ email }) => email)].flatMap((email) => email ?? []);
  const related: Related = {
    since,
    history: await historyOf(req, emails),
    steps: await stepsOf(req, [
      { collection: 'tools', ids: tools.map(({ id }) => id) },
      { collection: 'reviews', ids: reviews.map(({ id }) => id) },
    ]),
    links: await linksOf(
      req,
      tools.flatMap(({ url, featureVideo }) => [url, featureVideo ?? '']),
    ),
    images: await imagesOf(req, tools),
  };
  const published = await publicReviews(req, [...since.reviews.keys()]);
  const items = tools.map((tool) => toolItem(tool, related, categoryNames));
  for (const review of reviews) items.push(reviewItem(review, published.get(review.id) ?? null, related));
  if (wants('reports')) items.push(...(await reportItems(req)));
  if (wants('proposals')) items.push(...(await proposalItems(req)));
  if (wants('shortlists')) items.push(...(await shortlistItems(req)));
  if (wants('links')) items.push(...(await linkItems(req)));
  return items.sort((a, b) => (a.waitingSince < b.waitingSince ? -1 : 1));
}
