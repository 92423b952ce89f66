import { CONSENT_CHOICES } from '@/domain/consent';
import { applyChoice } from './choice';
import { addScript, dataLayer } from './tag-manager';

declare global {
  interface Window {
    /** Called by a consent service with the choice, on every page. */
    __consent?: (choice: unknown) => void;
  }
}

function accept(choice: unknown): void {
  const known = CONSENT_CHOICES.find((name) => name === choice);
  if (known) applyChoice(known);
}

/** Services with Google's consent mode need no code for this site. */
function followConsentMode(): void {
  const layer = dataLayer();
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    for (const entry of entries) {
      const [command, kind, state] = Array.from((entry ?? []) as ArrayLike<unknown>);
      if (command === 'consent' && kind === 'update') accept((state as { analytics_storage?: unknown } | undefined)?.analytics_storage);
    }
    return length;
  };
}

/** Loads a consent service, which answers through `window.__consent` or consent mode and saves the choice itself. */
export function followConsentScript(url: string): void {
  window.__consent = accept;
  followConsentMode();
  addScript(url);
}
