import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { pageLocale } from '@/i18n/page-locale';
import { PageLink } from '@/ui/page-link';

export async function PrivacyLink() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('forms')]);
  return (
    <p className="mt-6 text-xs text-muted">
      <PageLink href={localePath(routes.privacyPolicy, locale)} className="inline-flex min-h-6 items-center underline underline-offset-4">
        {t('privacy')}
      </PageLink>
    </p>
  );
}
