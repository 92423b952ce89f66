import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { NewsletterForm } from '@/features/newsletter/components/newsletter-form';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { PageTop } from '../page-top';
import { PrivacyLink } from '../privacy-link';

const allMetadata = fixedPageMetadata('newsletter');

export const generateMetadata = withoutSharing(allMetadata);

export default async function NewsletterPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('forms.newsletter')]);
  return (
    <>
      <SharingTags of={allMetadata()} />
      <PageTop locale={locale} name={t('title')} path={routes.newsletter} intro={t('intro')} />
      <NewsletterForm id="newsletter" locale={locale} />
      <PrivacyLink />
    </>
  );
}
