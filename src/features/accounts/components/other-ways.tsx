'use client';

import { type ReactNode, useState } from 'react';
import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import type { Flow, StepError } from '../login-flow';
import { fill } from '../login-texts';
import { signInWithPasskey, signInWithProvider } from '../sign-in';
import { useInBrowser } from '../use-in-browser';

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
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<StepError | null>(null);
  const canUsePasskey = useInBrowser(() => 'PublicKeyCredential' in window, true);

  const start = async (way: string, work: () => Promise<StepError | null>) => {
    setBusy(way);
    setError(null);
    setError(await work());
    setBusy(null);
  };
  const button = (way: string, label: ReactNode, work: () => Promise<StepError | null>) => (
    <button
      type="button"
      disabled={busy !== null}
      aria-busy={busy === way}
      onClick={() => void start(way, work)}
      className={`w-full ${buttonStyles('secondary')}`}
    >
      {label}
    </button>
  );

  const { google, oidc } = providers;
  const hasPasskey = withPasskey && canUsePasskey;
  if (!google && !oidc && !hasPasskey) return null;
  return (
    <div className="grid gap-3">
      <FormMessage kind="bad">{error?.message}</FormMessage>
      {google &&
        button(
          'google',
          <>
            <GoogleMark />
            {texts.google}
          </>,
          () => signInWithProvider('google', flow),
        )}
      {oidc && button('oidc', fill(texts.provider, { name: oidc }), () => signInWithProvider('oidc', flow))}
      {hasPasskey && button('passkey', texts.passkey, () => signInWithPasskey(flow))}
      <p className="mt-2 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
    </div>
  );
}
