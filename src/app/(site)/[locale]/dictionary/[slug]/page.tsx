import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { TermList } from '@/features/dictionary/components/term-list';
import { getTerm, listTermsByIds } from '@/features/dictionary/queries';
import { ShareButton } from '@/features/sharing/components/share-button';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { definedTerm } from '@/lib/structured-data/dictionary';
import { StructuredData } from '@/lib/structured-data/structured-data';
import { LocalText } from '@/ui/local-text';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { TranslationNote } from '@/ui/translation-note';
import { shareCard } from '../../../og/cards';
import { redirectOrNotFound } from '../../missing';
import { listCards } from '../../tools/cards';
import { ToolCards } from '../../tools/tool-cards';
import { Trail } from '../../trail';

interface Props {
  params: Promise<{ slug: string }>;
}

export const generateStaticParams = () => [];

async function load({ params }: Props) {
  const [locale, { slug }] = await Promise.all([pageLocale(), params]);
  const term = (await getTerm({ slug, locale })) ?? (await redirectOrNotFound(routes.term(slug), locale));
  return { locale, term };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, term } = await load(props);
  const card = await shareCard({ kind: 'term', slug: term.slug, locale });
  return pageMetadata({ ...term.seo, title: term.seo.title ?? term.name.value, card, path: routes.term(term.slug), locale });
}

export default async function TermPage(props: Props) {
  const { locale, term } = await load(props);
  const [t, general, relatedTerms, relatedTools] = await Promise.all([
    getTranslations('dictionary'),
    getTranslations('general'),
    listTermsByIds({ ids: term.relatedTermIds, locale }),
    listCards({ ids: term.relatedToolIds, locale }),
  ]);
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
        {term.explanation && term.explanation.lang !== locale && <TranslationNote text={general('translationEmpty')} />}
        {term.explanation && (
          <div className="mt-8">
            <RichText data={term.explanation.value} lang={term.explanation.lang} />
          </div>
        )}
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
    </>
  );
}
