import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Paragraph } from './parts';

/** Tells who proposed changes to a listing that they have arrived. */
export function ProposalReceived({ data, context }: MailProps<'proposal-received'>) {
  const { t, productName } = context;
  const intro = t('proposalReceived.intro', { toolName: data.toolName, productName });
  return (
    <Layout context={context} preheader={intro} heading={t('proposalReceived.heading')} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
      <Paragraph>{t('proposalReceived.unknown')}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['proposal-received'] = { toolName: 'Example Writer' };
