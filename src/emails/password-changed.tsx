import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

export function PasswordChanged({ data, context }: MailProps<'password-changed'>) {
  const { t, productName } = context;
  const intro = t('passwordChanged.intro', { productName });
  return (
    <Layout context={context} preheader={intro} heading={t('passwordChanged.heading')} why={t('footer.account', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Paragraph>{t('passwordChanged.alert')}</Paragraph>
      <Action label={t('passwordChanged.button')} url={data.resetUrl} />
    </Layout>
  );
}

export const preview: MailData['password-changed'] = { resetUrl: 'https://example.com/account/reset?token=abc&step=1' };
