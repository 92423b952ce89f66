import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

/** Brings a link that signs in without a password. */
export function SignInLink({ data, context }: MailProps<'sign-in-link'>) {
  const { t, productName } = context;
  const intro = t('signInLink.intro', { productName });
  return (
    <Layout context={context} preheader={intro} heading={t('signInLink.heading', { productName })} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Action label={t('signInLink.button')} url={data.signInUrl} />
      <Paragraph>{t('signInLink.validity', { minutes: data.minutes })}</Paragraph>
      <Paragraph>{t('signInLink.ignore')}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['sign-in-link'] = { signInUrl: 'https://example.com/account/sign-in?token=abc&step=1', minutes: 15 };
