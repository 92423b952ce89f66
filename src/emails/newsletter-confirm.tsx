import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

export function NewsletterConfirm({ data, context }: MailProps<'newsletter-confirm'>) {
  const { t, productName } = context;
  const intro = t('newsletterConfirm.intro', { productName });
  return (
    <Layout context={context} preheader={intro} heading={t('newsletterConfirm.heading')} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Action label={t('newsletterConfirm.button')} url={data.confirmUrl} />
      <Paragraph>{t('newsletterConfirm.validity', { days: data.days })}</Paragraph>
      <Paragraph>{t('newsletterConfirm.ignore')}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['newsletter-confirm'] = { confirmUrl: 'https://example.com/newsletter/confirm?token=abc&step=1', days: 7 };
