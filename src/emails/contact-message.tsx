import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Fact, Quote } from './parts';

export function ContactMessage({ data, context }: MailProps<'contact-message'>) {
  const { t, productName } = context;
  return (
    <Layout context={context} preheader={data.message} heading={t('contactMessage.heading')} why={t('footer.owner', { productName })}>
      <Fact label={t('contactMessage.name')} value={data.name} />
      <Fact label={t('contactMessage.email')} value={data.email} />
      {data.phone && <Fact label={t('contactMessage.phone')} value={data.phone} />}
      <Fact label={t('contactMessage.topic')} value={data.subject} />
      <Quote text={data.message} />
      <Action label={t('contactMessage.button')} url={data.adminUrl} />
    </Layout>
  );
}

export const preview: MailData['contact-message'] = {
  name: 'Sam Example',
  email: 'sam@example.com',
  phone: '+31 20 123 4567',
  subject: 'A question about prices',
  message: 'Hello,\n\nHow often do you check the prices?\n\nSam',
  adminUrl: 'https://example.com/admin/collections/contact-messages/1',
};
