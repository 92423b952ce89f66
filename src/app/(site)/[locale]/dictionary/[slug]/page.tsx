import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { localePath, routes } from '@/domain/routes';
import { TermList } from '@/features/dictionary/components/term-list';
import { TermNeighbours } from '@/features/dictionary/components/term-neighbours';
import { letterAnchor, letterOf, OTHER_LETTER } from '@/features/dictionary/letters';
import { getTerm, listTermNames, listTermsByIds } from '@/features/dictionary/queries';
import { ShareButton } from '@/features/sharing/components/share-button';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { definedTerm } from '@/seo/structured-data/dictionary';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { Facts } from '@/ui/facts';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { TranslationNote } from '@/ui/translation-note';
import { WithAside } from '@/ui/with-aside';
import { shareCard } from '../../../og/cards';
import { redirectOrNotFound } from '../../missing';
import { listCards } from '../../tools/cards';
import { ToolCards } from '../../tools/tool-cards';
import { Trail } from '../../trail';

type Props = PageProps<'/[locale]/dictionary/[slug]'>;

export const generateStaticParams = () => [];

async function loadTerm({ params }: Props) {
  const [locale, { slug }] = await Promise.all([pageLocale(), params]);
  const term = (await getTerm({ slug, locale })) ?? (await redirectOrNotFound(routes.term(slug), locale));
  return { locale, term };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, term } = await loadTerm(props);
  const card = await shareCard({ kind: 'term', slug: term.slug, locale });
  return pageMetadata({ ...term.seo, title: term.seo.title ?? term.name.value, card, path: routes.term(term.slug), locale });
}

const LINK = 'inline-flex items-center text-link';

export default async function TermPage(props: Props) {
  const { locale, term } = await loadTerm(props);
  const [t, tools, general, terms, relatedTerms, relatedTools] = await Promise.all([
    getTranslations('dictionary'),
    getTranslations('tools'),
    getTranslations('general'),
    listTermNames({ locale }),
    listTermsByIds({ ids: term.relatedTermIds, locale }),
    listCards({ ids: term.relatedToolIds, locale }),
  ]);
  const letter = letterOf(term);
  // A preview of an unpublished term has no neighbours.
  const position = terms.findIndex(({ id }) => id === term.id);
  const [previous, next] = position < 0 ? [] : [terms[position - 1], terms[position + 1]];
  const otherName = term.otherName && <i lang={term.otherName.lang}>{term.otherName.value}</i>;
  const relatedLinks = (
    <ul>
      {relatedTerms.map(({ id, slug, name }) => (
        <li key={id}>
          <PageLink href={localePath(routes.term(slug), locale)} className={`${LINK} min-h-6`}>
            <LocalText text={name} pageLang={locale} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
  const letterLink = (
    <PageLink href={localePath(`${routes.dictionary}#${letterAnchor(letter)}`, locale)} className={`${LINK} min-h-6`}>
      {letter === OTHER_LETTER ? t('underSigns') : t('underLetter', { letter })}
    </PageLink>
  );
  const facts: [string, ReactNode][] = [[t('place'), letterLink]];
  if (relatedTerms.length > 0) facts.unshift([t('related'), relatedLinks]);
  if (otherName) facts.unshift([t('inOtherLanguage'), otherName]);
  return (
    <>
      <StructuredData things={[definedTerm({ term, dictionary: t('title'), locale })]} />
      <Trail
        locale={locale}
        name={term.name.value}
        lang={term.name.lang}
        path={routes.term(term.slug)}
        through={[{ name: t('title'), path: routes.dictionary }]}
      />
      <article>
        <WithAside
          title={tools('facts')}
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
                  {t.rich('otherName', { name: term.otherName.value, i: (chunks) => <i lang={term.otherName?.lang}>{chunks}</i> })}
                </p>
              )}
              {term.definition && (
                <p className="mt-5 max-w-[62ch] border-l-4 border-primary pl-5 text-xl font-medium">
                  <LocalText text={term.definition} pageLang={locale} />
                </p>
              )}
              <div className="mt-6">
                <ShareButton title={term.name.value} path={routes.term(term.slug)} locale={locale} />
              </div>
            </header>
          }
          aside={
            <>
              <Facts facts={facts} />
              <p className="mt-4 border-t border-line pt-2 print:hidden">
                <PageLink href={localePath(routes.dictionary, locale)} className={`${LINK} min-h-11 text-sm font-semibold`}>
                  {t('whole')}
                </PageLink>
              </p>
            </>
          }
        >
          {term.explanation && term.explanation.lang !== locale && <TranslationNote text={general('translationEmpty')} />}
          {term.explanation && (
            <div className="lg:mt-8">
              <RichText data={term.explanation.value} lang={term.explanation.lang} />
            </div>
          )}
        </WithAside>
      </article>
      {relatedTerms.length > 0 && (
        <Section title={t('related')}>
          <TermList terms={relatedTerms} locale={locale} />
        </Section>
      )}
      {relatedTools.length > 0 && (
        <Section title={t('tools')}>
          <ToolCards tools={relatedTools} locale={locale} />
        </Section>
      )}
      <TermNeighbours previous={previous} next={next} locale={locale} />
    </>
  );
}
