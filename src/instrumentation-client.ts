import { CONSENT_EVENT, type ConsentChoice } from '@/domain/consent';
import { whenIdle } from '@/telemetry/when-idle';

const BUFFER_MAX = 10;

/** The error reporting endpoint; set only where reporting is configured (`telemetry/page-attributes.ts`). */
const { errorsTo, errorsFrom, consent } = document.documentElement.dataset;

if (errorsTo) {
  let switchReports: Promise<(isOn: boolean) => void> | undefined;
  let isGranted = false;
  const buffered: unknown[] = [];
  const buffer = (event: Event) => {
    const { error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
    if (buffered.length < BUFFER_MAX) buffered.push(error ?? reason);
  };
  const load = async () => {
    const { startReporting } = await import('@/telemetry/browser');
    window.removeEventListener('error', buffer);
    window.removeEventListener('unhandledrejection', buffer);
    return startReporting(errorsTo, errorsFrom, buffered.splice(0));
  };
  const decide = (choice: unknown) => {
    isGranted = choice === 'granted';
    if (!isGranted) buffered.length = 0;
    if (switchReports) void switchReports.then((turn) => turn(isGranted));
    else if (isGranted) {
      whenIdle(() => {
        if (isGranted) switchReports ??= load();
      });
    }
  };
  window.addEventListener('error', buffer);
  window.addEventListener('unhandledrejection', buffer);
  window.addEventListener(CONSENT_EVENT, (event) => decide((event as CustomEvent<ConsentChoice>).detail));
  if (consent === 'granted') decide(consent);
}
