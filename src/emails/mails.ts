import type { ProposalOutcome } from '@/domain/edit-proposals';
import type { Role } from '@/domain/roles';
import type en from './messages/en.json';

/** Data of each kind of mail, as plain text unless noted. */
export interface MailData {
  'tool-received': { withdrawUrl: string };
  'tool-approved': { toolName: string; url: string };
  'tool-rejected': { toolName: string; reason: string };
  'tool-offline': { toolName: string; reason: string | null };
  'review-confirm': { toolName: string; confirmUrl: string; days: number };
  'review-received': { toolName: string };
  'review-approved': { toolName: string; url: string };
  'review-rejected': { toolName: string; reason: string };
  'review-offline': { toolName: string; reason: string | null };
  'report-received': { toolName: string };
  'report-decided': { toolName: string; outcome: 'removed' | 'kept'; reason: string };
  'proposal-received': { toolName: string };
  /** May be null only for accepted proposals. */
  'proposal-decided': { toolName: string; outcome: ProposalOutcome; reason: string | null };
  'contact-message': { name: string; email: string; phone: string | null; subject: string; message: string; adminUrl: string };
  'contact-received': Record<string, never>;
  'newsletter-confirm': { confirmUrl: string; days: number };
  'newsletter-known': { unsubscribeUrl: string };
  /** `html` is inserted unescaped: it must be trusted and sanitized. */
  'newsletter-issue': { subject: string; preheader: string; html: string; unsubscribeUrl: string };
  'follow-confirm': { name: string; confirmUrl: string; days: number };
  'follow-known': { name: string; stopUrl: string };
  /** In the reader's language. A follow without a name is that of bookmarks. */
  'tool-changes': {
    tools: { name: string; url: string; changes: { text: string; source: string | null }[] }[];
    follows: { name: string | null; stopUrl: string }[];
    allUrl: string;
    unsubscribeUrl: string;
    oneClick: string;
  };
  'account-verify': { confirmUrl: string; hours: number };
  'account-known': { signInUrl: string; resetUrl: string };
  'sign-in-code': { code: string; minutes: number };
  'sign-in-link': { signInUrl: string; minutes: number };
  'password-reset': { resetUrl: string; minutes: number };
  'password-changed': { resetUrl: string };
  /** Sent to the new address. */
  'email-change': { confirmUrl: string; hours: number };
  /** Sent to the old address. */
  'email-changed': { newEmail: string; contactUrl: string };
  'account-invite': { inviteUrl: string; role: Role; days: number };
  'sign-in-changed': { change: 'on' | 'off' | 'passkey' | 'provider' | 'phone'; securityUrl: string };
  'account-deleted': { contactUrl: string };
}

export type MailKind = keyof MailData;

type Texts = typeof en;

/** A part of a mail: a paragraph, given by its text, or something else, given by its data. */
export type Part<Text extends string = string> =
  | Text
  /** A button to this URL, labelled with the text `button`. */
  | { button: string }
  | { link: string }
  | { code: string }
  /** Text someone else wrote. */
  | { quote: string }
  | { fact: Text; value: string }
  /** A heading that is a link, and what is new below it. */
  | { news: { name: string; url: string; changes: { text: string; source: string | null }[] } }
  /** A small link, labelled with a text, after the name of what it is about. */
  | { label: Text; name: string | null; url: string }
  /** Trusted HTML. */
  | { html: string };

export interface Mail<K extends MailKind> {
  /** Why the recipient gets it: a text of the footer. */
  why: 'visitor' | 'account' | 'owner' | 'subscriber' | 'follower';
  parts: (data: MailData[K]) => Part<keyof Texts[K] & string>[];
  /** What mail programs show next to the subject; the text `intro` if not given. */
  preheader?: (data: MailData[K]) => string;
  unsubscribeUrl?: (data: MailData[K]) => string;
  /** Where mail programs unsubscribe by themselves. */
  oneClick?: (data: MailData[K]) => string;
  /** Further values for its texts. */
  values?: (data: MailData[K]) => Record<string, string | number>;
}

