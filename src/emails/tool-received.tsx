import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

/** Tells who submitted a tool that we have it, and how to withdraw it. */
export function ToolReceived({ data, context }: MailProps<'tool-received'>) {
  const { t, productName } = context;
  const intro = t('toolReceived.intro');
  return (
    <Layout
      context={context}
      preheader={intro}
      heading={t('toolReceived.heading', { toolName: data.toolName })}
      why={t('footer.visitor', { productName })}
    >
      <Paragraph>{intro}</Paragraph>
      <Paragraph>{t('toolReceived.withdraw')}</Paragraph>
      <Action label={t('toolReceived.button')} url={data.withdrawUrl} />
    </Layout>
  );
}

export const preview: MailData['tool-received'] = { toolName: 'Example Writer', withdrawUrl: 'https://example.com/withdraw?token=abc&step=1' };
