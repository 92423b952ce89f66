import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { type ComponentType, cache } from 'react';
import { type Locale, localeInfo } from '@/domain/locales';
import { localePath, type PreviewedCollection, routes } from '@/domain/routes';
import { env } from '@/env';
import { pageLocale } from '@/i18n/page-locale';
import { type PreviewedDocument, previewBehind } from '@/server/door/reads';
import { grantPreview } from '@/server/preview';
import { Icon } from '@/ui/icon';
import CategoryPage, { generateMetadata as categoryMetadata } from '../../categories/[code]/page';
import CoursePage, { generateMetadata as courseMetadata } from '../../courses/[slug]/page';
import TermPage, { generateMetadata as termMetadata } from '../../dictionary/[slug]/page';
import FaqPage, { generateMetadata as faqMetadata } from '../../faq/page';
import ProductPage, { generateMetadata as productMetadata } from '../../products/[slug]/page';
import TaskPage, { generateMetadata as taskMetadata } from '../../tasks/[slug]/page';
import { TextPage, textPageMetadata } from '../../text-page';
import ToolPage, { generateMetadata as toolMetadata } from '../../tools/[slug]/page';
import { PreviewRefresh } from './preview-refresh';

type Props = PageProps<'/[locale]/preview/[token]'>;

/** Categories name their parameter `code`. */
const propsOf = ({ slug }: PreviewedDocument, locale: string) => ({
  params: Promise.resolve({ locale, slug, code: slug }),
  searchParams: Promise.resolve({}),
});

type DocumentProps = ReturnType<typeof propsOf>;

interface PublicPage {
  Page: ComponentType<DocumentProps>;
  metadata: (props: DocumentProps) => Promise<Metadata>;
}

/** The public page of each collection. */
const PAGES: Record<PreviewedCollection, PublicPage> = {
  tools: { Page: ToolPage, metadata: toolMetadata },
  categories: { Page: CategoryPage, metadata: categoryMetadata },
  courses: { Page: CoursePage, metadata: courseMetadata },
  'dictionary-terms': { Page: TermPage, metadata: termMetadata },
  products: { Page: ProductPage, metadata: productMetadata },
  tasks: { Page: TaskPage, metadata: taskMetadata },
  pages: {
    Page: async ({ params }) => <TextPage slug={(await params).slug} />,
    metadata: async ({ params }) => textPageMetadata((await params).slug),
  },
  faqs: { Page: FaqPage, metadata: faqMetadata },
};

export const dynamic = 'force-dynamic';

/** Grants the draft to this request, for the page and its metadata. */
const openPreview = cache(async (token: string): Promise<PreviewedDocument> => {
  const preview = (await previewBehind(token)) ?? notFound();
  grantPreview({ collection: preview.collection, id: preview.id });
  return preview;
});

interface PreviewBarProps {
  preview: PreviewedDocument;
  token: string;
  locale: Locale;
}

const LINK = 'inline-flex min-h-11 items-center gap-1.5 font-semibold text-link sm:min-h-6';

/** Says that this is a draft, and until when the link works. */
async function PreviewBar({ preview, token, locale }: PreviewBarProps) {
  const [t, format] = await Promise.all([getTranslations('preview'), getFormatter()]);
  const other = localeInfo(locale).fallback;
  const until = format.dateTime(preview.until, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <aside
      aria-label={t('title')}
      className="relative -mt-8 mb-8 flex flex-wrap items-center gap-x-5 gap-y-1 bg-primary-soft py-2 text-sm preview-band md:-mt-12 md:mb-12 print:hidden"
    >
      <p className="inline-flex items-center gap-2 font-semibold">
        <Icon name="eye" className="size-4" />
        {preview.isDraft ? t('draft') : t('same')}
      </p>
      <p>
        {preview.isDraft && `${t('notPublic')} `}
        {t('readableUntil', { until })}
      </p>
      {preview.isInactive && <p className="font-semibold">{t('inactive')}</p>}
      <p className="flex flex-wrap gap-x-5 sm:ml-auto">
        <a href={localePath(routes.preview(token), other)} hrefLang={other} lang={other} className={LINK}>
          <Icon name="languages" className="size-4" />
          {t('otherLanguage')}
        </a>
        {preview.publicPath && (
          <a href={localePath(preview.publicPath, locale)} className={LINK}>
            <Icon name="globe" className="size-4" />
            {t('publicPage')}
          </a>
        )}
      </p>
    </aside>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, token } = await params;
  const preview = await openPreview(token);
  const [t, { title }] = await Promise.all([getTranslations('preview'), PAGES[preview.collection].metadata(propsOf(preview, locale))]);
  // No canonical URL and no card: drafts aren't public.
  return { title: `${t('title')}: ${title}`, robots: { index: false, follow: false } };
}

export default async function PreviewPage({ params }: Props) {
  const [locale, { token }] = await Promise.all([pageLocale(), params]);
  const preview = await openPreview(token);
  const { Page } = PAGES[preview.collection];
  return (
    <>
      <PreviewBar preview={preview} token={token} locale={locale} />
      <Page {...propsOf(preview, locale)} />
      <PreviewRefresh serverURL={env.SITE_URL} />
    </>
  );
}
