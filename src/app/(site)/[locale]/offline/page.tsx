import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { CachedPages } from '@/features/pwa/components/cached-pages';
import { RetryOnline } from '@/features/pwa/components/retry-online';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { buttonStyles } from '@/ui/button-styles';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('pwa')]);
  return pageMetadata({ title: t('offlineTitle'), path: routes.offline, locale, noIndex: true });
}

/** Shown by the service worker with status 503 at the missing page's URL. */
export default async function OfflinePage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('pwa')]);
  return (
    <section className="py-6 md:py-12">
      <h1 className="text-3xl font-bold">{t('offlineTitle')}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{t('offlineText')}</p>
      <p className="mt-8">
        <RetryOnline label={t('tryAgain')} className={buttonStyles('primary')} offlinePath={localePath(routes.offline, locale)} />
      </p>
      <h2 className="mt-12 text-xl font-semibold">{t('kept')}</h2>
      <CachedPages locale={locale} texts={{ none: t('nothingKept'), terms: t.raw('terms') }} />
      <div className="mt-12 max-w-prose rounded-card border border-line bg-surface p-6">
        <h2 className="text-sm font-semibold">{t('keptHow')}</h2>
        <p className="mt-2 text-sm text-muted">{t('keptHint')}</p>
      </div>
    </section>
  );
}
