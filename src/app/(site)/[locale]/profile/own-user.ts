import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { loginPath } from '@/features/accounts/login-path';
import { type SignedInUser, sessionBehind } from '@/server/door/accounts';

/** The signed-in user or null, looked up once per request. Only for pages rendered per request. */
const currentUser = cache(async (): Promise<SignedInUser | null> => {
  const session = await sessionBehind(await headers());
  return session.state === 'signed-in' ? session.user : null;
});

/** The signed-in user; everyone else is redirected to the login page, which returns to `path`. */
export async function ownUser(path: string, locale: Locale): Promise<SignedInUser> {
  return (await currentUser()) ?? redirect(loginPath(locale, localePath(path, locale)));
}
