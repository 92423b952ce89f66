import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { categoryName, getCategory } from '@/features/categories/queries';
import { getPlainPage, type PlainList } from '@/features/search/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { LocalText } from '@/ui/local-text';
import { RichText } from '@/ui/rich-text';
import { redirectOrNotFound } from '../../missing';
import { ToolListPage } from '../../tools/list-page';

interface CategoryPageOptions {
  code: string;
  page: number;
}

async function load({ code, page }: CategoryPageOptions) {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('categories')]);
  const category = (await getCategory({ code, locale })) ?? (await redirectOrNotFound(routes.category(code), locale));
  const plainList: PlainList = `category:${category.id}`;
  const list = await getPlainPage({ list: plainList, page });
  if (page > Math.max(1, list.pageCount)) notFound();
  return { locale, t, category, list, name: categoryName(category, 1) };
}

/** Title and description of a page of a category. */
export async function categoryMetadata({ code, page }: CategoryPageOptions): Promise<Metadata> {
  const { locale, t, category, list, name } = await load({ code, page });
  const path = routes.categoryPage(code, page);
  if (page === 1) return pageMetadata({ ...category.seo, title: category.seo.title ?? name.value, path, locale });
  return pageMetadata({
    title: t('toolsTitlePage', { name: name.value, page }),
    description: t('toolsDescriptionPage', { name: name.value, page, pages: list.pageCount }),
    path,
    locale,
  });
}

/** The tools of a category; its description stands on the first page. */
export async function CategoryPage({ code, page }: CategoryPageOptions) {
  const { locale, t, category, list, name } = await load({ code, page });
  const [general, tools] = await Promise.all([getTranslations('general'), getTranslations('tools')]);
  return (
    <ToolListPage
      locale={locale}
      page={page}
      list={list}
      title={<LocalText text={name} pageLang={locale} />}
      intro={
        page === 1 && category.description ? (
          <RichText data={category.description.value} lang={category.description.lang} />
        ) : (
          tools('introPage', { page, pages: list.pageCount })
        )
      }
      pathOf={(number) => routes.categoryPage(code, number)}
      currentCategory={code}
      filters={{ category: code }}
      breadcrumbs={
        <Breadcrumbs
          label={general('breadcrumbs')}
          items={[
            { name: general('home'), href: localePath(routes.home, locale) },
            { name: t('title'), href: localePath(routes.categories, locale) },
          ]}
        />
      }
    />
  );
}
