import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { categoryName, getCategory } from '@/features/categories/queries';
import { splitAfterFirst } from '@/features/categories/rich-text-parts';
import { ShareButton } from '@/features/sharing/components/share-button';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { withoutSharing } from '@/seo/sharing-tags';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { shareCard } from '../../../og/cards';
import { redirectOrNotFound } from '../../missing';
import { ToolListPage } from '../../tools/list-page';
import { loadList } from '../../tools/load-list';
import { UntranslatedNote } from '../../untranslated-note';

interface CategoryPageOptions {
  code: string;
  /** Of the alphabetical pages; null for the category's own page. */
  page: number | null;
}

async function load({ code, page }: CategoryPageOptions) {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations()]);
  const category = (await getCategory({ code, locale })) ?? (await redirectOrNotFound(routes.category(code), locale));
  const list = await loadList({ list: `category:${category.id}`, page, locale });
  const path = page === null ? routes.category(code) : routes.categoryPage(code, page);
  return { locale, t, category, list, path, name: categoryName(category, 1) };
}

async function allMetadata({ code, page }: CategoryPageOptions): Promise<Metadata> {
  const { locale, t, category, list, path, name } = await load({ code, page });
  if (page === null) {
    const card = await shareCard({ kind: 'category', slug: code, locale });
    return pageMetadata({ ...category.seo, title: category.seo.title ?? name.value, card, path, locale });
  }
  return pageMetadata({
    title: t('categories.toolsTitlePage', { name: name.value, page }),
    description: t('categories.toolsDescriptionPage', { name: name.value, page, pages: list.pageCount }),
    path,
    locale,
  });
}

export const categoryMetadata = withoutSharing(allMetadata);

/** The category's own page puts one paragraph of the description above the tools and the rest below. */
export async function CategoryPage({ code, page }: CategoryPageOptions) {
  const { locale, t, category, list, path, name } = await load({ code, page });
  const [lead, more] = category.description ? splitAfterFirst(category.description.value) : [null, null];
  return (
    <ToolListPage
      sharing={allMetadata({ code, page })}
      locale={locale}
      page={page}
      list={list}
      title={<LocalText text={name} pageLang={locale} />}
      name={page === null ? name.value : t('categories.toolsTitlePage', { name: name.value, page })}
      path={path}
      intro={
        page !== null ? (
          t('tools.introPage', { page, pages: list.pageCount })
        ) : (
          <>
            {lead && <RichText data={lead} lang={category.description?.lang} />}
            <UntranslatedNote texts={[name, category.description]} locale={locale} />
          </>
        )
      }
      actions={page === null && <ShareButton title={name.value} path={path} locale={locale} />}
      pathOf={(number) => routes.categoryPage(code, number)}
      filters={{ category: code }}
      trail={[
        { name: t('categories.title'), path: routes.categories },
        { name: name.value, path: routes.category(code) },
      ]}
      lang={name.lang}
    >
      {page === null && more && (
        <Section title={t('categories.more')}>
          <RichText data={more} lang={category.description?.lang} />
        </Section>
      )}
      {page === null && (
        <p className="mt-8">
          <PageLink href={localePath(routes.changesIn(code), locale)} className="inline-flex min-h-11 items-center text-sm font-semibold text-link">
            {t('changes.titleIn', { name: name.value })}
          </PageLink>
        </p>
      )}
    </ToolListPage>
  );
}
