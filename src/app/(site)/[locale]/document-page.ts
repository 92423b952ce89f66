import type { Metadata } from 'next';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import type { PageSeo } from '@/seo/page-seo';
import { withoutSharing } from '@/seo/sharing-tags';
import type { Text } from '@/server/localized';
import { shareCard } from '../og/cards';
import { redirectOrNotFound } from './missing';

interface Props {
  params: Promise<{ slug: string }>;
}

interface Described {
  slug: string;
  name: string | Text;
  seo: PageSeo;
  /** True if search engines should leave the page out. */
  noIndex?: boolean;
}

/** Makes `generateMetadata` for the pages of a collection, and what their content shares with it: the read, and the metadata with sharing tags. */
export function documentPage<Document extends Described>(
  kind: 'term' | 'course' | 'product' | 'task',
  read: (options: { slug: string; locale: Locale }) => Promise<Document | null>,
) {
  /** Redirects if the document has moved. */
  async function load({ params }: Props) {
    const [locale, { slug }] = await Promise.all([pageLocale(), params]);
    const document = (await read({ slug, locale })) ?? (await redirectOrNotFound(routes[kind](slug), locale));
    return { locale, document, path: routes[kind](document.slug) };
  }

  async function allMetadata(props: Props): Promise<Metadata> {
    const { locale, document, path } = await load(props);
    const { slug, name, seo, noIndex } = document;
    const card = await shareCard({ kind, slug, locale });
    return pageMetadata({ ...seo, title: seo.title ?? (typeof name === 'string' ? name : name.value), card, path, locale, noIndex });
  }

  return { load, allMetadata, generateMetadata: withoutSharing(allMetadata) };
}
