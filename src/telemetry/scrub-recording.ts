import { scrubSecrets } from '@/domain/scrub';

/** Styles and class names hold no personal data, and playback needs them whole. */
const STYLES = new Set(['_cssText', 'class']);
const PRIVATE_KEY = /cookie|authorization/i;

/** Like `scrub` but without cutting: playback needs the recording to stay consistent. */
function scrubSteps(value: unknown): unknown {
  if (typeof value === 'string') return scrubSecrets(value);
  if (Array.isArray(value)) return value.map(scrubSteps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !PRIVATE_KEY.test(key))
      .map(([key, entry]) => [key, STYLES.has(key) ? entry : scrubSteps(entry)]),
  );
}

/** Compresses as Sentry's own worker does; its output could no longer be scrubbed. */
async function packed(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Removes query strings, email addresses and tokens from a replay recording and compresses it.
 * @param recording one line of JSON, then the uncompressed list of steps
 */
export async function scrubRecording(recording: string): Promise<Uint8Array> {
  const end = recording.indexOf('\n') + 1;
  const head = new TextEncoder().encode(recording.slice(0, end));
  const steps = await packed(JSON.stringify(scrubSteps(JSON.parse(recording.slice(end)))));
  const whole = new Uint8Array(head.length + steps.length);
  whole.set(head);
  whole.set(steps, head.length);
  return whole;
}
