'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

const SHOWN_MS = 5000;
/** A question at the bottom of the page can be answered while a message is shown. */
const ABOVE_BANNER = 'calc(var(--banner-height) + 1.25rem)';
let mounted: Promise<typeof toast> | undefined;

const pageTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function followTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function Place({ onReady }: { onReady: () => void }) {
  const theme = useSyncExternalStore(followTheme, pageTheme);
  // After the effects of what stands in it: from then on messages are shown and not lost.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      position="bottom-center"
      theme={theme}
      duration={SHOWN_MS}
      offset={{ bottom: ABOVE_BANNER }}
      mobileOffset={{ bottom: ABOVE_BANNER }}
      containerAriaLabel=""
    />
  );
}

/** The place where short messages appear, put on the page when the first one is shown. */
export function toaster(): Promise<typeof toast> {
  mounted ??= new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(<Place onReady={() => resolve(toast)} />);
  });
  return mounted;
}
