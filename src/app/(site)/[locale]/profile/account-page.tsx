import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { FormMessage } from '@/ui/form/form-message';
import { PageHeader } from '@/ui/page-header';
import { PageLink } from '@/ui/page-link';
import { Trail } from '../trail';

interface AccountPageProps {
  locale: Locale;
  path: string;
  title: string;
  /** Role rights are suspended until a second factor is set up. */
  isRestricted: boolean;
  children: ReactNode;
}

export async function AccountPage({ locale, path, title, isRestricted, children }: AccountPageProps) {
  const [t, menu] = await Promise.all([getTranslations('account.shared'), getTranslations('account.menu')]);
  const links = [
    { to: routes.profile, text: menu('profile') },
    { to: routes.security, text: menu('security') },
    { to: routes.favorites, text: menu('favorites') },
  ];
  return (
    <>
      <Trail locale={locale} name={title} through={path === routes.profile ? [] : [{ name: menu('profile'), path: routes.profile }]} />
      <PageHeader title={title}>
        <nav aria-label={menu('open')} className="mt-5 border-b border-line">
          <ul className="-mb-px flex flex-wrap gap-x-6">
            {links.map(({ to, text }) => (
              <li key={to}>
                <PageLink
                  href={localePath(to, locale)}
                  aria-current={to === path ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-muted hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary"
                >
                  {text}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
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
