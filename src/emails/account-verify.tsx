import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

export function AccountVerify({ data, context }: MailProps<'account-verify'>) {
  const { t, productName } = context;
  const intro = t('accountVerify.intro', { productName });
  return (
    <Layout context={context} preheader={intro} heading={t('accountVerify.heading')} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Paragraph>{t('accountVerify.confirm')}</Paragraph>
      <Action label={t('accountVerify.button')} url={data.confirmUrl} />
      <Paragraph>{t('accountVerify.validity', { hours: data.hours })}</Paragraph>
      <Paragraph>{t('accountVerify.ignore')}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['account-verify'] = { confirmUrl: 'https://example.com/account/verify?token=abc&step=1', hours: 24 };
