import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Code, Paragraph } from './parts';

/** Brings the code to sign in with; it is in the subject too, so that it can be read from a notification. */
export function SignInCode({ data, context }: MailProps<'sign-in-code'>) {
  const { t, productName } = context;
  const intro = t('signInCode.intro', { productName });
  return (
    <Layout context={context} preheader={intro} heading={t('signInCode.heading')} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Code code={data.code} />
      <Paragraph>{t('signInCode.validity', { minutes: data.minutes })}</Paragraph>
      <Paragraph>{t('signInCode.secret')}</Paragraph>
      <Paragraph>{t('signInCode.ignore')}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['sign-in-code'] = { code: '012345', minutes: 10 };
