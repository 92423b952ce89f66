'use client';

import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

const SHOWN_MS = 5000;
let mounted: Promise<typeof toast> | undefined;

/** The place where short messages appear, put on the page when the first one is shown. */
export function toaster(): Promise<typeof toast> {
  mounted ??= new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
    createRoot(place).render(<Toaster position="bottom-center" theme={theme} duration={SHOWN_MS} containerAriaLabel="" />);
    // The place must stand before something can be shown in it.
    setTimeout(() => resolve(toast), 50);
  });
  return mounted;
}
