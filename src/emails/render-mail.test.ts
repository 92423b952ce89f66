import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '@/domain/locales';
import { env } from '@/env';
import { preview as accountDeleted } from './account-deleted';
import { preview as accountInvite } from './account-invite';
import { preview as accountKnown } from './account-known';
import { preview as accountVerify } from './account-verify';
import { preview as contactMessage } from './contact-message';
import { preview as contactReceived } from './contact-received';
import { preview as emailChange } from './email-change';
import { preview as emailChanged } from './email-changed';
import type { MailData, MailKind } from './mail-data';
import en from './messages/en.json';
import nl from './messages/nl.json';
import { preview as newsletterConfirm } from './newsletter-confirm';
import { preview as newsletterIssue } from './newsletter-issue';
import { preview as newsletterKnown } from './newsletter-known';
import { preview as passwordChanged } from './password-changed';
import { preview as passwordReset } from './password-reset';
import { preview as proposalDecided } from './proposal-decided';
import { preview as proposalReceived } from './proposal-received';
import { renderMail } from './render-mail';
import { preview as reportDecided } from './report-decided';
import { preview as reportReceived } from './report-received';
import { preview as reviewApproved } from './review-approved';
import { preview as reviewConfirm } from './review-confirm';
import { preview as reviewOffline } from './review-offline';
import { preview as reviewRejected } from './review-rejected';
import { preview as signInChanged } from './sign-in-changed';
import { preview as signInCode } from './sign-in-code';
import { preview as signInLink } from './sign-in-link';
import { preview as smtpTest } from './smtp-test';
import { preview as toolApproved } from './tool-approved';
import { preview as toolOffline } from './tool-offline';
import { preview as toolReceived } from './tool-received';
import { preview as toolRejected } from './tool-rejected';

const previews: MailData = {
  'tool-received': toolReceived,
  'tool-approved': toolApproved,
  'tool-rejected': toolRejected,
  'tool-offline': toolOffline,
  'review-confirm': reviewConfirm,
  'review-approved': reviewApproved,
  'review-rejected': reviewRejected,
  'review-offline': reviewOffline,
  'report-received': reportReceived,
  'report-decided': reportDecided,
  'proposal-received': proposalReceived,
  'proposal-decided': proposalDecided,
  'contact-message': contactMessage,
  'contact-received': contactReceived,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-known': newsletterKnown,
  'newsletter-issue': newsletterIssue,
  'account-verify': accountVerify,
  'account-known': accountKnown,
  'sign-in-code': signInCode,
  'sign-in-link': signInLink,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-change': emailChange,
  'email-changed': emailChanged,
  'account-invite': accountInvite,
  'sign-in-changed': signInChanged,
  'account-deleted': accountDeleted,
  'smtp-test': smtpTest,
};

const kinds = Object.keys(previews) as MailKind[];
const mails = kinds.flatMap((kind) => LOCALE_CODES.map((locale) => ({ kind, locale })));

const HOSTILE = '<script>alert("1")</script>\'"><img src=x onerror=alert(1)>\r\nBcc: everyone@example.com\u2028{toolName} & so on';

/** Replaces every field a stranger may have written. */
function withHostileText<K extends MailKind>(kind: K): MailData[K] {
  const entries = Object.entries(previews[kind]).map(([key, value]) => {
    const isOurs = typeof value !== 'string' || /^(?:html|outcome|role|state)$|url$/i.test(key);
    return [key, isOurs ? value : HOSTILE];
  });
  return Object.fromEntries(entries);
}

const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

type Messages = { [key: string]: string | Messages };

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

