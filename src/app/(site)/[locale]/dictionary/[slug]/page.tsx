import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { localePath, routes } from '@/domain/routes';
import { TermList } from '@/features/dictionary/components/term-list';
import { TermNeighbours } from '@/features/dictionary/components/term-neighbours';
import { letterAnchor, letterOf, OTHER_LETTER } from '@/features/dictionary/letters';
import { getTerm, listTermNames, listTermsByIds } from '@/features/dictionary/queries';
import { ShareButton } from '@/features/sharing/components/share-button';
import { SharingTags } from '@/seo/sharing-tags';
import { definedTerm } from '@/seo/structured-data/entries';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { Facts } from '@/ui/facts';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { WithAside } from '@/ui/with-aside';
import { documentPage } from '../../document-page';
import { listCards } from '../../tools/cards';
import { ToolCards } from '../../tools/tool-cards';
import { Trail } from '../../trail';
import { UntranslatedNote } from '../../untranslated-note';

export const generateStaticParams = () => [];

const { load, allMetadata, generateMetadata } = documentPage('term', getTerm);

export { generateMetadata };

const LINK = 'inline-flex items-center text-link';

export default async function TermPage(props: PageProps<'/[locale]/dictionary/[slug]'>) {
  const { locale, document: term, path } = await load(props);
  const [t, terms, relatedTerms, relatedTools] = await Promise.all([
    getTranslations(),
    listTermNames({ locale }),
    listTermsByIds({ ids: term.relatedTermIds, locale }),
    listCards({ ids: term.relatedToolIds, locale }),
  ]);
  const letter = letterOf(term);
  // A preview of an unpublished term has no neighbours.
  const position = terms.findIndex(({ id }) => id === term.id);
  const [previous, next] = position < 0 ? [] : [terms[position - 1], terms[position + 1]];
  const otherName = term.otherName && <i lang={term.otherName.lang}>{term.otherName.value}</i>;
  const letterLink = (
    <PageLink href={localePath(`${routes.dictionary}#${letterAnchor(letter)}`, locale)} className={`${LINK} min-h-6`}>
      {letter === OTHER_LETTER ? t('dictionary.underSigns') : t('dictionary.underLetter', { letter })}
    </PageLink>
  );
  const facts: [string, ReactNode][] = [[t('dictionary.place'), letterLink]];
  if (otherName) facts.unshift([t('dictionary.inOtherLanguage'), otherName]);
  return (
    <>
      <SharingTags of={allMetadata(props)} />
      <StructuredData things={[definedTerm({ term, dictionary: t('dictionary.title'), locale })]} />
      <Trail
        locale={locale}
        name={term.name.value}
        lang={term.name.lang}
        path={path}
        through={[{ name: t('dictionary.title'), path: routes.dictionary }]}
      />
      <article>
        <WithAside
          title={t('tools.facts')}
          isExtra
          header={
            <header>
              <h1 className="text-3xl font-bold">
                <dfn className="not-italic">
                  <LocalText text={term.name} pageLang={locale} />
                </dfn>
              </h1>
              {term.otherName && (
                <p className="mt-2 text-sm text-muted">
                  {t.rich('dictionary.otherName', { name: term.otherName.value, i: (chunks) => <i lang={term.otherName?.lang}>{chunks}</i> })}
                </p>
              )}
              {term.definition && (
                <p className="mt-5 max-w-[62ch] border-l-4 border-primary pl-5 text-xl font-medium">
                  <LocalText text={term.definition} pageLang={locale} />
                </p>
              )}
              <div className="mt-6">
                <ShareButton title={term.name.value} path={path} locale={locale} />
              </div>
            </header>
          }
          aside={
            <>
              <Facts facts={facts} />
              <p className="mt-4 border-t border-line pt-2 print:hidden">
                <PageLink href={localePath(routes.dictionary, locale)} className={`${LINK} min-h-11 text-sm font-semibold`}>
                  {t('dictionary.whole')}
                </PageLink>
              </p>
            </>
          }
        >
          <UntranslatedNote texts={[term.name, term.definition, term.explanation]} locale={locale} />
          {term.explanation && (
            <div className="lg:mt-8">
              <RichText data={term.explanation.value} lang={term.explanation.lang} />
            </div>
          )}
        </WithAside>
      </article>
      {relatedTerms.length > 0 && (
        <Section title={t('dictionary.related')}>
          <TermList terms={relatedTerms} locale={locale} />
        </Section>
      )}
      {relatedTools.length > 0 && (
        <Section title={t('dictionary.tools')}>
          <ToolCards tools={relatedTools} locale={locale} />
        </Section>
      )}
      <TermNeighbours previous={previous} next={next} locale={locale} />
    </>
  );
}
