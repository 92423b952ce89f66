'use client';

import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

const SHOWN_MS = 5000;
/** A question at the bottom of the page can be answered while a message is shown. */
const ABOVE_BANNER = 'calc(var(--banner-height) + 1.25rem)';
let mounted: Promise<typeof toast> | undefined;

function Place({ theme, onReady }: { theme: 'light' | 'dark'; onReady: () => void }) {
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
    const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
    createRoot(place).render(<Place theme={theme} onReady={() => resolve(toast)} />);
  });
  return mounted;
}
