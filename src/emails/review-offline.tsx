import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Paragraph, Quote } from './parts';

/** Tells the writer of a review that it has been taken off the site again. */
export function ReviewOffline({ data, context }: MailProps<'review-offline'>) {
  const { t, productName } = context;
  const intro = t('reviewOffline.intro', { toolName: data.toolName });
  return (
    <Layout
      context={context}
      preheader={intro}
      heading={t('reviewOffline.heading', { toolName: data.toolName })}
      why={t('footer.visitor', { productName })}
    >
      <Paragraph>{intro}</Paragraph>
      {data.reason && (
        <>
          <Paragraph>{t('reviewOffline.reason')}</Paragraph>
          <Quote text={data.reason} />
        </>
      )}
    </Layout>
  );
}

export const preview: MailData['review-offline'] = { toolName: 'Example Writer', reason: 'The review names an employee of the maker.' };
