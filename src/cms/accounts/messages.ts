import { createLocalReq, type Payload } from 'payload';
import { isLocale, type Locale, requestLanguage } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { wayBackIn, wayBackQuery } from '@/domain/way-back';
import type { MailData, MailKind } from '@/emails/mails';
import { env } from '@/env';
import { queueMail } from '../mail/queue-mail';
import { siteAddress } from '../site-address';
import { isMailAddress } from './phone-address';
import { codeMessage, sendTextMessage } from './sms';

/** The language a person chose, else that of their request. */
export function languageOf(user: object | null, request: Request | undefined): Locale {
  const chosen = user && 'language' in user ? user.language : null;
  return isLocale(chosen) ? chosen : requestLanguage(request?.headers);
}

/** The way back for a link of ours, in the query of the page that Better Auth's own link (`url`) would lead to. */
export function wayBackOf(url: string): Record<string, string> {
  const page = new URL(new URL(url).searchParams.get('callbackURL') ?? '', env.SITE_URL);
  return wayBackQuery(wayBackIn(Object.fromEntries(page.searchParams)));
}

/** The emails and text messages that Better Auth sends. */
export function accountMessages(payload: Payload) {
  /** A mail with `validSeconds` isn't sent once that time has passed. */
  const mail = async <K extends MailKind>(to: string, kind: K, language: Locale, data: MailData[K], validSeconds?: number) => {
    if (!isMailAddress(to)) return;
    const validUntil = validSeconds ? new Date(Date.now() + validSeconds * 1000) : undefined;
    await queueMail(await createLocalReq({}, payload), { kind, to, language, data, validUntil });
  };
  return {
    mail,
    text: (to: string, code: string, headers: Headers | undefined) =>
      sendTextMessage(payload, { to, text: codeMessage(code, requestLanguage(headers)) }),
    passwordChanged: async (user: object, request: Request | undefined) => {
      const language = languageOf(user, request);
      if ('email' in user && typeof user.email === 'string')
        await mail(user.email, 'password-changed', language, { resetUrl: siteAddress(routes.forgotPassword, language) });
    },
  };
}

export type AccountMessages = ReturnType<typeof accountMessages>;
