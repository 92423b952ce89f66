import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload';
import { DEFAULT_LOCALE, type Locale } from '@/domain/locales';
import { loadSearchWords } from './load-content';
import type { SeedWriter } from './seed-writer';
import { FOOTER_GROUPS, NAVIGATION, SCORE_PRESETS, SETTINGS } from './site-texts';

/** Fills the menus, the words of the search, the weights of scores and the texts of the home page, unless they have entries. */
export async function seedGlobals(payload: Payload, write: SeedWriter['options']): Promise<void> {
  const read = <S extends GlobalSlug>(slug: S) => payload.findGlobal({ slug, locale: DEFAULT_LOCALE, ...write() });
  /** Writes a global in both languages. Rows keep what is stored of them, such as their ids. */
  const fill = async <S extends GlobalSlug>(slug: S, dataIn: (locale: Locale, stored?: DataFromGlobalSlug<S>) => object): Promise<void> => {
    const stored = await payload.updateGlobal({ slug, locale: 'en', data: dataIn('en') as never, ...write() });
    await payload.updateGlobal({ slug, locale: 'nl', data: dataIn('nl', stored as DataFromGlobalSlug<S>) as never, ...write() });
  };

  if (!(await read('navigation')).items?.length) {
    await fill('navigation', (locale, stored) => ({
      items: NAVIGATION.map((item, index) => ({ ...item, ...stored?.items?.[index], name: item.name[locale] })),
    }));
  }
  if (!(await read('footer')).groups?.length) {
    await fill('footer', (locale, stored) => ({
      groups: FOOTER_GROUPS.map(({ title, links }, index) => {
        const group = stored?.groups?.[index];
        return {
          ...group,
          title: title[locale],
          links: links.map(({ name, url }, place) => ({ ...group?.links?.[place], name: name[locale], url })),
        };
      }),
    }));
  }
  if (!(await read('search-words')).meanings?.length) {
    const words = Object.entries(loadSearchWords());
    await fill('search-words', (locale, stored) => ({
      meanings: words.map(([meaning, texts], index) => ({ ...stored?.meanings?.[index], meaning, words: texts[locale].join('\n') })),
    }));
  }
  if (!(await read('score-presets')).presets?.length) {
    await fill('score-presets', (locale, stored) => ({
      presets: SCORE_PRESETS.map(({ name, reason, weights }, index) => ({
        ...stored?.presets?.[index],
        name: name[locale],
        reason: reason[locale],
        weights,
      })),
    }));
  }
  if (!(await read('settings')).homeTitle) {
    await fill('settings', (locale) => Object.fromEntries(Object.entries(SETTINGS).map(([name, texts]) => [name, texts[locale]])));
  }
}
