import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { getPage } from '@/features/pages/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { RichText } from '@/ui/rich-text';
import { TranslationNote } from '@/ui/translation-note';
import { shareCard } from '../og/cards';
import { redirectOrNotFound } from './missing';
import { Trail } from './trail';

async function load(slug: string) {
  const locale = await pageLocale();
  const page = (await getPage({ slug, locale })) ?? (await redirectOrNotFound(`/${slug}`, locale));
  return { locale, page };
}

/** Title and description of a page of editable text. */
export async function textPageMetadata(slug: string): Promise<Metadata> {
  const { locale, page } = await load(slug);
  const card = await shareCard({ kind: 'text', slug, locale });
  return pageMetadata({ ...page.seo, title: page.seo.title ?? page.title.value, card, path: `/${slug}`, locale });
}

/** A page of editable text. */
export async function TextPage({ slug }: { slug: string }) {
  const { locale, page } = await load(slug);
  const [t, general, format] = await Promise.all([getTranslations('pages'), getTranslations('general'), getFormatter()]);
  return (
    <article>
      <Trail locale={locale} name={page.title.value} lang={page.title.lang} path={`/${slug}`} />
      <PageHeader
        title={<LocalText text={page.title} pageLang={locale} />}
        intro={page.description && <LocalText text={page.description} pageLang={locale} />}
      />
      {page.body.lang !== locale && <TranslationNote text={general('translationEmpty')} />}
      <RichText data={page.body.value} lang={page.body.lang} />
      <p className="mt-12 text-sm text-muted">{t('updated', { date: format.dateTime(new Date(page.updatedAt), { dateStyle: 'long' }) })}</p>
    </article>
  );
}
