'use client';

import { useEffect } from 'react';

interface RetryOnlineProps {
  label: string;
  className: string;
  /** The offline page itself has nothing to retry. */
  offlinePath: string;
}

const PAUSE_MS = 5000;

/** Only a response from the site counts, or the page would reload forever. The service worker ignores this request. */
async function reloadWhenAnswered(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) window.location.reload();
}

/** Reloads the failed page when the site answers, or on click. The site itself may be down. */
export function RetryOnline({ label, className, offlinePath }: RetryOnlineProps) {
  useEffect(() => {
    if (window.location.pathname === offlinePath) return;
    const retry = () => void reloadWhenAnswered();
    const timer = setInterval(retry, PAUSE_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [offlinePath]);

  return (
    <button type="button" className={className} onClick={() => window.location.reload()}>
      {label}
    </button>
  );
}
