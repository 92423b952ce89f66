import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { breadcrumbList, type ListedPage } from '@/seo/structured-data/lists';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { Breadcrumbs } from '@/ui/breadcrumbs';

export interface TrailProps {
  locale: Locale;
  name: string;
  /** Set if the name isn't in the page's language. */
  lang?: Locale;
  /** Path without language prefix; omitted for pages with noindex. */
  path?: string;
  /** Pages between home and this one. */
  through?: ListedPage[];
}

/** Breadcrumbs for visitors and search engines. */
export async function Trail({ locale, name, lang, path, through = [] }: TrailProps) {
  const t = await getTranslations('general');
  const above = [{ name: t('home'), path: routes.home }, ...through];
  return (
    <>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={above.map((page) => ({ name: page.name, href: localePath(page.path, locale) }))}
        current={{ name, lang: lang === locale ? undefined : lang }}
      />
      {path && <StructuredData things={[breadcrumbList({ locale, pages: [...above, { name, path }] })]} />}
    </>
  );
}
