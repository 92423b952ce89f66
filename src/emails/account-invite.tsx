import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

export function AccountInvite({ data, context }: MailProps<'account-invite'>) {
  const { t, productName } = context;
  const intro = t('accountInvite.intro', { role: data.role, productName });
  return (
    <Layout context={context} preheader={intro} heading={t('accountInvite.heading')} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Paragraph>{t('accountInvite.choose')}</Paragraph>
      <Action label={t('accountInvite.button')} url={data.inviteUrl} />
      <Paragraph>{t('accountInvite.validity', { days: data.days })}</Paragraph>
      <Paragraph>{t('accountInvite.ignore')}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['account-invite'] = { inviteUrl: 'https://example.com/account/invite?token=abc&step=1', role: 'editor', days: 7 };
