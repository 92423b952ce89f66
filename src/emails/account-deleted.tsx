import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

export function AccountDeleted({ data, context }: MailProps<'account-deleted'>) {
  const { t, productName } = context;
  const intro = t('accountDeleted.intro', { productName });
  return (
    <Layout context={context} preheader={intro} heading={t('accountDeleted.heading')} why={t('footer.account', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Paragraph>{t('accountDeleted.alert')}</Paragraph>
      <Action label={t('accountDeleted.button')} url={data.contactUrl} />
    </Layout>
  );
}

export const preview: MailData['account-deleted'] = { contactUrl: 'https://example.com/contact' };
