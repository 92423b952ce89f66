import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { NewsletterForm } from '@/features/newsletter/components/newsletter-form';
import { formTexts } from '@/i18n/form-texts';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { PageHeader } from '@/ui/page-header';
import { PrivacyLink } from '../privacy-link';
import { Trail } from '../trail';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('forms.newsletter')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.newsletter, locale });
}

export default async function NewsletterPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('forms.newsletter')]);
  const { shared, texts } = await formTexts('newsletter', locale);
  return (
    <>
      <Trail locale={locale} name={t('title')} path={routes.newsletter} />
      <PageHeader title={t('title')} intro={t('intro')} />
      <NewsletterForm id="newsletter" locale={locale} shared={shared} texts={{ email: texts.email, send: texts.send, doneNext: texts.doneNext }} />
      <PrivacyLink />
    </>
  );
}
