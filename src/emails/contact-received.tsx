import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Paragraph } from './parts';

/** Doesn't quote the message, so nobody can make the site mail their text to others. */
export function ContactReceived({ context }: MailProps<'contact-received'>) {
  const { t, productName } = context;
  const intro = t('contactReceived.intro');
  return (
    <Layout context={context} preheader={intro} heading={t('contactReceived.heading')} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['contact-received'] = {};
