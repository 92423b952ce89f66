import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { TermFilter } from '@/features/dictionary/components/term-filter';
import { TermItems } from '@/features/dictionary/components/term-items';
import { shownTerms } from '@/features/dictionary/components/term-list';
import { groupByLetter, letterAnchor } from '@/features/dictionary/letters';
import { listTerms } from '@/features/dictionary/queries';
import { FeedLinks } from '@/features/feeds/components/feed-links';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { definedTermSet } from '@/seo/structured-data/entries';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { HtmlOnly } from '@/ui/html-only';
import { SectionIndex } from '@/ui/section-index';
import { PageTop } from '../page-top';

const allMetadata = fixedPageMetadata('dictionary');

export const generateMetadata = withoutSharing(allMetadata);

export default async function DictionaryPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('dictionary')]);
  const terms = await listTerms({ locale });
  const groups = groupByLetter(terms);
  return (
    <>
      <SharingTags of={allMetadata()} />
      <StructuredData things={[definedTermSet({ name: t('title'), description: t('description'), locale, terms })]} />
      <PageTop
        locale={locale}
        name={t('title')}
        path={routes.dictionary}
        intro={terms.length > 0 ? t('intro', { count: terms.length }) : t('empty')}
      />
      <SectionIndex label={t('jump')} sections={groups.map(({ letter }) => ({ id: letterAnchor(letter), title: letter }))} isDense />
      <TermFilter
        locale={locale}
        label={t('filter')}
        counts={{ none: t('matches', { count: 0 }), one: t('matches', { count: 1 }), many: t('matchesMany'), nearest: t('matchesNearest') }}
      >
        <HtmlOnly>
          {groups.map((group) => (
            <section key={group.letter} id={letterAnchor(group.letter)} aria-labelledby={`${letterAnchor(group.letter)}-heading`} className="mb-12">
              <h2 id={`${letterAnchor(group.letter)}-heading`} className="mb-4 border-b border-line pb-1 text-2xl font-bold text-primary">
                {group.letter}
              </h2>
              <TermItems terms={shownTerms(group.terms, locale)} locale={locale} />
            </section>
          ))}
        </HtmlOnly>
      </TermFilter>
      <FeedLinks path={routes.dictionary} locale={locale} />
    </>
  );
}
