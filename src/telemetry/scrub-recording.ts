import { scrubSecrets } from './scrub';

/** Styles and class names of a page hold nothing of a person, and a page that is played back needs them whole. */
const STYLES = new Set(['_cssText', 'class']);
const PRIVATE_KEY = /cookie|authorization/i;

/** As `scrub`, but nothing is cut: a page that was recorded must still fit together. */
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

/** The same way Sentry's own worker packs a recording, which could not be read here any more. */
async function packed(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Takes addresses with queries, e-mail addresses and tokens out of a recording of a page, and packs it.
 * @param recording a line of JSON and then the list of steps, not yet packed
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
