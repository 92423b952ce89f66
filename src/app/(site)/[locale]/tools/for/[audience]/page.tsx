import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isAudience } from '@/domain/audiences';
import { localePath, routes } from '@/domain/routes';
import { audienceTexts } from '@/features/audiences/texts';
import { getPlainPage } from '@/features/search/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { withoutSharing } from '@/seo/sharing-tags';
import { buttonStyles } from '@/ui/button-styles';
import { shareCard } from '../../../../og/cards';
import { ToolListPage } from '../../list-page';

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
  const [tools, list] = await Promise.all([getTranslations('tools'), getPlainPage({ list: `audience:${audience}`, page: 1 })]);
  return (
    <ToolListPage
      sharing={allMetadata(props)}
      locale={locale}
      page={1}
      list={{ ids: list.ids, pageCount: 1 }}
      title={texts.title}
      intro={texts.intro}
      name={texts.title}
      path={routes.toolsFor(audience)}
      pathOf={() => routes.toolsFor(audience)}
      filters={{ audience }}
      trail={[
        { name: tools('title'), path: routes.tools },
        { name: texts.title, path: routes.toolsFor(audience) },
      ]}
    >
      {list.pageCount > 1 && (
        <p className="mt-10 text-center">
          <a href={localePath(`${routes.tools}?audience=${audience}`, locale)} className={buttonStyles('secondary')}>
            {tools('seeAllFor', { audience: texts.name })}
          </a>
        </p>
      )}
    </ToolListPage>
  );
}
