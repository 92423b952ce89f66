import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isAudience } from '@/domain/audiences';
import { routes } from '@/domain/routes';
import { audienceTexts } from '@/features/audiences/texts';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { withoutSharing } from '@/seo/sharing-tags';
import { shareCard } from '../../../../og/cards';
import { ToolListPage } from '../../list-page';
import { loadList } from '../../load-list';

type Props = PageProps<'/[locale]/tools/for/[audience]'>;

export const generateStaticParams = () => [];

async function load({ params }: Props) {
  const [locale, { audience }] = await Promise.all([pageLocale(), params]);
  if (!isAudience(audience)) notFound();
  return { locale, audience, texts: audienceTexts(audience, locale) };
}

async function allMetadata(props: Props): Promise<Metadata> {
  const { locale, audience, texts } = await load(props);
  const card = await shareCard({ kind: 'audience', slug: audience, locale });
  return pageMetadata({ title: texts.title, description: texts.intro, card, path: routes.toolsFor(audience), locale });
}

export const generateMetadata = withoutSharing(allMetadata);

export default async function AudiencePage(props: Props) {
  const { locale, audience, texts } = await load(props);
  const [tools, list] = await Promise.all([getTranslations('tools'), loadList({ list: `audience:${audience}`, page: null, locale })]);
  return (
    <ToolListPage
      sharing={allMetadata(props)}
      locale={locale}
      page={null}
      list={list}
      title={texts.title}
      intro={texts.intro}
      name={texts.title}
      path={routes.toolsFor(audience)}
      filters={{ audience }}
      trail={[
        { name: tools('title'), path: routes.tools },
        { name: texts.title, path: routes.toolsFor(audience) },
      ]}
    />
  );
}
