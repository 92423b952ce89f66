import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Fact, Paragraph, Quote } from './parts';

/** Tells the sender of a message that it has arrived, with a copy. */
export function ContactReceived({ data, context }: MailProps<'contact-received'>) {
  const { t, productName } = context;
  const intro = t('contactReceived.intro');
  return (
    <Layout context={context} preheader={intro} heading={t('contactReceived.heading')} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Fact label={t('contactReceived.topic')} value={data.subject} />
      <Quote text={data.message} />
    </Layout>
  );
}

export const preview: MailData['contact-received'] = {
  subject: 'A question about prices',
  message: 'Hello,\n\nHow often do you check the prices?\n\nSam',
};
