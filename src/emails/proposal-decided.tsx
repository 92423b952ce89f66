import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Paragraph, Quote } from './parts';

export function ProposalDecided({ data, context }: MailProps<'proposal-decided'>) {
  const { t, productName } = context;
  const { outcome, toolName, reason } = data;
  const intro = t('proposalDecided.intro', { outcome, toolName, productName });
  return (
    <Layout context={context} preheader={intro} heading={t('proposalDecided.heading', { outcome })} why={t('footer.visitor', { productName })}>
      <Paragraph>{intro}</Paragraph>
      {reason && (
        <>
          <Paragraph>{t('proposalDecided.reason', { outcome })}</Paragraph>
          <Quote text={reason} />
        </>
      )}
    </Layout>
  );
}

export const preview: MailData['proposal-decided'] = {
  toolName: 'Example Writer',
  outcome: 'rejected',
  reason: 'The prices on the site of the maker are still the same.',
};
