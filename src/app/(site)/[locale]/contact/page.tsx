import { getTranslations } from 'next-intl/server';
import { RETENTION_DAYS } from '@/domain/limits';
import { localePath, routes } from '@/domain/routes';
import { ContactForm } from '@/features/contact/components/contact-form';
import { formTexts } from '@/i18n/form-texts';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { Facts } from '@/ui/facts';
import { PageHeader } from '@/ui/page-header';
import { PageLink } from '@/ui/page-link';
import { WithAside } from '@/ui/with-aside';
import { PrivacyLink } from '../privacy-link';
import { Trail } from '../trail';

export const generateMetadata = fixedPageMetadata('contact');

const YEAR_DAYS = 365;

export default async function ContactPage() {
  const [locale, t, help, faq, tool, reviews] = await Promise.all([
    pageLocale(),
    getTranslations('forms.contact'),
    getTranslations('contactHelp'),
    getTranslations('faq'),
    getTranslations('forms.tool'),
    getTranslations('reviews'),
  ]);
  const link = (path: string, name: string) => (
    <PageLink href={localePath(path, locale)} className="inline-flex min-h-6 items-center text-link">
      {name}
    </PageLink>
  );
  return (
    <>
      <Trail locale={locale} name={t('title')} path={routes.contact} />
      <WithAside
        title={help('title')}
        // In the header, so that on phones it comes before the aside.
        header={
          <>
            <PageHeader title={t('title')} intro={t('intro')} />
            <ContactForm locale={locale} {...(await formTexts('contact', locale))} />
            <PrivacyLink />
          </>
        }
        aside={
          <Facts
            facts={[
              [help('question'), link(routes.faq, faq('title'))],
              [help('missing'), link(routes.dropTool, tool('title'))],
              [help('mistake'), help('mistakeText')],
              [help('review'), help('reviewText', { button: reviews('report') })],
              [help('answer'), help('answerText')],
              [help('kept'), help('keptText', { handled: RETENTION_DAYS.handledMessages / YEAR_DAYS, longest: RETENTION_DAYS.messages / YEAR_DAYS })],
            ]}
          />
        }
      />
    </>
  );
}
