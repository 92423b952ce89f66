import { captureException, getClient, init, makeFetchTransport } from '@sentry/nextjs';
import { SHARED_OPTIONS } from './options';
import { scrubEnvelope } from './scrub';
import { whenIdle } from './when-idle';

/** Integrations that add browser data about the visitor. */
const UNWANTED = ['HttpContext', 'BrowserSession'];

type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** Scrubs everything sent, including replay recordings, which client hooks don't see. */
function scrubbingTransport(options: Parameters<typeof makeFetchTransport>[0]): Transport {
  const transport = makeFetchTransport(options);
  return {
    ...transport,
    async send(envelope: Envelope) {
      scrubEnvelope(envelope, SHARED_OPTIONS.release);
      for (const item of envelope[1] as [{ type: string; length?: number }, unknown][]) {
        if (item[0].type !== 'replay_recording' || typeof item[1] !== 'string') continue;
        const { scrubRecording } = await import('./scrub-recording');
        const recording = await scrubRecording(item[1]);
        item[0].length = recording.length;
        item[1] = recording;
      }
      return transport.send(envelope);
    },
  };
}

/** Pauses or resumes reporting when consent changes. */
async function setReporting(isOn: boolean): Promise<void> {
  const options = getClient()?.getOptions();
  if (!options || options.enabled === isOn) return;
  options.enabled = isOn;
  const { setRecording } = await import('./browser-recording');
  setRecording(isOn);
}

/**
 * Starts error reporting with the errors collected so far and, once the page is idle, session replay.
 * @returns a switch to pause and resume both
 */
export function startReporting(dsn: string, environment: string | undefined, earlier: unknown[]): (isOn: boolean) => void {
  init({
    ...SHARED_OPTIONS,
    dsn,
    environment,
    enabled: true,
    transport: scrubbingTransport,
    replaysSessionSampleRate: 1,
    replaysOnErrorSampleRate: 1,
    // Server errors are reported by the server; in the browser they are only a digest.
    beforeSend: (event, { originalException }) => (originalException instanceof Error && 'digest' in originalException ? null : event),
    integrations: (defaults) => defaults.filter(({ name }) => !UNWANTED.includes(name)),
  });
  for (const error of earlier) captureException(error);
  whenIdle(() => void import('./browser-recording').then(({ setRecording }) => setRecording(getClient()?.getOptions().enabled !== false)));
  return (isOn) => void setReporting(isOn);
}
