import type { DefinedTermLeaf, DefinedTermSetLeaf } from 'schema-dts';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { Text } from '@/server/localized';
import { pageAddress } from '@/server/page-address';
import { idOf, pageOf } from './references';

interface TermFacts {
  slug: string;
  name: Text;
}

interface DictionaryOptions {
  name: string;
  locale: Locale;
}

const termId = (slug: string, locale: Locale) => idOf(routes.term(slug), locale, 'term');

const termSet = ({ name, locale }: DictionaryOptions): DefinedTermSetLeaf => ({
  '@type': 'DefinedTermSet',
  '@id': idOf(routes.dictionary, locale, 'terms'),
  name,
  url: pageAddress(routes.dictionary, locale),
  inLanguage: locale,
});

/** The dictionary; definitions are on each term's page. */
export function definedTermSet({
  terms,
  description,
  ...dictionary
}: DictionaryOptions & { description: string; terms: TermFacts[] }): DefinedTermSetLeaf {
  const { locale } = dictionary;
  return {
    ...termSet(dictionary),
    description,
    mainEntityOfPage: pageOf(routes.dictionary, locale),
    hasDefinedTerm: terms.map(({ slug, name }): DefinedTermLeaf => ({ '@type': 'DefinedTerm', '@id': termId(slug, locale), name: name.value })),
  };
}

interface TermOptions {
  term: TermFacts & { definition: Text | null; otherName: Text | null };
  /** Name of the dictionary. */
  dictionary: string;
  locale: Locale;
}

export function definedTerm({ term, dictionary, locale }: TermOptions): DefinedTermLeaf {
  const path = routes.term(term.slug);
  return {
    '@type': 'DefinedTerm',
    '@id': termId(term.slug, locale),
    name: term.name.value,
    ...(term.otherName ? { alternateName: term.otherName.value } : {}),
    description: term.definition?.value,
    url: pageAddress(path, locale),
    inDefinedTermSet: termSet({ name: dictionary, locale }),
    mainEntityOfPage: pageOf(path, locale),
  };
}
