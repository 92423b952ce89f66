import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { isChangeTopic } from '@/domain/tool/events';
import { listChanges } from '@/features/tools/changes';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { PageTop } from '../../page-top';
import { ChangesByMonth } from '../changes-by-month';

type Props = PageProps<'/[locale]/changes/[topic]'>;

export const generateStaticParams = () => [];

async function load({ params }: Props) {
  const [locale, t, { topic }] = await Promise.all([pageLocale(), getTranslations('changes'), params]);
  if (!isChangeTopic(topic)) notFound();
  return { locale, t, topic, path: routes.changesAbout(topic), title: t('titleAbout', { topic: t(`topics.${topic}`) }) };
}

async function allMetadata(props: Props): Promise<Metadata> {
  const { locale, t, topic, path, title } = await load(props);
  return pageMetadata({ title, description: t('descriptionAbout', { topic: t(`topics.${topic}`) }), path, locale });
}

export const generateMetadata = withoutSharing(allMetadata);

export default async function ChangesAboutPage(props: Props) {
  const { locale, t, topic, path, title } = await load(props);
  const changes = await listChanges({ topic });
  return (
    <>
      <SharingTags of={allMetadata(props)} />
      <PageTop
        locale={locale}
        name={t(`topics.${topic}`)}
        title={title}
        path={path}
        intro={changes.length > 0 ? t('intro') : t('empty')}
        through={[{ name: t('title'), path: routes.changes }]}
      />
      <ChangesByMonth changes={changes} path={path} locale={locale} />
    </>
  );
}
