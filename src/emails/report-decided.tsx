import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Paragraph, Quote } from './parts';

export function ReportDecided({ data, context }: MailProps<'report-decided'>) {
  const { t, productName } = context;
  const intro = t('reportDecided.intro', { outcome: data.outcome, toolName: data.toolName });
  return (
    <Layout
      context={context}
      preheader={intro}
      heading={t('reportDecided.heading', { outcome: data.outcome })}
      why={t('footer.visitor', { productName })}
    >
      <Paragraph>{intro}</Paragraph>
      <Quote text={data.reason} />
    </Layout>
  );
}

export const preview: MailData['report-decided'] = {
  toolName: 'Example Writer',
  outcome: 'removed',
  reason: 'The review was advertising.\nThat is against our rules.',
};
