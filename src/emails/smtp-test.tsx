import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Paragraph } from './parts';

/** Shows that the mail settings work. */
export function SmtpTest({ context }: MailProps<'smtp-test'>) {
  const { t, productName } = context;
  const intro = t('smtpTest.intro', { productName });
  return (
    <Layout context={context} preheader={intro} heading={t('smtpTest.heading')} why={t('footer.owner', { productName })}>
      <Paragraph>{intro}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['smtp-test'] = {};
