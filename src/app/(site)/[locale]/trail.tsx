import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { breadcrumbList, type ListedPage } from '@/seo/structured-data/lists';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { Breadcrumbs } from '@/ui/breadcrumbs';

interface TrailProps {
  locale: Locale;
  /** Name of the page itself. */
  name: string;
  /** Language of the name when it is not the page's. */
  lang?: Locale;
  /** Path of the page itself, without language prefix; none for a page that search engines do not keep. */
  path?: string;
  /** The pages between the home page and this one. */
  through?: ListedPage[];
}

/** The way from the home page to this page, for visitors and for search engines. */
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
