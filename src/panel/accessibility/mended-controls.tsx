'use client';

import { type ReactNode, useEffect } from 'react';
import { usePanelTexts } from '../use-panel-texts';
import { mendControls } from './mend-controls';
import './mended-controls.css';

/** Short enough to come before a screen reader, long enough to join the changes of a whole view. */
const PAUSE_MS = 100;

/** Mends Payload's controls whenever they appear: its components take neither labels nor roles. */
export function MendedControls({ children }: { children: ReactNode }) {
  const { t } = usePanelTexts();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mend = () => {
      timer = undefined;
      mendControls(document, t);
    };
    const observer = new MutationObserver(() => {
      timer ??= setTimeout(mend, PAUSE_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-label'] });
    mend();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [t]);

  return children;
}
