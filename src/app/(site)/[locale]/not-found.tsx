import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { MissingPath } from '@/features/shell/components/missing-path';
import { pageLocale } from '@/i18n/page-locale';
import { buttonStyles } from '@/ui/button-styles';

export default async function NotFound() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('errors')]);
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
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={localePath(routes.home, locale)} className={buttonStyles('primary')}>
          {t('home')}
        </a>
        <a href={localePath(routes.tools, locale)} className={buttonStyles('secondary')}>
          {t('browse')}
        </a>
      </p>
    </section>
  );
}
