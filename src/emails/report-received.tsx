import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Paragraph } from './parts';

/** Tells who reported a review that the report has arrived. */
export function ReportReceived({ data, context }: MailProps<'report-received'>) {
  const { t, productName } = context;
  const intro = t('reportReceived.intro', { toolName: data.toolName });
  return (
    <Layout context={context} preheader={intro} heading={t('reportReceived.heading')} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['report-received'] = { toolName: 'Example Writer' };
