import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

export function EmailChange({ data, context }: MailProps<'email-change'>) {
  const { t, productName } = context;
  const intro = t('emailChange.intro', { productName });
  return (
    <Layout context={context} preheader={intro} heading={t('emailChange.heading')} why={t('footer.account', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Paragraph>{t('emailChange.confirm')}</Paragraph>
      <Action label={t('emailChange.button')} url={data.confirmUrl} />
      <Paragraph>{t('emailChange.validity', { hours: data.hours })}</Paragraph>
      <Paragraph>{t('emailChange.ignore')}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['email-change'] = { confirmUrl: 'https://example.com/account/email?token=abc&step=1', hours: 24 };
