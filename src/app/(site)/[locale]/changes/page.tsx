import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { listChanges } from '@/features/tools/changes';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { PageTop } from '../page-top';
import { ChangesByMonth } from './changes-by-month';

const allMetadata = fixedPageMetadata('changes');

export const generateMetadata = withoutSharing(allMetadata);

export default async function ChangesPage() {
  const [locale, t, changes] = await Promise.all([pageLocale(), getTranslations('changes'), listChanges()]);
  return (
    <>
      <SharingTags of={allMetadata()} />
      <PageTop locale={locale} name={t('title')} path={routes.changes} intro={changes.length > 0 ? t('intro') : t('empty')} />
      <ChangesByMonth changes={changes} path={routes.changes} locale={locale} />
    </>
  );
}
