import { CONSENT_EVENT, type ConsentChoice } from '@/domain/consent';
import { whenIdle } from '@/telemetry/when-idle';

const KEPT_MAX = 10;

/** Where errors go, which only a page of an installation with error reports says (`telemetry/page-attributes.ts`). */
const { errorsTo, errorsFrom, consent } = document.documentElement.dataset;

if (errorsTo) {
  let switchReports: Promise<(isOn: boolean) => void> | undefined;
  let isGranted = false;
  const kept: unknown[] = [];
  const keep = (event: Event) => {
    const { error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
    if (kept.length < KEPT_MAX) kept.push(error ?? reason);
  };
  const load = async () => {
    const { startReporting } = await import('@/telemetry/browser');
    window.removeEventListener('error', keep);
    window.removeEventListener('unhandledrejection', keep);
    return startReporting(errorsTo, errorsFrom, kept.splice(0));
  };
  const decide = (choice: unknown) => {
    isGranted = choice === 'granted';
    if (!isGranted) kept.length = 0;
    if (switchReports) void switchReports.then((turn) => turn(isGranted));
    else if (isGranted) {
      whenIdle(() => {
        if (isGranted) switchReports ??= load();
      });
    }
  };
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
  window.addEventListener(CONSENT_EVENT, (event) => decide((event as CustomEvent<ConsentChoice>).detail));
  if (consent === 'granted') decide(consent);
}