const argumentsOf = (message: string) => [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

describe.each(mails)('the mail $kind in $locale', ({ kind, locale }) => {
  it('has a subject, its language and one main heading', async () => {
    const { subject, html } = await renderMail(kind, previews[kind], locale);
    expect(subject).not.toBe('');
    expect(subject).not.toContain('!');
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it('links to the site in the language of the reader', async () => {
    const { html } = await renderMail(kind, previews[kind], locale);
    expect(linksOf(html)).toContain(locale === 'nl' ? `${env.SITE_URL}/nl` : `${env.SITE_URL}/`);
    expect(html).toContain(env.PRODUCT_NAME);
  });

  it('links to each given address and shows no message keys', async () => {
    const { subject, html, text } = await renderMail(kind, previews[kind], locale);
    const given = Object.entries(previews[kind]).filter(([key]) => /url$/i.test(key));
    for (const [, url] of given) expect(linksOf(html)).toContain(url);
    for (const [key] of flatten(en)) expect(`${subject}\n${html}\n${text}`).not.toContain(key);
  });

  it('has the same links in its plain text, and no markup', async () => {
    const { html, text } = await renderMail(kind, previews[kind], locale);
    for (const link of linksOf(html)) expect(text).toContain(link);
    expect(text).not.toMatch(/<\w|&\w+;/);
  });

  it('prints the address under each button', async () => {
    const { html } = await renderMail(kind, previews[kind], locale);
    for (const [, href = ''] of html.matchAll(/<a href="([^"]*)" data-button/g)) expect(html).toContain(`>${href}</a>`);
  });

  it('loads nothing external', async () => {
    const { html } = await renderMail(kind, previews[kind], locale);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|style)\b|\ssrc=|\sbackground=|url\(|@import|@font-face/i);
  });

  it("escapes strangers' text and puts its subject on one line", async () => {
    const { subject, html } = await renderMail(kind, withHostileText(kind), locale);
    expect(html).not.toMatch(/<script|<img/i);
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });
});

describe("strangers' texts", () => {
  it('preserve line breaks in the HTML and in the plain text', async () => {
    const { html, text } = await renderMail('tool-rejected', { toolName: 'Example', reason: 'One\r\nTwo\n\nThree' }, 'en');
    expect(html).toContain('One<br/>Two<br/><br/>Three');
    expect(text).toMatch(/> One\n> Two\n>\s*\n> Three/);
  });

  it('are not parsed as messages with arguments', async () => {
    const { subject } = await renderMail('review-approved', { toolName: "{days, plural} 'x' <b>", url: 'https://example.com/' }, 'en');
    expect(subject).toBe("Your review of {days, plural} 'x' <b> is online");
  });
});

describe('mails', () => {
  it('omit a missing reason', async () => {
    const { text } = await renderMail('review-offline', { toolName: 'Example', reason: null }, 'en');
    expect(text).not.toContain(en.reviewOffline.reason);
  });

  it('omit a missing phone number', async () => {
    const { text } = await renderMail('contact-message', { ...contactMessage, phone: null }, 'en');
    expect(text).not.toContain(`${en.contactMessage.phone}:`);
  });

  it('report the decision on a notice', async () => {
    const removed = await renderMail('report-decided', reportDecided, 'nl');
    const dismissed = await renderMail('report-decided', { ...reportDecided, outcome: 'kept' }, 'nl');
    expect(removed.text).toContain('We hebben de review offline gehaald');
    expect(dismissed.text).toContain('De review blijft staan');
  });

  it('include the sign-in code in the subject, the HTML and the plain text', async () => {
    const { subject, html, text } = await renderMail('sign-in-code', { ...signInCode, code: '004217' }, 'nl');
    expect(subject).toBe('004217 is je inlogcode');
    expect(html).toContain('>004217</p>');
    expect(text).toContain('\n004217\n');
  });

  it('name the new address of an account', async () => {
    const { html, text } = await renderMail('email-changed', emailChanged, 'en');
    expect(html).toContain(emailChanged.newEmail);
    expect(text).toContain(emailChanged.newEmail);
  });

  it('name the role of an invitation', async () => {
    const user = await renderMail('account-invite', { ...accountInvite, role: 'user' }, 'nl');
    const editor = await renderMail('account-invite', { ...accountInvite, role: 'editor' }, 'nl');
    const admin = await renderMail('account-invite', { ...accountInvite, role: 'admin' }, 'nl');
    expect(user.text).toContain(`Je bent uitgenodigd voor ${env.PRODUCT_NAME}.`);
    expect(editor.text).toContain(`Je bent uitgenodigd als redacteur van ${env.PRODUCT_NAME}.`);
    expect(admin.text).toContain(`Je bent uitgenodigd als beheerder van ${env.PRODUCT_NAME}.`);
  });

  it('state whether two-step verification was turned on or off', async () => {
    const on = await renderMail('sign-in-changed', signInChanged, 'nl');
    const off = await renderMail('sign-in-changed', { ...signInChanged, change: 'off' }, 'nl');
    expect(on.subject).toBe('Tweestapsverificatie staat aan');
    expect(on.text).toContain('Tweestapsverificatie staat nu aan');
    expect(off.subject).toBe('Tweestapsverificatie staat uit');
    expect(off.text).toContain('Tweestapsverificatie staat nu uit');
  });

  it('state why the reader gets them', async () => {
    const stranger = await renderMail('account-verify', accountVerify, 'en');
    const owner = await renderMail('password-changed', passwordChanged, 'en');
    expect(stranger.text).toContain(`someone entered this email address on ${env.PRODUCT_NAME}.`);
    expect(owner.text).toContain(`because you have an account on ${env.PRODUCT_NAME}.`);
  });

  it('use the singular for one day', async () => {
    const { text } = await renderMail('newsletter-confirm', { ...newsletterConfirm, days: 1 }, 'nl');
    expect(text).toContain('De link werkt 1 dag.');
  });
});

describe('a newsletter issue', () => {
  it('has exactly the given subject', async () => {
    const { subject } = await renderMail('newsletter-issue', { ...newsletterIssue, subject: 'A  “week” & {more} <b>' }, 'nl');
    expect(subject).toBe('A  “week” & {more} <b>');
  });

  it('has the given HTML and the given plain text with its spaces and line breaks', async () => {
    const { html, text } = await renderMail('newsletter-issue', { ...newsletterIssue, text: 'One\n  - two <b>\n\nThree' }, 'en');
    expect(html).toContain(newsletterIssue.html);
    expect(text).toContain('One\n  - two <b>\n\nThree');
    expect(text).not.toContain('This month we added');
  });

  it('explains in both forms how to unsubscribe', async () => {
    const { html, text } = await renderMail('newsletter-issue', newsletterIssue, 'nl');
    expect(linksOf(html)).toContain(newsletterIssue.unsubscribeUrl);
    expect(text).toContain(`Afmelden ${newsletterIssue.unsubscribeUrl}`);
  });
});

describe('mail texts', () => {
  it('exist in both languages under the same keys', () => {
    expect(flatten(nl).map(([key]) => key)).toEqual(flatten(en).map(([key]) => key));
  });

  it('take the same arguments in both languages', () => {
    const dutch = new Map(flatten(nl));
    for (const [key, message] of flatten(en)) expect([key, argumentsOf(dutch.get(key) ?? '')]).toEqual([key, argumentsOf(message)]);
  });
});
