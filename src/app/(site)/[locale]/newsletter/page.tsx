import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { NewsletterForm } from '@/features/newsletter/components/newsletter-form';
import { formTexts } from '@/i18n/form-texts';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { PageTop } from '../page-top';
import { PrivacyLink } from '../privacy-link';

export const generateMetadata = fixedPageMetadata('newsletter');

export default async function NewsletterPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('forms.newsletter')]);
  const { shared, texts } = await formTexts('newsletter', locale);
  return (
    <>
      <PageTop locale={locale} name={t('title')} path={routes.newsletter} intro={t('intro')} />
      <NewsletterForm
        id="newsletter"
        locale={locale}
        shared={{ invalid: shared.invalid, failed: shared.failed, sending: shared.sending }}
        texts={{ email: texts.email, send: texts.send, doneNext: texts.doneNext }}
      />
      <PrivacyLink />
    </>
  );
}
