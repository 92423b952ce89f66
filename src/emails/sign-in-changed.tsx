import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

/** Tells an account's owner that a sign-in method was added or removed. */
export function SignInChanged({ data, context }: MailProps<'sign-in-changed'>) {
  const { t, productName } = context;
  const intro = t('signInChanged.intro', { change: data.change, productName });
  return (
    <Layout
      context={context}
      preheader={intro}
      heading={t('signInChanged.heading', { change: data.change })}
      why={t('footer.account', { productName })}
    >
      <Paragraph>{intro}</Paragraph>
      <Paragraph>{t('signInChanged.alert')}</Paragraph>
      <Action label={t('signInChanged.button')} url={data.securityUrl} />
    </Layout>
  );
}

export const preview: MailData['sign-in-changed'] = { change: 'on', securityUrl: 'https://example.com/account/security' };
