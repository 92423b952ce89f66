import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import type { DictionaryTerm } from '@/payload-types';
import { type PageSeo, pageSeo, sharedImagePopulate } from '@/seo/page-seo';
import { cached, cachedByIds } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale, type Localized, type Text } from '@/server/localized';

export interface TermEntry {
  id: number;
  slug: string;
  name: Text;
  definition: Text | null;
}

export interface TermPageData extends TermEntry {
  explanation: Localized<object> | null;
  /** Null if it's the same. */
  otherName: Text | null;
  relatedTermIds: number[];
  relatedToolIds: number[];
  seo: PageSeo;
}

const MAX_TERMS = 2000;
const entrySelect = { slug: true, name: true, definition: true } as const;
const pageSelect = { ...entrySelect, explanation: true, relatedTerms: true, relatedTools: true, meta: true } as const;

const idsOf = (related: (number | { id: number })[] | null | undefined) =>
  (related ?? []).map((entry) => (typeof entry === 'object' ? entry.id : entry));

function toEntry(doc: Pick<DictionaryTerm, keyof typeof entrySelect | 'id'>, locale: Locale): TermEntry {
  return {
    id: doc.id,
    slug: doc.slug,
    name: inLocale(doc.name, locale) ?? { value: doc.slug, lang: locale },
    definition: inLocale(doc.definition, locale),
  };
}

/** Published terms, sorted by name in the language. */
async function readTerms(locale: Locale, select: Partial<typeof entrySelect>): Promise<TermEntry[]> {
  const visitor = await asVisitor();
  const { docs } = await visitor.find({ collection: 'dictionary-terms', limit: MAX_TERMS, pagination: false, locale: 'all', depth: 0, select });
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return docs.map((doc) => toEntry(doc as DictionaryTerm, locale)).sort((a, b) => collator.compare(a.name.value, b.name.value));
}

/** For the neighbours of a term. */
export function listTermNames({ locale }: { locale: Locale }): Promise<Omit<TermEntry, 'definition'>[]> {
  return cached(
    async () => {
      const terms = await readTerms(locale, { slug: true, name: true });
      return terms.map(({ id, slug, name }) => ({ id, slug, name }));
    },
    ['term-names', locale],
    [cacheTags.termsOrder],
  );
}

export function listTerms({ locale }: { locale: Locale }): Promise<TermEntry[]> {
  return cached(() => readTerms(locale, entrySelect), ['terms', locale], [cacheTags.termsList]);
}

interface DatedTerm extends TermEntry {
  createdAt: string;
  updatedAt: string;
}

export function listNewestTerms({ locale, limit }: { locale: Locale; limit: number }): Promise<DatedTerm[]> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'dictionary-terms',
        sort: ['-createdAt', '-id'],
        limit,
        pagination: false,
        locale: 'all',
        depth: 0,
        select: { ...entrySelect, createdAt: true, updatedAt: true },
      });
      return (docs as DictionaryTerm[]).map((doc) => ({ ...toEntry(doc, locale), createdAt: doc.createdAt, updatedAt: doc.updatedAt }));
    },
    ['newest-terms', locale, limit],
    [cacheTags.termsList],
  );
}

export function getTerm({ slug, locale }: { slug: string; locale: Locale }): Promise<TermPageData | null> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'dictionary-terms',
        where: { slug: { equals: slug } },
        limit: 1,
        pagination: false,
        locale: 'all',
        depth: 1,
        select: pageSelect,
        populate: { media: sharedImagePopulate, tools: {}, 'dictionary-terms': {} },
      });
      const doc = docs[0] as DictionaryTerm | undefined;
      if (!doc) return null;
      const entry = toEntry(doc, locale);
      const names = doc.name as unknown as Partial<Record<Locale, string>>;
      const otherLocale: Locale = locale === 'en' ? 'nl' : 'en';
      const other = names[otherLocale];
      return {
        ...entry,
        explanation: inLocale(doc.explanation, locale) as Localized<object> | null,
        otherName: other && other.toLowerCase() !== entry.name.value.toLowerCase() ? { value: other, lang: otherLocale } : null,
        relatedTermIds: idsOf(doc.relatedTerms),
        relatedToolIds: idsOf(doc.relatedTools),
        seo: pageSeo('dictionary-terms', doc, locale),
      };
    },
    ['term', slug, locale],
    [cacheTags.termSlug(slug)],
  );
}

/** In the order of the ids. */
export async function listTermsByIds({ ids, locale }: { ids: number[]; locale: Locale }): Promise<TermEntry[]> {
  const found = await cachedByIds(ids, {
    read: async (some) => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'dictionary-terms',
        where: { id: { in: some } },
        limit: some.length,
        pagination: false,
        locale: 'all',
        depth: 0,
        select: entrySelect,
      });
      return docs.map((doc) => toEntry(doc as DictionaryTerm, locale));
    },
    key: ['terms-by-ids', locale],
    tagOf: cacheTags.term,
  });
  return ids.flatMap((id) => found.find((term) => term.id === id) ?? []);
}
