import { debugIdOf, scriptOf } from '@/domain/debug-id';
import { isRecord } from '@/domain/is-record';
import { scrub } from '@/domain/scrub';

interface Frame {
  filename?: string;
  abs_path?: string;
}

function framesOf(event: Record<string, unknown>): Frame[] {
  const { values } = (event.exception ?? {}) as { values?: { stacktrace?: { frames?: Frame[] } }[] };
  return (values ?? []).flatMap(({ stacktrace }) => stacktrace?.frames ?? []);
}

/** Removes this machine's folders from stack traces and adds the debug ids of the scripts' source maps. */
function withDebugIds(event: Record<string, unknown>, buildId: string): Record<string, unknown> {
  const scripts = new Set<string>();
  for (const frame of framesOf(event)) {
    const script = scriptOf(frame.filename ?? frame.abs_path ?? '');
    if (script) scripts.add(script);
    // For inline scripts, the page's URL without its query string.
    frame.filename = script ? `app:///_next/${script}` : frame.filename?.replace(/[?#].*$/, '');
    delete frame.abs_path;
  }
  if (scripts.size === 0) return event;
  const images = [...scripts].map((script) => ({ type: 'sourcemap', code_file: `app:///_next/${script}`, debug_id: debugIdOf(buildId, script) }));
  return { ...event, debug_meta: { images } };
}

/** Reduces the request to its URL and method. */
function withoutRequest({ request, ...event }: Record<string, unknown>): Record<string, unknown> {
  const { url, method } = isRecord(request) ? request : {};
  return { ...event, ...(url || method ? { request: { url, method } } : {}) };
}

type Item = [Record<string, unknown>, unknown];

/**
 * Removes private data from an envelope (errors, traces, recordings) before it's sent, and adds source map ids.
 * Changes the envelope in place.
 */
export function scrubEnvelope(envelope: unknown, buildId: string): void {
  const [headers, items] = envelope as [Record<string, unknown>, Item[]];
  if (headers.trace) headers.trace = scrub(headers.trace);
  for (const item of items) {
    const payload = item[1];
    if (!isRecord(payload)) continue;
    const bare = withoutRequest(payload);
    item[1] = scrub(item[0].type === 'event' ? withDebugIds(bare, buildId) : bare);
  }
}
