import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

export function EmailChanged({ data, context }: MailProps<'email-changed'>) {
  const { t, productName } = context;
  const intro = t('emailChanged.intro', { productName, newEmail: data.newEmail });
  return (
    <Layout context={context} preheader={intro} heading={t('emailChanged.heading')} why={t('footer.account', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Paragraph>{t('emailChanged.alert')}</Paragraph>
      <Action label={t('emailChanged.button')} url={data.contactUrl} />
    </Layout>
  );
}

export const preview: MailData['email-changed'] = { newEmail: 'sam@example.com', contactUrl: 'https://example.com/contact' };