/** What each mail says below its heading. All its texts may use its data and `productName`. */
export const mails: { [K in MailKind]: Mail<K> } = {
  // Doesn't name the tool: until an editor has read the name, it is a stranger's text to any address.
  'tool-received': { why: 'visitor', parts: ({ withdrawUrl }) => ['intro', 'withdraw', { button: withdrawUrl }] },
  'tool-approved': { why: 'visitor', parts: ({ url }) => ['intro', { button: url }] },
  'tool-rejected': { why: 'visitor', parts: ({ reason }) => ['intro', { quote: reason }] },
  'tool-offline': { why: 'visitor', parts: ({ reason }) => (reason ? ['intro', 'reason', { quote: reason }] : ['intro']) },
  'review-confirm': { why: 'visitor', parts: ({ confirmUrl }) => ['intro', 'confirm', { button: confirmUrl }, 'validity', 'ignore'] },
  'review-received': { why: 'account', parts: () => ['intro'] },
  'review-approved': { why: 'visitor', parts: ({ url }) => ['intro', { button: url }] },
  'review-rejected': { why: 'visitor', parts: ({ reason }) => ['intro', { quote: reason }] },
  'review-offline': { why: 'visitor', parts: ({ reason }) => (reason ? ['intro', 'reason', { quote: reason }] : ['intro']) },
  'report-received': { why: 'visitor', parts: () => ['intro'] },
  'report-decided': { why: 'visitor', parts: ({ reason }) => ['intro', { quote: reason }] },
  'proposal-received': { why: 'visitor', parts: () => ['intro', 'unknown'] },
  'proposal-decided': { why: 'visitor', parts: ({ reason }) => (reason ? ['intro', 'reason', { quote: reason }] : ['intro']) },
  'contact-message': {
    why: 'owner',
    preheader: ({ message }) => message,
    parts: ({ name, email, phone, subject, message, adminUrl }) => [
      { fact: 'name', value: name },
      { fact: 'email', value: email },
      ...(phone ? [{ fact: 'phone' as const, value: phone }] : []),
      { fact: 'topic', value: subject },
      { quote: message },
      { button: adminUrl },
    ],
  },
  // Doesn't quote the message, so nobody can make the site mail their text to others.
  'contact-received': { why: 'visitor', parts: () => ['intro'] },
  'newsletter-confirm': { why: 'visitor', parts: ({ confirmUrl }) => ['intro', { button: confirmUrl }, 'validity', 'ignore'] },
  'newsletter-known': { why: 'visitor', parts: ({ unsubscribeUrl }) => ['intro', 'unsubscribe', { button: unsubscribeUrl }] },
  'newsletter-issue': {
    why: 'subscriber',
    preheader: ({ preheader }) => preheader,
    parts: ({ html }) => [{ html }],
    unsubscribeUrl: ({ unsubscribeUrl }) => unsubscribeUrl,
  },
  'follow-confirm': { why: 'visitor', parts: ({ confirmUrl }) => ['intro', { button: confirmUrl }, 'validity', 'ignore'] },
  'follow-known': { why: 'visitor', parts: ({ stopUrl }) => ['intro', 'stop', { button: stopUrl }] },
  'tool-changes': {
    why: 'follower',
    preheader: ({ tools }) => tools.map(({ name }) => name).join(', '),
    values: ({ tools }) => ({ count: tools.length, name: tools[0]?.name ?? '' }),
    parts: ({ tools, follows, allUrl }) => [
      ...tools.map((news) => ({ news })),
      { button: allUrl },
      ...follows.map(({ name, stopUrl }) => ({ label: name === null ? ('stopBookmarks' as const) : ('stop' as const), name, url: stopUrl })),
    ],
    unsubscribeUrl: ({ unsubscribeUrl }) => unsubscribeUrl,
    oneClick: ({ oneClick }) => oneClick,
  },
  'account-verify': { why: 'visitor', parts: ({ confirmUrl }) => ['intro', 'confirm', { button: confirmUrl }, 'validity', 'ignore'] },
  'account-known': { why: 'visitor', parts: ({ signInUrl, resetUrl }) => ['intro', { button: signInUrl }, 'reset', { link: resetUrl }, 'ignore'] },
  // The code is in the subject too, so that it can be read from a notification.
  'sign-in-code': { why: 'visitor', parts: ({ code }) => ['intro', { code }, 'validity', 'secret', 'ignore'] },
  'sign-in-link': { why: 'visitor', parts: ({ signInUrl }) => ['intro', { button: signInUrl }, 'validity', 'ignore'] },
  'password-reset': { why: 'account', parts: ({ resetUrl }) => ['intro', { button: resetUrl }, 'validity', 'ignore'] },
  'password-changed': { why: 'account', parts: ({ resetUrl }) => ['intro', 'alert', { button: resetUrl }] },
  'email-change': { why: 'account', parts: ({ confirmUrl }) => ['intro', 'confirm', { button: confirmUrl }, 'validity', 'ignore'] },
  'email-changed': { why: 'account', parts: ({ contactUrl }) => ['intro', 'alert', { button: contactUrl }] },
  'account-invite': { why: 'visitor', parts: ({ inviteUrl }) => ['intro', 'choose', { button: inviteUrl }, 'validity', 'ignore'] },
  'sign-in-changed': { why: 'account', parts: ({ securityUrl }) => ['intro', 'alert', { button: securityUrl }] },
  'account-deleted': { why: 'account', parts: ({ contactUrl }) => ['intro', 'alert', { button: contactUrl }] },
};
