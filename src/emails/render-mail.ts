import { render, toPlainText } from '@react-email/render';
import { createElement, type ReactElement } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { env } from '@/env';
import { AccountDeleted } from './account-deleted';
import { AccountInvite } from './account-invite';
import { AccountKnown } from './account-known';
import { AccountVerify } from './account-verify';
import { ContactMessage } from './contact-message';
import { ContactReceived } from './contact-received';
import { EmailChange } from './email-change';
import { EmailChanged } from './email-changed';
import type { MailData, MailKind } from './mail-data';
import type { MailProps } from './mail-props';
import { NewsletterConfirm } from './newsletter-confirm';
import { NewsletterIssue, NewsletterIssueText } from './newsletter-issue';
import { NewsletterKnown } from './newsletter-known';
import { PasswordChanged } from './password-changed';
import { PasswordReset } from './password-reset';
import { ProposalDecided } from './proposal-decided';
import { ProposalReceived } from './proposal-received';
import { ReportDecided } from './report-decided';
import { ReportReceived } from './report-received';
import { ReviewApproved } from './review-approved';
import { ReviewConfirm } from './review-confirm';
import { ReviewOffline } from './review-offline';
import { ReviewRejected } from './review-rejected';
import { SignInChanged } from './sign-in-changed';
import { SignInCode } from './sign-in-code';
import { SignInLink } from './sign-in-link';
import { singleLine } from './single-line';
import { SmtpTest } from './smtp-test';
import { ToolApproved } from './tool-approved';
import { ToolOffline } from './tool-offline';
import { ToolReceived } from './tool-received';
import { ToolRejected } from './tool-rejected';
import { type Translate, translatorFor } from './translator';

interface Mail<K extends MailKind> {
  subject: (t: Translate, data: MailData[K], productName: string) => string;
  Html: (props: MailProps<K>) => ReactElement;
  /** Source of the plain text, if not the HTML. */
  Text?: (props: MailProps<K>) => ReactElement;
}

const mails: { [K in MailKind]: Mail<K> } = {
  'tool-received': { Html: ToolReceived, subject: (t, { toolName }) => t('toolReceived.subject', { toolName }) },
  'tool-approved': { Html: ToolApproved, subject: (t, { toolName }, productName) => t('toolApproved.subject', { toolName, productName }) },
  'tool-rejected': { Html: ToolRejected, subject: (t, { toolName }) => t('toolRejected.subject', { toolName }) },
  'tool-offline': { Html: ToolOffline, subject: (t, { toolName }, productName) => t('toolOffline.subject', { toolName, productName }) },
  'review-confirm': { Html: ReviewConfirm, subject: (t, { toolName }) => t('reviewConfirm.subject', { toolName }) },
  'review-approved': { Html: ReviewApproved, subject: (t, { toolName }) => t('reviewApproved.subject', { toolName }) },
  'review-rejected': { Html: ReviewRejected, subject: (t, { toolName }) => t('reviewRejected.subject', { toolName }) },
  'review-offline': { Html: ReviewOffline, subject: (t, { toolName }) => t('reviewOffline.subject', { toolName }) },
  'report-received': { Html: ReportReceived, subject: (t) => t('reportReceived.subject') },
  'report-decided': { Html: ReportDecided, subject: (t) => t('reportDecided.subject') },
  'proposal-received': { Html: ProposalReceived, subject: (t, { toolName }) => t('proposalReceived.subject', { toolName }) },
  'proposal-decided': { Html: ProposalDecided, subject: (t, { toolName }) => t('proposalDecided.subject', { toolName }) },
  'contact-message': { Html: ContactMessage, subject: (t, { name, subject }) => t('contactMessage.subject', { name, subject }) },
  'contact-received': { Html: ContactReceived, subject: (t) => t('contactReceived.subject') },
  'newsletter-confirm': { Html: NewsletterConfirm, subject: (t) => t('newsletterConfirm.subject') },
  'newsletter-known': { Html: NewsletterKnown, subject: (t) => t('newsletterKnown.subject') },
  'newsletter-issue': { Html: NewsletterIssue, Text: NewsletterIssueText, subject: (_, { subject }) => subject },
  'account-verify': { Html: AccountVerify, subject: (t) => t('accountVerify.subject') },
  'account-known': { Html: AccountKnown, subject: (t) => t('accountKnown.subject') },
  'sign-in-code': { Html: SignInCode, subject: (t, { code }) => t('signInCode.subject', { code }) },
  'sign-in-link': { Html: SignInLink, subject: (t) => t('signInLink.subject') },
  'password-reset': { Html: PasswordReset, subject: (t) => t('passwordReset.subject') },
  'password-changed': { Html: PasswordChanged, subject: (t) => t('passwordChanged.subject') },
  'email-change': { Html: EmailChange, subject: (t) => t('emailChange.subject') },
  'email-changed': { Html: EmailChanged, subject: (t) => t('emailChanged.subject') },
  'account-invite': { Html: AccountInvite, subject: (t, _, productName) => t('accountInvite.subject', { productName }) },
  'sign-in-changed': { Html: SignInChanged, subject: (t, { change }) => t('signInChanged.subject', { change }) },
  'account-deleted': { Html: AccountDeleted, subject: (t) => t('accountDeleted.subject') },
  'smtp-test': { Html: SmtpTest, subject: (t, _, productName) => t('smtpTest.subject', { productName }) },
};

const textOptions = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    // The address stands below the button already.
    { selector: 'a[data-button=true]', format: 'anchor', options: { ignoreHref: true } },
  ],
};

/** Makes a mail of a kind in a language: its subject on one line, its HTML, and the same as plain text. */
export async function renderMail<K extends MailKind>(
  kind: K,
  data: MailData[K],
  locale: Locale,
): Promise<{ subject: string; html: string; text: string }> {
  const { Html, Text, subject: subjectOf }: Mail<K> = mails[kind];
  const t = translatorFor(locale);
  const productName = env.PRODUCT_NAME;
  const subject = singleLine(subjectOf(t, data, productName));
  const addressOf = (path: string) => new URL(localePath(path, locale), env.SITE_URL).href;
  const props: MailProps<K> = {
    data,
    context: { locale, t, productName, subject, homeUrl: addressOf(routes.home), privacyUrl: addressOf(routes.privacyPolicy) },
  };
  const html = await render(createElement<MailProps<K>>(Html, props));
  const text = toPlainText(Text ? await render(createElement<MailProps<K>>(Text, props)) : html, textOptions);
  return { subject, html, text };
}
