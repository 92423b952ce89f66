import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { Paragraph, Quote } from './parts';

/** Tells who submitted a tool why it does not come on the site. */
export function ToolRejected({ data, context }: MailProps<'tool-rejected'>) {
  const { t, productName } = context;
  const intro = t('toolRejected.intro', { toolName: data.toolName, productName });
  return (
    <Layout
      context={context}
      preheader={intro}
      heading={t('toolRejected.heading', { toolName: data.toolName })}
      why={t('footer.visitor', { productName })}
    >
      <Paragraph>{intro}</Paragraph>
      <Quote text={data.reason} />
    </Layout>
  );
}

export const preview: MailData['tool-rejected'] = {
  toolName: 'Example Writer',
  reason: 'The site of the maker does not say what the tool costs.\nWe only list tools with public prices.',
};
