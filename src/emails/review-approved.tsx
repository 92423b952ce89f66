import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

/** Tells the writer of a review that it has been published. */
export function ReviewApproved({ data, context }: MailProps<'review-approved'>) {
  const { t, productName } = context;
  const intro = t('reviewApproved.intro');
  return (
    <Layout
      context={context}
      preheader={intro}
      heading={t('reviewApproved.heading', { toolName: data.toolName })}
      why={t('footer.visitor', { productName })}
    >
      <Paragraph>{intro}</Paragraph>
      <Action label={t('reviewApproved.button')} url={data.url} />
    </Layout>
  );
}

export const preview: MailData['review-approved'] = { toolName: 'Example Writer', url: 'https://example.com/tools/example-writer#reviews' };
