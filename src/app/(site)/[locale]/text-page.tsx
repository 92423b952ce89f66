import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { getPage } from '@/features/pages/queries';
import { textHeadings } from '@/features/pages/text-headings';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { HtmlOnly } from '@/ui/html-only';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { PageIndex } from '@/ui/page-index';
import { RichText } from '@/ui/rich-text';
import { WithAside } from '@/ui/with-aside';
import { shareCard } from '../og/cards';
import { redirectOrNotFound } from './missing';
import { Trail } from './trail';
import { UntranslatedNote } from './untranslated-note';

async function load(slug: string) {
  const locale = await pageLocale();
  const page = (await getPage({ slug, locale })) ?? (await redirectOrNotFound(`/${slug}`, locale));
  return { locale, page };
}

async function allMetadata(slug: string): Promise<Metadata> {
  const { locale, page } = await load(slug);
  const card = await shareCard({ kind: 'text', slug, locale });
  return pageMetadata({ ...page.seo, title: page.seo.title ?? page.title.value, card, path: `/${slug}`, locale });
}

export const textPageMetadata = withoutSharing(allMetadata);

/** Shorter texts have no index. */
const INDEX_FROM = 3;

export async function TextPage({ slug }: { slug: string }) {
  const { locale, page } = await load(slug);
  const [t, format] = await Promise.all([getTranslations(), getFormatter()]);
  const headings = textHeadings(page.body.value);
  const header = (
    <PageHeader
      title={<LocalText text={page.title} pageLang={locale} />}
      intro={page.description && <LocalText text={page.description} pageLang={locale} />}
    >
      <p className="mt-4 text-sm text-muted">{t('pages.updated', { date: format.dateTime(new Date(page.updatedAt), { dateStyle: 'long' }) })}</p>
    </PageHeader>
  );
  const body = (
    <>
      <UntranslatedNote texts={[page.title, page.description, page.body]} locale={locale} />
      <RichText data={page.body.value} lang={page.body.lang} headings={headings} />
    </>
  );
  return (
    <article>
      <SharingTags of={allMetadata(slug)} />
      <Trail locale={locale} name={page.title.value} lang={page.title.lang} path={`/${slug}`} />
      <HtmlOnly>
        {headings.length < INDEX_FROM ? (
          <>
            {header}
            {body}
          </>
        ) : (
          <WithAside
            title={t('tools.onThisPage')}
            header={header}
            aside={<PageIndex sections={headings} lang={page.body.lang === locale ? undefined : page.body.lang} />}
          >
            {body}
          </WithAside>
        )}
      </HtmlOnly>
    </article>
  );
}
