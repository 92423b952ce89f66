import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '@/domain/locales';
import { env } from '@/env';
import type { MailData, MailKind } from './mails';
import en from './messages/en.json';
import nl from './messages/nl.json';
import { renderMail } from './render-mail';

const samples: MailData = {
  'tool-received': { withdrawUrl: 'https://example.com/withdraw?token=abc&step=1' },
  'tool-approved': { toolName: 'Example Writer', url: 'https://example.com/tools/example-writer' },
  'tool-rejected': {
    toolName: 'Example Writer',
    reason: 'The site of the maker does not say what the tool costs.\nWe only list tools with public prices.',
  },
  'tool-offline': { toolName: 'Example Writer', reason: 'The maker has ended the service.' },
  'review-confirm': {
    toolName: 'Example Writer',
    confirmUrl: 'https://example.com/reviews/confirm?token=abc&step=1',
    days: 7,
  },
  'review-received': { toolName: 'Example Writer' },
  'review-approved': { toolName: 'Example Writer', url: 'https://example.com/tools/example-writer#reviews' },
  'review-rejected': {
    toolName: 'Example Writer',
    reason: 'The review is about another tool.\nYou can write one about this tool at any time.',
  },
  'review-offline': { toolName: 'Example Writer', reason: 'The review names an employee of the maker.' },
  'report-received': { toolName: 'Example Writer' },
  'report-decided': {
    toolName: 'Example Writer',
    outcome: 'removed',
    reason: 'The review was advertising.\nThat is against our rules.',
  },
  'proposal-received': { toolName: 'Example Writer' },
  'proposal-decided': {
    toolName: 'Example Writer',
    outcome: 'rejected',
    reason: 'The prices on the site of the maker are still the same.',
  },
  'contact-message': {
    name: 'Sam Example',
    email: 'sam@example.com',
    phone: '+31 20 123 4567',
    subject: 'A question about prices',
    message: 'Hello,\n\nHow often do you check the prices?\n\nSam',
    adminUrl: 'https://example.com/admin/collections/contact-messages/1',
  },
  'contact-received': {},
  'newsletter-confirm': { confirmUrl: 'https://example.com/newsletter/confirm?token=abc&step=1', days: 7 },
  'newsletter-known': { unsubscribeUrl: 'https://example.com/newsletter/unsubscribe?token=abc&step=1' },
  'newsletter-issue': {
    subject: 'Three new tools for writers',
    preheader: 'And a course for beginners',
    html: '<h2>New tools</h2><p>This month we added <a href="https://example.com/tools/example-writer">Example Writer</a>.</p>',
    unsubscribeUrl: 'https://example.com/newsletter/unsubscribe?token=abc&step=1',
  },
  'follow-confirm': { name: 'Example Writer', confirmUrl: 'https://example.com/changes/follow/confirm?token=abc&step=1', days: 7 },
  'follow-known': { name: 'Example Writer', stopUrl: 'https://example.com/changes/follow/stop?token=abc&step=1' },
  'tool-changes': {
    tools: [
      {
        name: 'Example Writer',
        url: 'https://example.com/tools/example-writer',
        changes: [
          { text: 'Pro went up from €10 per month to €12 per month.', source: 'https://www.example.com/prices?from=1&to=2' },
          { text: 'The plan Free is gone.', source: null },
        ],
      },
      { name: 'Example Painter', url: 'https://example.com/tools/example-painter', changes: [{ text: 'Available again.', source: null }] },
    ],
    follows: [
      { name: 'Writing', stopUrl: 'https://example.com/changes/follow/stop?token=abc&step=1' },
      { name: null, stopUrl: 'https://example.com/changes/follow/stop?token=def&step=1' },
    ],
    allUrl: 'https://example.com/changes',
    unsubscribeUrl: 'https://example.com/changes/follow/stop-all?token=abc&step=1',
    oneClick: 'https://example.com/api/changes/unsubscribe?token=abc',
  },
  'account-verify': { confirmUrl: 'https://example.com/account/verify?token=abc&step=1', hours: 24 },
  'account-known': {
    signInUrl: 'https://example.com/account/sign-in',
    resetUrl: 'https://example.com/account/reset?token=abc&step=1',
  },
  'sign-in-code': { code: '012345', minutes: 10 },
  'sign-in-link': { signInUrl: 'https://example.com/account/sign-in?token=abc&step=1', minutes: 15 },
  'password-reset': { resetUrl: 'https://example.com/account/reset?token=abc&step=1', minutes: 60 },
  'password-changed': { resetUrl: 'https://example.com/account/reset?token=abc&step=1' },
  'email-change': { confirmUrl: 'https://example.com/account/email?token=abc&step=1', hours: 24 },
  'email-changed': { newEmail: 'sam@example.com', contactUrl: 'https://example.com/contact' },
  'account-invite': { inviteUrl: 'https://example.com/account/invite?token=abc&step=1', role: 'editor', days: 7 },
  'sign-in-changed': { change: 'on', securityUrl: 'https://example.com/account/security' },
  'account-deleted': { contactUrl: 'https://example.com/contact' },
};

