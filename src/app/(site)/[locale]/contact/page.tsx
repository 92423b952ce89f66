import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { ContactForm } from '@/features/contact/components/contact-form';
import { formTexts } from '@/i18n/form-texts';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { PageHeader } from '@/ui/page-header';
import { PrivacyLink } from '../privacy-link';
import { Trail } from '../trail';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('forms.contact')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.contact, locale });
}

export default async function ContactPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('forms.contact')]);
  return (
    <>
      <Trail locale={locale} name={t('title')} path={routes.contact} />
      <PageHeader title={t('title')} intro={t('intro')} />
      <ContactForm locale={locale} {...(await formTexts('contact', locale))} />
      <PrivacyLink />
    </>
  );
}
