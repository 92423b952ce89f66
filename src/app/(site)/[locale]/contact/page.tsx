import { getTranslations } from 'next-intl/server';
import { RETENTION_DAYS } from '@/domain/limits';
import { localePath, routes } from '@/domain/routes';
import { ContactForm } from '@/features/contact/components/contact-form';
import { formTexts } from '@/i18n/form-texts';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { Facts } from '@/ui/facts';
import { PageHeader } from '@/ui/page-header';
import { PageLink } from '@/ui/page-link';
import { WithAside } from '@/ui/with-aside';
import { PrivacyLink } from '../privacy-link';
import { Trail } from '../trail';

const allMetadata = fixedPageMetadata('contact');

export const generateMetadata = withoutSharing(allMetadata);

const YEAR_DAYS = 365;

export default async function ContactPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations()]);
  const link = (path: string, name: string) => (
    <PageLink href={localePath(path, locale)} className="inline-link">
      {name}
    </PageLink>
  );
  return (
    <>
      <SharingTags of={allMetadata()} />
      <Trail locale={locale} name={t('forms.contact.title')} path={routes.contact} />
      <WithAside
        title={t('contactHelp.title')}
        // In the header, so that on phones it comes before the aside.
        header={
          <>
            <PageHeader title={t('forms.contact.title')} intro={t('forms.contact.intro')} />
            <ContactForm locale={locale} {...(await formTexts('contact', locale))} />
            <PrivacyLink />
          </>
        }
        aside={
          <Facts
            facts={[
              [t('contactHelp.question'), link(routes.faq, t('faq.title'))],
              [t('contactHelp.missing'), link(routes.dropTool, t('forms.tool.title'))],
              [t('contactHelp.mistake'), t('contactHelp.mistakeText', { link: t('forms.correction.link') })],
              [t('contactHelp.review'), t('contactHelp.reviewText', { button: t('reviews.report') })],
              [t('contactHelp.answer'), t('contactHelp.answerText')],
              [
                t('contactHelp.kept'),
                t('contactHelp.keptText', { handled: RETENTION_DAYS.handledMessages / YEAR_DAYS, longest: RETENTION_DAYS.messages / YEAR_DAYS }),
              ],
            ]}
          />
        }
      />
    </>
  );
}
