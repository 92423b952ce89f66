import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { TermList } from '@/features/dictionary/components/term-list';
import { getTerm, listTermsByIds } from '@/features/dictionary/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { LocalText } from '@/ui/local-text';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { TranslationNote } from '@/ui/translation-note';
import { redirectOrNotFound } from '../../missing';
import { listCards } from '../../tools/cards';
import { ToolCards } from '../../tools/tool-cards';

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
  return pageMetadata({ ...term.seo, title: term.seo.title ?? term.name.value, path: routes.term(term.slug), locale });
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
      <Breadcrumbs
        label={general('breadcrumbs')}
        items={[
          { name: general('home'), href: localePath(routes.home, locale) },
          { name: t('title'), href: localePath(routes.dictionary, locale) },
        ]}
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
