import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { SearchField } from '@/features/search/components/search-field';
import { MissingPath } from '@/features/shell/components/missing-path';
import { pageLocale } from '@/i18n/page-locale';
import { buttonStyles } from '@/ui/button-styles';
import { Chip } from '@/ui/chip';

/** Part of every page, so it stays small and reads nothing. */
export default async function NotFound() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations()]);
  const places: [path: string, name: string][] = [
    [routes.categories, t('categories.title')],
    [routes.dictionary, t('dictionary.title')],
    [routes.courses, t('courses.title')],
    [routes.faq, t('faq.title')],
    [routes.contact, t('forms.contact.title')],
  ];
  return (
    <section className="py-12 md:py-20">
      <title>{t('errors.notFound')}</title>
      <p className="text-4xl font-bold text-primary" aria-hidden="true">
        404
      </p>
      <h1 className="mt-3 text-3xl font-bold">{t('errors.notFound')}</h1>
      <MissingPath
        pathMessage={t.raw('errors.pageNotFound')}
        misdroppedMessage={t.raw('errors.misdropped')}
        tryAgain={t('errors.tryAgain')}
        types={{
          tools: t('errors.types.tool'),
          categories: t('errors.types.category'),
          dictionary: t('errors.types.term'),
          courses: t('errors.types.course'),
          products: t('errors.types.product'),
        }}
      />
      <div className="mt-8 max-w-2xl">
        <SearchField locale={locale} />
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={localePath(routes.home, locale)} className={buttonStyles('secondary')}>
          {t('errors.home')}
        </a>
        <a href={localePath(routes.tools, locale)} className={buttonStyles('secondary')}>
          {t('errors.browse')}
        </a>
        <a href={`${routes.random}?locale=${locale}`} rel="nofollow" className={buttonStyles('secondary')}>
          {t('home.randomTool')}
        </a>
      </p>
      <h2 className="mt-10 text-sm font-semibold">{t('errors.elsewhere')}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {places.map(([path, name]) => (
          <li key={path}>
            <Chip href={localePath(path, locale)}>{name}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
