import { captureException, getClient, init, makeFetchTransport } from '@sentry/nextjs';
import { SHARED_OPTIONS } from './options';
import { scrubEnvelope } from './scrub';
import { whenIdle } from './when-idle';

/** Adds what cannot be had from the page, or says something about who looks at it. */
const UNWANTED = ['HttpContext', 'BrowserSession'];

type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** What is sent goes through here, recordings too, which the hooks of the client do not see. */
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

/** Stops sending, or goes on, when somebody changes their mind. */
async function setReporting(isOn: boolean): Promise<void> {
  const options = getClient()?.getOptions();
  if (!options || options.enabled === isOn) return;
  options.enabled = isOn;
  const { setRecording } = await import('./browser-recording');
  setRecording(isOn);
}

/**
 * Starts to report the errors of this page, first those that were kept, and, once the page has nothing else to do, to record it.
 * @returns what stops that and goes on with it
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
    // What the server threw is reported by the server; here it has only a number.
    beforeSend: (event, { originalException }) => (originalException instanceof Error && 'digest' in originalException ? null : event),
    integrations: (defaults) => defaults.filter(({ name }) => !UNWANTED.includes(name)),
  });
  for (const error of earlier) captureException(error);
  whenIdle(() => void import('./browser-recording').then(({ setRecording }) => setRecording(getClient()?.getOptions().enabled !== false)));
  return (isOn) => void setReporting(isOn);
}
