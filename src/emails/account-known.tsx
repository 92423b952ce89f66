import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph, WrittenLink } from './parts';

/** Tells the owner of an account that someone tried to register their address. */
export function AccountKnown({ data, context }: MailProps<'account-known'>) {
  const { t, productName } = context;
  const intro = t('accountKnown.intro', { productName });
  return (
    <Layout context={context} preheader={intro} heading={t('accountKnown.heading')} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Action label={t('accountKnown.button')} url={data.signInUrl} />
      <Paragraph>{t('accountKnown.reset')}</Paragraph>
      <WrittenLink url={data.resetUrl} />
      <Paragraph>{t('accountKnown.ignore')}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['account-known'] = {
  signInUrl: 'https://example.com/account/sign-in',
  resetUrl: 'https://example.com/account/reset?token=abc&step=1',
};
