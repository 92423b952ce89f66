import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { renderMail } from '@/emails/render-mail';
import { env } from '@/env';
import type { NewsletterIssue } from '@/payload-types';

const PLACEHOLDER = 'https://unsubscribe.invalid/';
/** Start of a link to a path on the site, which needs the origin in a mail. Can't match in text, where the converter escapes quotes. */
const OWN_PATH = / href="(?=\/(?!\/))/g;

/** Reads an issue in one language. Uses a separate request, whose language changes. */
export const readIssue = (req: PayloadRequest, id: number, locale: Locale): Promise<NewsletterIssue | null> =>
  req.payload.findByID({ collection: 'newsletter-issues', id, locale, depth: 0, disableErrors: true, req: { transactionID: req.transactionID } });

interface RenderedIssue {
  subject: string;
  html: (unsubscribeUrl: string) => string;
  text: (unsubscribeUrl: string) => string;
}

/** Renders an issue in one language, complete except for each subscriber's unsubscribe link. */
export async function renderIssue(issue: Pick<NewsletterIssue, 'subject' | 'preheader' | 'body'>, locale: Locale): Promise<RenderedIssue> {
  const body = issue.body as Parameters<typeof convertLexicalToHTML>[0]['data'];
  const { subject, html, text } = await renderMail(
    'newsletter-issue',
    {
      subject: issue.subject,
      preheader: issue.preheader ?? convertLexicalToPlaintext({ data: body }),
      html: convertLexicalToHTML({ data: body, disableContainer: true }).replaceAll(OWN_PATH, ` href="${env.SITE_URL}`),
      unsubscribeUrl: PLACEHOLDER,
    },
    locale,
  );
  return { subject, html: (url) => html.replaceAll(PLACEHOLDER, url.replaceAll('&', '&amp;')), text: (url) => text.replaceAll(PLACEHOLDER, url) };
}
