import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/domain/page-title';
import { localePath, routes } from '@/domain/routes';
import { env } from '@/env';
import { pageLocale } from '@/i18n/page-locale';
import { buttonStyles } from '@/ui/button-styles';

/** For expired or forged preview links and deleted documents. */
export default async function PreviewGone() {
  const [locale, t, errors] = await Promise.all([pageLocale(), getTranslations('preview'), getTranslations('errors')]);
  return (
    <section className="py-12 md:py-20">
      <title>{pageTitle(t('gone'), env.PRODUCT_NAME)}</title>
      <h1 className="text-3xl font-bold">{t('gone')}</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-muted">{t('goneText')}</p>
      <p className="mt-8">
        <a href={localePath(routes.home, locale)} className={buttonStyles('primary')}>
          {errors('home')}
        </a>
      </p>
    </section>
  );
}
