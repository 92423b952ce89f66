'use client';

import { useEffect } from 'react';

interface RetryOnlineProps {
  label: string;
  className: string;
  /** Path of the offline page itself, which has nothing to try again. */
  offlinePath: string;
}

const PAUSE_MS = 5000;

/** Only an answer of the site counts, or the page would be loaded again and again. Such a request passes the service worker by. */
async function reloadWhenAnswered(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) window.location.reload();
}

/** Loads the page that the offline page stands for as soon as the site answers, and at a press. It is also the site that may be away. */
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
