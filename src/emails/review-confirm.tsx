import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

/** Asks whether a review really comes from the owner of the address. */
export function ReviewConfirm({ data, context }: MailProps<'review-confirm'>) {
  const { t, productName } = context;
  const intro = t('reviewConfirm.intro', { toolName: data.toolName });
  return (
    <Layout
      context={context}
      preheader={intro}
      heading={t('reviewConfirm.heading', { toolName: data.toolName })}
      why={t('footer.visitor', { productName })}
    >
      <Paragraph>{intro}</Paragraph>
      <Paragraph>{t('reviewConfirm.confirm')}</Paragraph>
      <Action label={t('reviewConfirm.button')} url={data.confirmUrl} />
      <Paragraph>{t('reviewConfirm.validity', { days: data.days })}</Paragraph>
      <Paragraph>{t('reviewConfirm.ignore')}</Paragraph>
    </Layout>
  );
}

export const preview: MailData['review-confirm'] = {
  toolName: 'Example Writer',
  confirmUrl: 'https://example.com/reviews/confirm?token=abc&step=1',
  days: 7,
};
