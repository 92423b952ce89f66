import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { categoryName, getCategory } from '@/features/categories/queries';
import { FollowLink } from '@/features/follows/components/follow-link';
import { listCategoryChanges } from '@/features/tools/changes';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { redirectOrNotFound } from '../../../missing';
import { PageTop } from '../../../page-top';
import { ChangesByMonth } from '../../changes-by-month';

type Props = PageProps<'/[locale]/changes/categories/[code]'>;

export const generateStaticParams = () => [];

async function load({ params }: Props) {
  const [locale, t, { code }] = await Promise.all([pageLocale(), getTranslations('changes'), params]);
  const path = routes.changesIn(code);
  const category = (await getCategory({ code, locale })) ?? (await redirectOrNotFound(path, locale));
  const name = categoryName(category, 1).value;
  return { locale, t, path, code, name, title: t('titleIn', { name }), changes: await listCategoryChanges({ categoryId: category.id }) };
}

async function allMetadata(props: Props): Promise<Metadata> {
  const { locale, t, path, name, title, changes } = await load(props);
  return pageMetadata({ title, description: t('descriptionIn', { name }), path, locale, noIndex: changes.length === 0 });
}

export const generateMetadata = withoutSharing(allMetadata);

export default async function CategoryChangesPage(props: Props) {
  const { locale, t, path, code, name, title, changes } = await load(props);
  return (
    <>
      <SharingTags of={allMetadata(props)} />
      <PageTop
        locale={locale}
        name={name}
        title={title}
        path={path}
        intro={changes.length > 0 ? t('intro') : t('empty')}
        through={[{ name: t('title'), path: routes.changes }]}
      />
      <FollowLink to={routes.followCategory(code)} locale={locale} />
      <ChangesByMonth changes={changes} path={path} locale={locale} />
    </>
  );
}
