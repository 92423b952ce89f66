import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

export function NewsletterKnown({ data, context }: MailProps<'newsletter-known'>) {
  const { t, productName } = context;
  const intro = t('newsletterKnown.intro', { productName });
  return (
    <Layout context={context} preheader={intro} heading={t('newsletterKnown.heading')} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Paragraph>{t('newsletterKnown.unsubscribe')}</Paragraph>
      <Action label={t('newsletterKnown.button')} url={data.unsubscribeUrl} />
    </Layout>
  );
}

export const preview: MailData['newsletter-known'] = { unsubscribeUrl: 'https://example.com/newsletter/unsubscribe?token=abc&step=1' };
