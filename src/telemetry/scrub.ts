import { debugIdOf, scriptOf } from '@/domain/debug-id';

/** Longer texts are cut. */
export const TEXT_MAX_LENGTH = 2048;
const MAX_DEPTH = 12;
const REMOVED = '[removed]';

/** Ids that Sentry itself made: they say nothing about a person and must stay whole. */
const OWN_IDS = new Set([
  'event_id',
  'trace_id',
  'span_id',
  'parent_span_id',
  'segment_id',
  'debug_id',
  'public_key',
  'replay_id',
  'replayId',
  'trace_ids',
  'error_ids',
  'sid',
  'release',
]);

/** What never leaves, whatever it holds. */
const PRIVATE_KEY =
  /cookie|authorization|forwarded|password|secret|^token$|^user$|^user\.|^ip_address$|client\.address|net\.peer|request\.(?:header|body)|response\.(?:header|body)|(?:url|http)[._]query|(?:url|http)[._]fragment|query_string|db\.(?:query|statement|sql)|^params$|^detail$|^arguments$/i;

const RULES: [RegExp, string][] = [
  // An error of the database names the values that were to be written.
  [/(\bparams:)[\s\S]*/g, `$1 ${REMOVED}`],
  [/(\bKey \([^)]*\)=)\([^)]*\)/g, `$1(${REMOVED})`],
  [/((?:https?:\/\/|\/)[^\s?#"'`<>]*)[?#][^\s"'`<>)]*/g, '$1'],
  [/[?&][\w.[\]%-]+=[^\s"'`<>)]*/g, ''],
  // No longer than addresses are: an unbounded search in an address full of `%40` would take minutes.
  [/[^\s@"'`<>()[\]{}:;,/=\\]{1,128}(?:@|%40)[^\s@%"'`<>()[\]{}:;,/=\\]{1,253}\.[a-z]{2,}/gi, REMOVED],
  [/\b(bearer|basic)\s+[\w.~+/%-]{6,}=*/gi, `$1 ${REMOVED}`],
  [/\b(token|password|secret|cookie|authorization|session)(["']?\s*[=:]\s*)(?:"[^"]*"|'[^']*'|[\w.~+/%-]{6,}=*)/gi, `$1$2${REMOVED}`],
  // Signed tokens, then whatever else is long and random.
  [/\b[\w-]{16,}(?:\.[\w-]{16,})+/g, REMOVED],
  [/\b(?=[\w-]*\d)[\w-]{32,}\b/g, REMOVED],
];

/** A text without query strings, e-mail addresses, tokens and values of the database. */
export const scrubSecrets = (text: string): string => RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** As `scrubSecrets`, cut at 2,048 characters. */
function scrubText(text: string): string {
  // What lies far behind the cut is not worth the search.
  const clean = scrubSecrets(text.slice(0, TEXT_MAX_LENGTH * 4));
  return clean.length > TEXT_MAX_LENGTH ? `${clean.slice(0, TEXT_MAX_LENGTH - 1)}…` : clean;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of what is about to be sent without anything private, at any depth. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return REMOVED;
  if (Array.isArray(value)) return value.map((entry) => scrub(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !PRIVATE_KEY.test(key))
      .map(([key, entry]) => [key, OWN_IDS.has(key) ? entry : scrub(entry, depth + 1)]),
  );
}

interface Frame {
  filename?: string;
  abs_path?: string;
}

function framesOf(event: Record<string, unknown>): Frame[] {
  const { values } = (event.exception ?? {}) as { values?: { stacktrace?: { frames?: Frame[] } }[] };
  return (values ?? []).flatMap(({ stacktrace }) => stacktrace?.frames ?? []);
}

/** Names the scripts in an error's stack without the folders of this machine, and the source maps that belong to them. */
function withDebugIds(event: Record<string, unknown>, buildId: string): Record<string, unknown> {
  const scripts = new Set<string>();
  for (const frame of framesOf(event)) {
    const script = scriptOf(frame.filename ?? frame.abs_path ?? '');
    if (script) scripts.add(script);
    // The address of a page, where its own inline scripts run, ends before what it was asked.
    frame.filename = script ? `app:///_next/${script}` : frame.filename?.replace(/[?#].*$/, '');
    delete frame.abs_path;
  }
  if (scripts.size === 0) return event;
  const images = [...scripts].map((script) => ({ type: 'sourcemap', code_file: `app:///_next/${script}`, debug_id: debugIdOf(buildId, script) }));
  return { ...event, debug_meta: { images } };
}

/** Of the request, only what was asked for. */
function withoutRequest({ request, ...event }: Record<string, unknown>): Record<string, unknown> {
  const { url, method } = isRecord(request) ? request : {};
  return { ...event, ...(url || method ? { request: { url, method } } : {}) };
}

type Item = [Record<string, unknown>, unknown];

/**
 * Takes everything private out of an envelope before it is sent, errors, traces and recordings alike, and adds the ids of source maps.
 * Changes the envelope itself.
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
