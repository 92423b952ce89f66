import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { loginPath } from '@/features/accounts/login-path';
import { type SignedInUser, sessionBehind } from '@/server/door/accounts';
import { FormMessage } from '@/ui/form/form-message';
import { PageLink } from '@/ui/page-link';
import { PageTop } from '../page-top';

/** The signed-in user; everyone else is redirected to the login page, which returns to `path`. Only for pages rendered per request. */
export async function ownUser(path: string, locale: Locale): Promise<SignedInUser> {
  const session = await sessionBehind(await headers());
  return session.state === 'signed-in' ? session.user : redirect(loginPath(locale, localePath(path, locale)));
}

interface AccountPageProps {
  locale: Locale;
  path: string;
  title: string;
  intro: string;
  /** Role rights are suspended until a second factor is set up. */
  isRestricted: boolean;
  children: ReactNode;
}

export async function AccountPage({ locale, path, title, intro, isRestricted, children }: AccountPageProps) {
  const [t, menu] = await Promise.all([getTranslations('account.shared'), getTranslations('account.menu')]);
  return (
    <>
      <PageTop locale={locale} name={title} intro={intro} through={path === routes.profile ? [] : [{ name: menu('profile'), path: routes.profile }]}>
        <nav aria-label={menu('open')} className="mt-5 border-b border-line">
          <ul className="-mb-px flex flex-wrap gap-x-6">
            {(['profile', 'security', 'favorites'] as const).map((page) => (
              <li key={page}>
                <PageLink
                  href={localePath(routes[page], locale)}
                  aria-current={routes[page] === path ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-muted hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary"
                >
                  {menu(page)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </PageTop>
      {isRestricted && (
        <div className="mb-6">
          <FormMessage kind="bad">
            <p>{t('restricted')}</p>
            <p className="mt-1 font-normal">
              {path === routes.security ? (
                t('restrictedHint')
              ) : (
                <PageLink href={localePath(routes.security, locale)} className="text-primary underline underline-offset-4">
                  {t('restrictedLink')}
                </PageLink>
              )}
            </p>
          </FormMessage>
        </div>
      )}
      {children}
    </>
  );
}
