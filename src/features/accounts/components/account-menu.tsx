'use client';

import { lazy, Suspense, useRef, useState } from 'react';
import { type Account, useAccountSession } from '@/browser/account-session';
import type { Locale } from '@/domain/locales';
import { useClosingDetails } from '@/ui/use-closing-details';
import type { MenuTexts } from '../account-texts';
import type { AccountIcons } from './account-links';
import { AccountPicture } from './account-picture';
import { SignInLink } from './sign-in-link';

const loadLinks = () => import('./account-links');
const AccountLinks = lazy(loadLinks);

export interface AccountMenuProps {
  locale: Locale;
  texts: MenuTexts;
  icons: AccountIcons;
}

const LINK = 'inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-3 text-sm font-semibold hover:bg-sunken hover:text-primary';

/** A link to the login page without a session, else the account menu. */
export function AccountMenu(props: AccountMenuProps) {
  const session = useAccountSession();
  if (session.state === 'signed-in') return <OpenMenu {...props} account={session.account} />;
  return (
    <SignInLink locale={props.locale} className={LINK}>
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
      <span aria-hidden="true" className={`${LINK} invisible [grid-area:1/1]`}>
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
        <div className="absolute right-0 top-full z-40 mt-2 min-h-60 w-64 rounded-card border border-line bg-surface p-3 shadow-floating">
          {isLoaded && (
            <Suspense>
              <AccountLinks account={account} {...props} />
            </Suspense>
          )}
        </div>
      </details>
    </div>
  );
}
