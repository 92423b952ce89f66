import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import type { DictionaryTerm } from '@/payload-types';
import { findPage } from '@/seo/find-page';
import { cached, cachedByIds } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale, type Text } from '@/server/localized';
import { idsOf } from '@/server/populated';

export interface TermEntry {
  id: number;
  slug: string;
  name: Text;
  definition: Text | null;
}

const MAX_TERMS = 2000;
const nameSelect = { slug: true, name: true } as const;
const entrySelect = { ...nameSelect, definition: true } as const;
const datedSelect = { ...entrySelect, createdAt: true, updatedAt: true } as const;
const wholeSelect = { ...entrySelect, explanation: true, relatedTerms: true } as const;
const pageSelect = { ...entrySelect, explanation: true, relatedTerms: true, relatedTools: true } as const;

type Stored<Select> = Pick<Required<DictionaryTerm>, 'id' | (keyof Select & keyof DictionaryTerm)>;

const toName = ({ id, slug, name }: Stored<typeof nameSelect>, locale: Locale): Omit<TermEntry, 'definition'> => ({
  id,
  slug,
  name: inLocale(name, locale) ?? { value: slug, lang: locale },
});

const toEntry = (doc: Stored<typeof entrySelect>, locale: Locale): TermEntry => ({
  ...toName(doc, locale),
  definition: inLocale(doc.definition, locale),
});

function sortedByName<Term extends { name: Text }>(terms: Term[], locale: Locale): Term[] {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return terms.sort((a, b) => collator.compare(a.name.value, b.name.value));
}

/** For the neighbours of a term. */
export function listTermNames({ locale }: { locale: Locale }): Promise<Omit<TermEntry, 'definition'>[]> {
  return cached(
    async () => {
      const docs = await asVisitor.find('dictionary-terms', { limit: MAX_TERMS, select: nameSelect });
      return sortedByName(
        docs.map((doc) => toName(doc, locale)),
        locale,
      );
    },
    ['term-names', locale],
    [cacheTags.termsOrder],
  );
}

/** Published terms, sorted by name in the language. */
export function listTerms({ locale }: { locale: Locale }): Promise<TermEntry[]> {
  return cached(
    async () => {
      const docs = await asVisitor.find('dictionary-terms', { limit: MAX_TERMS, select: entrySelect });
      return sortedByName(
        docs.map((doc) => toEntry(doc, locale)),
        locale,
      );
    },
    ['terms', locale],
    [cacheTags.termsList],
  );
}

/** Published terms with all their texts, sorted by name in the language. */
export function listWholeTerms({ locale }: { locale: Locale }) {
  return cached(
    async () => {
      const docs = await asVisitor.find('dictionary-terms', { limit: MAX_TERMS, select: wholeSelect });
      const terms = docs.map((doc) => ({
        ...toEntry(doc, locale),
        explanation: inLocale(doc.explanation, locale),
        relatedTermIds: idsOf(doc.relatedTerms),
      }));
      return sortedByName(terms, locale);
    },
    ['whole-terms', locale],
    [cacheTags.termsList],
  );
}

export function listNewestTerms({ locale, limit }: { locale: Locale; limit: number }) {
  return cached(
    async () => {
      const docs = await asVisitor.find('dictionary-terms', { sort: ['-createdAt', '-id'], limit, select: datedSelect });
      return docs.map((doc) => ({ ...toEntry(doc, locale), createdAt: doc.createdAt, updatedAt: doc.updatedAt }));
    },
    ['newest-terms', locale, limit],
    [cacheTags.termsList],
  );
}

export function getTerm({ slug, locale }: { slug: string; locale: Locale }) {
  return cached(
    async () => {
      const page = await findPage('dictionary-terms', { slug }, locale, { select: pageSelect, populate: { tools: {}, 'dictionary-terms': {} } });
      if (!page) return null;
      const entry = toEntry(page, locale);
      const names = page.name as unknown as Partial<Record<Locale, string>>;
      const otherLocale: Locale = locale === 'en' ? 'nl' : 'en';
      const other = names[otherLocale];
      return {
        ...entry,
        explanation: inLocale(page.explanation, locale),
        /** Null if it's the same. */
        otherName: other && other.toLowerCase() !== entry.name.value.toLowerCase() ? { value: other, lang: otherLocale } : null,
        relatedTermIds: idsOf(page.relatedTerms),
        relatedToolIds: idsOf(page.relatedTools),
        seo: page.seo,
      };
    },
    ['term', slug, locale],
    [cacheTags.termSlug(slug)],
  );
}

/** In the order of the ids. */
export function listTermsByIds({ ids, locale }: { ids: number[]; locale: Locale }): Promise<TermEntry[]> {
  return cachedByIds(ids, {
    read: async (some) => {
      const docs = await asVisitor.findByIds('dictionary-terms', some, { select: entrySelect });
      return docs.map((doc) => toEntry(doc, locale));
    },
    key: ['terms-by-ids', locale],
    tagOf: cacheTags.term,
  });
}
