import type { ReactNode } from 'react';
import { Layout } from './layout';
import type { MailData } from './mail-data';
import type { MailProps } from './mail-props';
import { paragraphStyle } from './styles';

function Issue({ data, context, children }: MailProps<'newsletter-issue'> & { children: ReactNode }) {
  const { t, productName } = context;
  return (
    <Layout
      context={context}
      preheader={data.preheader ?? data.text}
      heading={data.subject}
      why={t('footer.subscriber', { productName })}
      unsubscribeUrl={data.unsubscribeUrl}
    >
      {children}
    </Layout>
  );
}

export function NewsletterIssue({ data, context }: MailProps<'newsletter-issue'>) {
  return (
    <Issue data={data} context={context}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the caller has sanitised the body, see MailData */}
      <div style={paragraphStyle} dangerouslySetInnerHTML={{ __html: data.html }} />
    </Issue>
  );
}

/** The same issue as source of the plain text version; the body's own plain text keeps its whitespace. */
export function NewsletterIssueText({ data, context }: MailProps<'newsletter-issue'>) {
  return (
    <Issue data={data} context={context}>
      <pre>{data.text}</pre>
    </Issue>
  );
}

export const preview: MailData['newsletter-issue'] = {
  subject: 'Three new tools for writers',
  preheader: 'And a course for beginners',
  html: '<h2>New tools</h2><p>This month we added <a href="https://example.com/tools/example-writer">Example Writer</a>.</p>',
  text: 'New tools\n\nThis month we added Example Writer:\nhttps://example.com/tools/example-writer',
  unsubscribeUrl: 'https://example.com/newsletter/unsubscribe?token=abc&step=1',
};
