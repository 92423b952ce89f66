import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { LOCALE_CODES, type Locale, localeOf } from '@/domain/locales';
import { slugify } from '@/domain/slug';

/** A document whose title or slug contains the words asked for. */
export interface FoundDocument {
  collection: string;
  id: number;
  title: string;
  /** Language of the title; null if it has none. */
  locale: Locale | null;
  /** What it is, in the panel's language, such as "Tool". */
  kind: string;
}

type Row = Record<string, unknown> & { id: number };

interface Target {
  config: SanitizedCollectionConfig;
  title: string;
  isLocalized: boolean;
  /** Name of the slug field. */
  slug: string | null;
}

const PER_COLLECTION = 10;
const FOUND_MAX = 20;

function targetOf(config: SanitizedCollectionConfig): Target | null {
  const { slug, admin, flattenedFields } = config;
  const title = flattenedFields.find(({ name }) => name === admin.useAsTitle);
  if (slug.startsWith('payload-') || admin.hidden === true || !title || (title.type !== 'text' && title.type !== 'email')) return null;
  const slugField = flattenedFields.find(({ name }) => name === 'slug' || name === 'code');
  return { config, title: title.name, isLocalized: 'localized' in title && Boolean(title.localized), slug: slugField?.name ?? null };
}

/** What the user may open in the panel. Logs, which nobody changes, aren't documents that somebody looks for by title. */
async function isOpen(req: PayloadRequest, { access }: SanitizedCollectionConfig): Promise<boolean> {
  const [read, update, admin] = await Promise.all([access.read?.({ req }), access.update?.({ req }), access.admin?.({ req })]);
  return Boolean(read) && Boolean(update) && admin !== false;
}

async function read(req: PayloadRequest, { config, title, slug }: Target, where: Where): Promise<Row[]> {
  const { docs } = await req.payload.find({
    collection: config.slug as CollectionSlug,
    where,
    select: { [title]: true, ...(slug ? { [slug]: true } : {}) },
    draft: Boolean(config.versions?.drafts),
    locale: 'all',
    sort: '-updatedAt',
    limit: PER_COLLECTION,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  return docs as unknown as Row[];
}

/** The newest documents that match; one with exactly this slug first, however many there are. */
async function search(req: PayloadRequest, target: Target, words: string): Promise<Row[]> {
  const { title, slug, isLocalized } = target;
  const paths = [...(isLocalized ? LOCALE_CODES.map((code) => `${title}.${code}`) : [title]), ...(slug ? [slug] : [])];
  // Payload passes what stands for any character in LIKE on unescaped.
  const contains = words.replace(/[\\%_]/g, '\\$&');
  const rows = await read(req, target, { or: paths.map((path) => ({ [path]: { contains } })) });
  const exact = slugify(words);
  if (rows.length < PER_COLLECTION || !slug || !exact) return rows;
  return [...(await read(req, target, { [slug]: { equals: exact } })), ...rows];
}

/** The title that contains the words, in the panel's language if it does there. */
function shownTitle(target: Target, row: Row, words: string, language: Locale): { title: string; locale: Locale | null } {
  const value = row[target.title];
  if (!target.isLocalized || typeof value !== 'object' || value === null) return { title: String(value ?? `#${row.id}`), locale: null };
  const titles = value as Partial<Record<Locale, string | null>>;
  const order = [language, ...LOCALE_CODES.filter((code) => code !== language)];
  const has = (code: Locale) => titles[code]?.toLowerCase().includes(words.toLowerCase());
  const locale = order.find(has) ?? order.find((code) => titles[code]) ?? language;
  return { title: titles[locale] ?? `#${row.id}`, locale };
}

/** Lower is closer. */
function distance(title: string, words: string): number {
  const [text, sought] = [title.toLowerCase(), words.toLowerCase()];
  if (text === sought) return 0;
  if (text.startsWith(sought)) return 1;
  return text.includes(` ${sought}`) ? 2 : text.includes(sought) ? 3 : 4;
}

/** Documents of every collection that the user may open, by title or slug in either language, drafts included; the closest first, at most 20. */
export async function findDocuments(req: PayloadRequest, words: string): Promise<FoundDocument[]> {
  const language = localeOf(req.i18n.language);
  const targets = req.payload.config.collections.flatMap((config) => targetOf(config) ?? []);
  const found = await Promise.all(
    targets.map(async (target) => {
      if (!(await isOpen(req, target.config))) return [];
      const rows = new Map((await search(req, target, words)).map((row) => [row.id, row]));
      const kind = String(getTranslation(target.config.labels.singular, req.i18n));
      return [...rows.values()].map((row) => ({
        collection: target.config.slug,
        id: row.id,
        kind,
        ...shownTitle(target, row, words, language),
      }));
    }),
  );
  return found
    .flat()
    .sort((one, other) => distance(one.title, words) - distance(other.title, words))
    .slice(0, FOUND_MAX);
}
