import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Action, Paragraph } from './parts';

/** Tells who submitted a tool that it is on the site. */
export function ToolApproved({ data, context }: MailProps<'tool-approved'>) {
  const { t, productName } = context;
  const intro = t('toolApproved.intro', { toolName: data.toolName, productName });
  return (
    <Layout
      context={context}
      preheader={intro}
      heading={t('toolApproved.heading', { toolName: data.toolName })}
      why={t('footer.visitor', { productName })}
    >
      <Paragraph>{intro}</Paragraph>
      <Action label={t('toolApproved.button')} url={data.url} />
    </Layout>
  );
}

export const preview: MailData['tool-approved'] = { toolName: 'Example Writer', url: 'https://example.com/tools/example-writer' };
