'use client';

import { usePathname } from 'next/navigation';
import type { Messages } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CONSENT_BUTTON, CONSENT_OPEN_EVENT, type ConsentChoice } from '@/domain/consent';
import { showToast } from '@/ui/show-toast';
import { applyStoredChoice, currentChoice, saveChoice, subscribeToChoice } from '../choice';
import { followConsentScript } from '../consent-script';
import type { ConsentSettings } from '../settings';
import { countPage, denyByDefault, stopCounting } from '../tag-manager';
import { ConsentBanner } from './consent-banner';

export interface ConsentProps extends ConsentSettings {
  texts: Messages['consent']['banner'];
  privacyPath: string;
}

let isStarted = false;

function start({ gtmId, scriptUrl }: ConsentSettings): void {
  if (isStarted) return;
  isStarted = true;
  if (gtmId || scriptUrl) denyByDefault();
  if (scriptUrl) followConsentScript(scriptUrl);
}

/** Holds the choice, asks for it, and starts or stops what depends on it. */
export function ConsentControl(props: ConsentProps) {
  const { gtmId, scriptUrl, hasErrorReports, texts, privacyPath } = props;
  const pathname = usePathname();
  const choice = useSyncExternalStore(subscribeToChoice, currentChoice);
  const [isReady, setReady] = useState(false);
  /** Focus returns here. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const first = useRef(props);

  useEffect(() => {
    start(first.current);
    setReady(true);
    if (first.current.scriptUrl) return;
    applyStoredChoice();
    // Another tab may have changed it.
    document.addEventListener('visibilitychange', applyStoredChoice);
    return () => document.removeEventListener('visibilitychange', applyStoredChoice);
  }, []);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>(`[${CONSENT_BUTTON}]`);
      if (!button) return;
      if (scriptUrl) window.dispatchEvent(new Event(CONSENT_OPEN_EVENT));
      else setOpener(button);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [scriptUrl]);

  useEffect(() => {
    if (gtmId && choice === 'granted') return countPage(gtmId, pathname);
  }, [gtmId, choice, pathname]);

  useEffect(() => {
    if (choice !== 'denied') return;
    const { wasLoaded } = stopCounting();
    // Removes third-party code from the page; a consent service does that itself.
    if (wasLoaded && !scriptUrl) window.location.reload();
  }, [choice, scriptUrl]);

  const close = () => {
    const target = opener?.isConnected ? opener : document.getElementById('content');
    setOpener(null);
    target?.focus({ preventScroll: true });
  };
  const choose = (next: ConsentChoice) => {
    saveChoice(next);
    if (opener) showToast(texts.saved).catch(console.error);
    close();
  };

  if (scriptUrl || !isReady || (choice !== '' && !opener)) return null;
  return (
    <ConsentBanner
      texts={texts}
      privacyPath={privacyPath}
      purposes={[...(gtmId ? [texts.statistics] : []), ...(hasErrorReports ? [texts.errors] : [])]}
      choice={choice}
      isOpened={opener !== null}
      onChoose={choose}
      onClose={close}
    />
  );
}
