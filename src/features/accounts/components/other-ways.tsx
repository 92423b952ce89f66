'use client';

import { useState } from 'react';
import { buttonStyles } from '@/ui/button-styles';
import { fill } from '../account-texts';
import { type Flow, signInWithPasskey, signInWithProvider } from '../login-flow';
import { useInBrowser } from '../use-in-browser';
import { ActionPart, useAction } from './action';

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" className="size-4.5 shrink-0" fill="none" strokeWidth="3" aria-hidden="true" focusable="false">
      <path stroke="#ea4335" d="M13.67 4.33A6.6 6.6 0 0 0 3.28 5.7" />
      <path stroke="#fbbc05" d="M3.28 5.7a6.6 6.6 0 0 0 0 6.6" />
      <path stroke="#34a853" d="M3.28 12.3a6.6 6.6 0 0 0 10.39 1.37" />
      <path stroke="#4285f4" d="M13.67 13.67A6.6 6.6 0 0 0 15.6 9H9" />
    </svg>
  );
}

/** Providers and passkeys; renders nothing if there are none. */
export function OtherWays({ flow, withPasskey }: { flow: Flow; withPasskey?: boolean }) {
  const { texts, providers } = flow;
  const { google, oidc } = providers;
  const action = useAction(flow);
  const [chosen, setChosen] = useState('');
  const canUsePasskey = useInBrowser(() => 'PublicKeyCredential' in window, true);
  const ways = [
    { name: 'google', isOn: google, label: texts.google, icon: <GoogleMark />, start: () => signInWithProvider('google', flow) },
    { name: 'oidc', isOn: oidc, label: fill(texts.provider, { name: oidc ?? '' }), start: () => signInWithProvider('oidc', flow) },
    { name: 'passkey', isOn: withPasskey && canUsePasskey, label: texts.passkey, start: () => signInWithPasskey(flow) },
  ].filter(({ isOn }) => isOn);

  if (ways.length === 0) return null;
  return (
    <ActionPart action={action} className="grid gap-3">
      {ways.map(({ name, label, icon, start }) => (
        <button
          key={name}
          type="button"
          disabled={action.isBusy}
          aria-busy={action.isBusy && name === chosen}
          onClick={() => {
            setChosen(name);
            void action.run(start);
          }}
          className={`w-full ${buttonStyles('secondary')}`}
        >
          {icon}
          {label}
        </button>
      ))}
      <p className="mt-2 flex items-center gap-3 text-sm text-muted between-lines">{texts.or}</p>
    </ActionPart>
  );
}
