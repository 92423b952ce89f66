import { redirect } from 'next/navigation';
import type { Locale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { loginPath } from '@/features/account/login-path';
import type { SignedInUser } from '@/lib/payload';
import { currentUser } from '@/lib/session';

/** Whose page it is; whoever is not signed in is led to the login page, which leads back. */
export async function ownUser(path: string, locale: Locale): Promise<SignedInUser> {
  return (await currentUser()) ?? redirect(loginPath(locale, localePath(path, locale)));
}
