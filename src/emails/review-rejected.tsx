import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Paragraph, Quote } from './parts';

/** Tells the writer of a review why it is not published. */
export function ReviewRejected({ data, context }: MailProps<'review-rejected'>) {
  const { t, productName } = context;
  const intro = t('reviewRejected.intro');
  return (
    <Layout
      context={context}
      preheader={intro}
      heading={t('reviewRejected.heading', { toolName: data.toolName })}
      why={t('footer.visitor', { productName })}
    >
      <Paragraph>{intro}</Paragraph>
      <Quote text={data.reason} />
    </Layout>
  );
}

export const preview: MailData['review-rejected'] = {
  toolName: 'Example Writer',
  reason: 'The review is about another tool.\nYou can write one about this tool at any time.',
};
