import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isAudience } from '@/domain/audiences';
import { localePath, routes } from '@/domain/routes';
import { audienceTexts } from '@/features/audiences/texts';
import { listTools } from '@/features/tools/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { ToolListPage } from '../../list-page';

interface Props {
  params: Promise<{ audience: string }>;
}

export const generateStaticParams = () => [];

async function load({ params }: Props) {
  const [locale, { audience }] = await Promise.all([pageLocale(), params]);
  if (!isAudience(audience)) notFound();
  return { locale, audience, texts: audienceTexts(audience, locale) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, audience, texts } = await load(props);
  return pageMetadata({ title: texts.title, description: texts.intro, path: routes.toolsFor(audience), locale });
}

export default async function AudiencePage(props: Props) {
  const { locale, audience, texts } = await load(props);
  const [general, tools, list] = await Promise.all([getTranslations('general'), getTranslations('tools'), listTools({ page: 1, locale, audience })]);
  return (
    <ToolListPage
      locale={locale}
      page={1}
      list={{ ...list, pageCount: 1 }}
      title={texts.title}
      intro={texts.intro}
      pathOf={() => routes.toolsFor(audience)}
      currentAudience={audience}
      breadcrumbs={
        <Breadcrumbs
          label={general('breadcrumbs')}
          items={[
            { name: general('home'), href: localePath(routes.home, locale) },
            { name: tools('title'), href: localePath(routes.tools, locale) },
          ]}
        />
      }
    />
  );
}
