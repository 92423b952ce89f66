import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { SearchField } from '@/features/search/components/search-field';
import { MissingPath } from '@/features/shell/components/missing-path';
import { pageLocale } from '@/i18n/page-locale';
import { buttonStyles } from '@/ui/button-styles';
import { Chip } from '@/ui/chip';

/** Part of every page, so it stays small and reads nothing. */
export default async function NotFound() {
  const [locale, t, home, categories, dictionary, courses, faq, contact] = await Promise.all([
    pageLocale(),
    getTranslations('errors'),
    getTranslations('home'),
    getTranslations('categories'),
    getTranslations('dictionary'),
    getTranslations('courses'),
    getTranslations('faq'),
    getTranslations('forms.contact'),
  ]);
  const places: [path: string, name: string][] = [
    [routes.categories, categories('title')],
    [routes.dictionary, dictionary('title')],
    [routes.courses, courses('title')],
    [routes.faq, faq('title')],
    [routes.contact, contact('title')],
  ];
  return (
    <section className="py-12 md:py-20">
      <title>{t('notFound')}</title>
      <p className="text-4xl font-bold text-primary" aria-hidden="true">
        404
      </p>
      <h1 className="mt-3 text-3xl font-bold">{t('notFound')}</h1>
      <MissingPath
        pathMessage={t.raw('pageNotFound')}
        misdroppedMessage={t.raw('misdropped')}
        tryAgain={t('tryAgain')}
        types={{
          tools: t('types.tool'),
          categories: t('types.category'),
          dictionary: t('types.term'),
          courses: t('types.course'),
          products: t('types.product'),
        }}
      />
      <div className="mt-8 max-w-2xl">
        <SearchField locale={locale} />
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={localePath(routes.home, locale)} className={buttonStyles('secondary')}>
          {t('home')}
        </a>
        <a href={localePath(routes.tools, locale)} className={buttonStyles('secondary')}>
          {t('browse')}
        </a>
        <a href={`${routes.random}?locale=${locale}`} rel="nofollow" className={buttonStyles('secondary')}>
          {home('randomTool')}
        </a>
      </p>
      <h2 className="mt-10 text-sm font-semibold">{t('elsewhere')}</h2>
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
