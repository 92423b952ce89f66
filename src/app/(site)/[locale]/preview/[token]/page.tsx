import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { type ComponentType, cache } from 'react';
import type { PreviewedCollection } from '@/domain/routes';
import { env } from '@/env';
import { pageLocale } from '@/i18n/page-locale';
import { type PreviewedDocument, previewBehind } from '@/server/door/reads';
import { grantPreview } from '@/server/preview';
import CategoryPage, { generateMetadata as categoryMetadata } from '../../categories/[code]/page';
import CoursePage, { generateMetadata as courseMetadata } from '../../courses/[slug]/page';
import TermPage, { generateMetadata as termMetadata } from '../../dictionary/[slug]/page';
import FaqPage, { generateMetadata as faqMetadata } from '../../faq/page';
import ProductPage, { generateMetadata as productMetadata } from '../../products/[slug]/page';
import { TextPage, textPageMetadata } from '../../text-page';
import ToolPage, { generateMetadata as toolMetadata } from '../../tools/[slug]/page';
import { PreviewBar } from './preview-bar';
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
