import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { listChanges } from '@/features/tools/changes';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { PageTop } from '../page-top';
import { ChangesByWeek } from './changes-by-week';

const allMetadata = fixedPageMetadata('changes');

export const generateMetadata = withoutSharing(allMetadata);

export default async function ChangesPage() {
  const [locale, t, changes] = await Promise.all([pageLocale(), getTranslations('changes'), listChanges()]);
  return (
    <>
      <SharingTags of={allMetadata()} />
      <PageTop locale={locale} name={t('title')} path={routes.changes} intro={changes.length > 0 ? t('intro') : t('empty')} />
      <ChangesByWeek changes={changes} path={routes.changes} locale={locale} />
    </>
  );
}
