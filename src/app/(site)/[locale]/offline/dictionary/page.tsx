import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TERM_ATTRIBUTE } from '@/domain/offline-caches';
import { localePath, routes } from '@/domain/routes';
import { env } from '@/env';
import { listWholeTerms } from '@/features/dictionary/queries';
import { TermInAddress } from '@/features/pwa/components/term-in-address';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { HtmlOnly } from '@/ui/html-only';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { RichText } from '@/ui/rich-text';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('dictionary')]);
  return pageMetadata({ title: t('title'), path: routes.offlineDictionary, locale, noIndex: true });
}

/** All terms in one page. The service worker shows it at the URL of a term that nobody opened on the device before. */
export default async function OfflineDictionaryPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('dictionary')]);
  const terms = await listWholeTerms({ locale });
  const byId = new Map(terms.map((term) => [term.id, term]));
  const link = 'inline-flex min-h-11 items-center text-link';
  return (
    <>
      <HtmlOnly>
        {terms.map(({ slug, name, definition, explanation, relatedTermIds }) => {
          const related = relatedTermIds.flatMap((id) => byId.get(id) ?? []);
          return (
            <article key={slug} hidden {...{ [TERM_ATTRIBUTE]: slug }}>
              <h1 className="text-3xl font-bold">
                <LocalText text={name} pageLang={locale} />
              </h1>
              {definition && (
                <p className="mt-5 mb-8 max-w-[62ch] border-l-4 border-primary pl-5 text-xl font-medium">
                  <LocalText text={definition} pageLang={locale} />
                </p>
              )}
              {explanation && <RichText data={explanation.value} lang={explanation.lang} />}
              {related.length > 0 && <h2 className="mt-10 text-xl font-bold">{t('related')}</h2>}
              <ul>
                {related.map((other) => (
                  <li key={other.slug}>
                    <PageLink href={localePath(routes.term(other.slug), locale)} className={link}>
                      <LocalText text={other.name} pageLang={locale} />
                    </PageLink>
                  </li>
                ))}
              </ul>
            </article>
          );
        })}
      </HtmlOnly>
      <TermInAddress productName={env.PRODUCT_NAME} />
      <p className="mt-8">
        <PageLink href={localePath(routes.dictionary, locale)} className={`${link} font-semibold`}>
          {t('whole')}
        </PageLink>
      </p>
    </>
  );
}
