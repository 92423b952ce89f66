'use client';

import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { type Account, useAccountSession } from '@/browser/account-session';
import { askToSignIn } from '@/browser/ask-to-sign-in';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Icon } from '@/ui/icon';
import { PageLink } from '@/ui/page-link';
import { useClosingDetails } from '@/ui/use-closing-details';
import type { MenuTexts } from '../account-texts';
import { loginPath } from '../login-path';
import { AccountPicture } from './account-picture';

const loadLinks = () => import('./account-links');
const AccountLinks = lazy(loadLinks);

export interface AccountMenuProps {
  locale: Locale;
  texts: MenuTexts;
}

interface SignInLinkProps {
  locale: Locale;
  className: string;
  children: ReactNode;
}

/** Opens the login dialog; without scripts or in a new tab, the login page, which returns here. */
export function SignInLink({ locale, className, children }: SignInLinkProps) {
  const href = localePath(routes.login, locale);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = window.location;
    if (pathname === href) return;
    event.currentTarget.href = loginPath(locale, pathname + search);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    askToSignIn();
  };
  return (
    <a href={href} onClick={open} className={className}>
      {children}
    </a>
  );
}

/** A link to the login page without a session, else the account menu. */
export function AccountMenu(props: AccountMenuProps) {
  const session = useAccountSession();
  if (session.state === 'signed-in') return <OpenMenu {...props} account={session.account} />;
  return (
    <SignInLink locale={props.locale} className="top-link">
      {session.state === 'challenged' ? props.texts.enterCode : props.texts.signIn}
    </SignInLink>
  );
}

function OpenMenu({ account, ...props }: AccountMenuProps & { account: Account }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  useClosingDetails(details);
  return (
    <div className="grid items-center justify-items-end">
      {/* As wide as the link it stands in for, so that nothing moves when the session becomes known. */}
      <span aria-hidden="true" className="top-link invisible [grid-area:1/1]">
        {props.texts.signIn}
      </span>
      <details ref={details} className="relative [grid-area:1/1]" onToggle={() => setIsLoaded(true)}>
        <summary
          aria-label={props.texts.open}
          title={props.texts.open}
          onPointerEnter={() => void loadLinks()}
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sunken"
        >
          <AccountPicture account={account} />
        </summary>
        <div className="absolute right-0 top-full z-(--layer-menu) mt-2 min-h-60 w-64 rounded-card border border-line bg-surface p-3 shadow-floating">
          {isLoaded && (
            <Suspense>
              <AccountLinks account={account} locale={props.locale} />
            </Suspense>
          )}
        </div>
      </details>
    </div>
  );
}

export function DrawerAccount(props: AccountMenuProps) {
  const session = useAccountSession();
  const { locale, texts } = props;
  const frame = (children: ReactNode) => <div className="mt-3 border-t border-line pt-3">{children}</div>;
  if (session.state === 'signed-in') {
    return frame(
      <Suspense>
        <AccountLinks account={session.account} locale={locale} />
      </Suspense>,
    );
  }
  return frame(
    <>
      <SignInLink locale={locale} className="menu-link">
        <Icon name="user-round" />
        {session.state === 'challenged' ? texts.enterCode : texts.signIn}
      </SignInLink>
      <PageLink href={localePath(routes.favorites, locale)} className="menu-link">
        <Icon name="bookmark" />
        {texts.favorites}
      </PageLink>
    </>,
  );
}
