'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

const SHOWN_MS = 5000;
/** Leaves the question at the bottom of the page reachable while a toast is shown. */
const ABOVE_BANNER = 'calc(var(--banner-height) + 1.25rem)';
/** Its styles name another font. */
const FONT = { fontFamily: 'inherit' };
let mounted: Promise<typeof toast> | undefined;

const pageTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function followTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function Place({ onReady }: { onReady: () => void }) {
  const theme = useSyncExternalStore(followTheme, pageTheme);
  // After the effects of its children; earlier toasts would be lost.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      position="bottom-center"
      theme={theme}
      duration={SHOWN_MS}
      offset={{ bottom: ABOVE_BANNER }}
      mobileOffset={{ bottom: ABOVE_BANNER }}
      containerAriaLabel=""
      style={FONT}
    />
  );
}

/** Mounts the toaster when first used. */
export function toaster(): Promise<typeof toast> {
  mounted ??= new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(<Place onReady={() => resolve(toast)} />);
  });
  return mounted;
}
