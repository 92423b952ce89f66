import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Paragraph, Quote } from './parts';

/** Tells who submitted a tool that it has been taken off the site again. */
export function ToolOffline({ data, context }: MailProps<'tool-offline'>) {
  const { t, productName } = context;
  const intro = t('toolOffline.intro', { toolName: data.toolName, productName });
  return (
    <Layout
      context={context}
      preheader={intro}
      heading={t('toolOffline.heading', { toolName: data.toolName })}
      why={t('footer.visitor', { productName })}
    >
      <Paragraph>{intro}</Paragraph>
      {data.reason && (
        <>
          <Paragraph>{t('toolOffline.reason')}</Paragraph>
          <Quote text={data.reason} />
        </>
      )}
    </Layout>
  );
}

export const preview: MailData['tool-offline'] = { toolName: 'Example Writer', reason: 'The maker has ended the service.' };
