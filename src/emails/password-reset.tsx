import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

/** Brings a link to choose a new password. */
export function PasswordReset({ data, context }: MailProps<'password-reset'>) {
  const { t, productName } = context;
  const intro = t('passwordReset.intro', { productName });
  return (
    <Layout context={context} preheader={intro} heading={t('passwordReset.heading')} why={t('footer.account', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Action label={t('passwordReset.button')} url={data.resetUrl} />
      <Paragraph>{t('passwordReset.validity', { minutes: data.minutes })}</Paragraph>
      <Paragraph>{t('passwordReset.ignore')}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['password-reset'] = { resetUrl: 'https://example.com/account/reset?token=abc&step=1', minutes: 60 };
