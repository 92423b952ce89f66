import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { createTranslator, type TranslationValues } from 'use-intl/core';
import type { Locale } from '@/domain/locales';
import { env } from '@/env';
import { MailPage } from './mail-page';
import { type Mail, type MailData, type MailKind, mails } from './mails';
import en from './messages/en.json';
import nl from './messages/nl.json';
import { unsubscribeHeaders } from './unsubscribe-headers';

const messages: Record<Locale, typeof en> = { en, nl };

const textOptions = {
  selectors: [
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    // The address stands below the button already.
    { selector: 'a[data-button=true]', format: 'anchor', options: { ignoreHref: true } },
  ],
};

/** Text on one line, without control characters, fit for a mail header. */
const singleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Renders a mail in a language: its subject on one line, its HTML, the same as plain text, and headers if it has any of its own. */
export async function renderMail<K extends MailKind>(
  kind: K,
  data: MailData[K],
  locale: Locale,
): Promise<{ subject: string; html: string; text: string; headers?: Record<string, string> }> {
  const { why, parts, preheader, unsubscribeUrl, oneClick, values: further }: Mail<K> = mails[kind];
  const values = { ...data, ...further?.(data), productName: env.PRODUCT_NAME } as TranslationValues;
  const textsOf = (group: MailKind | 'footer') => {
    const translate = createTranslator<Record<string, string>>({
      locale,
      messages: messages[locale][group],
      // No mail is sent with a message key in it.
      onError(error) {
        throw error;
      },
    });
    return (key: string) => translate(key, values);
  };
  const text = textsOf(kind);
  const subject = singleLine(text('subject'));
  const page = {
    locale,
    subject,
    text,
    footer: textsOf('footer'),
    why,
    parts: parts(data),
    preheader: preheader ? preheader(data) : text('intro'),
    unsubscribeUrl: unsubscribeUrl?.(data),
  };
  const html = await render(createElement(MailPage, page));
  return { subject, html, text: toPlainText(html, textOptions), ...(oneClick ? { headers: unsubscribeHeaders(oneClick(data)) } : {}) };
}
