import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Paragraph } from './parts';

/** Tells the sender of a message that it has arrived; without their own words, so that nobody can have the site mail a text to others. */
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