const kinds = Object.keys(samples) as MailKind[];
const mails = kinds.flatMap((kind) => LOCALE_CODES.map((locale) => ({ kind, locale })));

const HOSTILE = '<script>alert("1")</script>\'"><img src=x onerror=alert(1)>\r\nBcc: everyone@example.com\u2028{toolName} & so on';

/** Replaces every field a stranger may have written. */
function withHostileText<K extends MailKind>(kind: K): MailData[K] {
  const entries = Object.entries(samples[kind]).map(([key, value]) => {
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
    const { subject, html } = await renderMail(kind, samples[kind], locale);
    expect(subject).not.toBe('');
    expect(subject).not.toContain('!');
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it('links to the site in the language of the reader', async () => {
    const { html } = await renderMail(kind, samples[kind], locale);
    expect(linksOf(html)).toContain(locale === 'nl' ? `${env.SITE_URL}/nl` : `${env.SITE_URL}/`);
    expect(html).toContain(env.PRODUCT_NAME);
  });

  it('links to each given address and shows no message keys', async () => {
    const { subject, html, text } = await renderMail(kind, samples[kind], locale);
    const given = Object.entries(samples[kind]).filter(([key]) => /url$/i.test(key));
    for (const [, url] of given) expect(linksOf(html)).toContain(url);
    for (const [key] of flatten(en)) expect(`${subject}\n${html}\n${text}`).not.toContain(key);
  });

  it('has the same links in its plain text, and no markup', async () => {
    const { html, text } = await renderMail(kind, samples[kind], locale);
    for (const link of linksOf(html)) expect(text).toContain(link);
    expect(text).not.toMatch(/<\w|&\w+;/);
  });

  it('prints the address under each button', async () => {
    const { html } = await renderMail(kind, samples[kind], locale);
    for (const [, href = ''] of html.matchAll(/<a href="([^"]*)" data-button/g)) expect(html).toContain(`>${href}</a>`);
  });

  it('loads nothing external', async () => {
    const { html } = await renderMail(kind, samples[kind], locale);
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
    expect(text).not.toContain(en['review-offline'].reason);
  });

  it('omit a missing phone number', async () => {
    const { text } = await renderMail('contact-message', { ...samples['contact-message'], phone: null }, 'en');
    expect(text).not.toContain(`${en['contact-message'].phone}:`);
  });

  it('report the decision on a notice', async () => {
    const removed = await renderMail('report-decided', samples['report-decided'], 'nl');
    const dismissed = await renderMail('report-decided', { ...samples['report-decided'], outcome: 'kept' }, 'nl');
    expect(removed.text).toContain('We hebben de review offline gehaald');
    expect(dismissed.text).toContain('De review blijft staan');
  });

  it('group changes by tool with their sources, and end each follow or all of them with one click', async () => {
    const { subject, text, headers } = await renderMail('tool-changes', samples['tool-changes'], 'nl');
    expect(subject).toBe('Wat er veranderde bij 2 tools die je volgt');
    expect(text).toMatch(/Example Writer [\s\S]*prices[\s\S]*Free is gone[\s\S]*Example Painter[\s\S]*Available again/);
    expect(text).toMatch(/Writing: niet meer volgen [\s\S]*token=abc[\s\S]*Mijn bladwijzers niet meer volgen [\s\S]*token=def/);
    expect(headers).toMatchObject({
      'List-Unsubscribe': '<https://example.com/api/changes/unsubscribe?token=abc>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('include the sign-in code in the subject, the HTML and the plain text', async () => {
    const { subject, html, text } = await renderMail('sign-in-code', { ...samples['sign-in-code'], code: '004217' }, 'nl');
    expect(subject).toBe('004217 is je inlogcode');
    expect(html).toContain('>004217</p>');
    expect(text).toContain('\n004217\n');
  });

  it('name the new address of an account', async () => {
    const { html, text } = await renderMail('email-changed', samples['email-changed'], 'en');
    expect(html).toContain(samples['email-changed'].newEmail);
    expect(text).toContain(samples['email-changed'].newEmail);
  });

  it('name the role of an invitation', async () => {
    const user = await renderMail('account-invite', { ...samples['account-invite'], role: 'user' }, 'nl');
    const editor = await renderMail('account-invite', { ...samples['account-invite'], role: 'editor' }, 'nl');
    const admin = await renderMail('account-invite', { ...samples['account-invite'], role: 'admin' }, 'nl');
    expect(user.text).toContain(`Je bent uitgenodigd voor ${env.PRODUCT_NAME}.`);
    expect(editor.text).toContain(`Je bent uitgenodigd als redacteur van ${env.PRODUCT_NAME}.`);
    expect(admin.text).toContain(`Je bent uitgenodigd als beheerder van ${env.PRODUCT_NAME}.`);
  });

  it('state whether two-step verification was turned on or off', async () => {
    const on = await renderMail('sign-in-changed', samples['sign-in-changed'], 'nl');
    const off = await renderMail('sign-in-changed', { ...samples['sign-in-changed'], change: 'off' }, 'nl');
    expect(on.subject).toBe('Tweestapsverificatie staat aan');
    expect(on.text).toContain('Tweestapsverificatie staat nu aan');
    expect(off.subject).toBe('Tweestapsverificatie staat uit');
    expect(off.text).toContain('Tweestapsverificatie staat nu uit');
  });

  it('state why the reader gets them', async () => {
    const stranger = await renderMail('account-verify', samples['account-verify'], 'en');
    const owner = await renderMail('password-changed', samples['password-changed'], 'en');
    expect(stranger.text).toContain(`someone entered this email address on ${env.PRODUCT_NAME}.`);
    expect(owner.text).toContain(`because you have an account on ${env.PRODUCT_NAME}.`);
  });

  it('use the singular for one day', async () => {
    const { text } = await renderMail('newsletter-confirm', { ...samples['newsletter-confirm'], days: 1 }, 'nl');
    expect(text).toContain('De link werkt 1 dag.');
  });
});

describe('a newsletter issue', () => {
  it('has exactly the given subject', async () => {
    const { subject } = await renderMail('newsletter-issue', { ...samples['newsletter-issue'], subject: 'A  “week” & {more} <b>' }, 'nl');
    expect(subject).toBe('A  “week” & {more} <b>');
  });

  it('has the given HTML', async () => {
    const { html } = await renderMail('newsletter-issue', samples['newsletter-issue'], 'en');
    expect(html).toContain(samples['newsletter-issue'].html);
  });

  it('explains in both forms how to unsubscribe', async () => {
    const { html, text } = await renderMail('newsletter-issue', samples['newsletter-issue'], 'nl');
    expect(linksOf(html)).toContain(samples['newsletter-issue'].unsubscribeUrl);
    expect(text).toContain(`Afmelden ${samples['newsletter-issue'].unsubscribeUrl}`);
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
