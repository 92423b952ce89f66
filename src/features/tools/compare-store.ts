import { stored } from '@/browser/stored';
import { COMPARE_MAX } from '@/domain/limits';

/** A tool chosen for comparison, stored in the browser. */
export interface ComparedTool {
  slug: string;
  name: string;
}

const EVENT = 'compare-change';
const NOTHING: ComparedTool[] = [];
const saved = stored<unknown>('localStorage', 'compare');

let shown = NOTHING;

const isCompared = (value: unknown): value is ComparedTool =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  'name' in value &&
  typeof value.slug === 'string' &&
  typeof value.name === 'string';

/** The chosen tools; the same array until they change. Empty without storage. */
export function readCompared(): ComparedTool[] {
  const value = saved.read();
  const tools = Array.isArray(value) ? value.filter(isCompared).slice(0, COMPARE_MAX) : NOTHING;
  if (JSON.stringify(tools) !== JSON.stringify(shown)) shown = tools;
  return shown;
}

/** Without storage, choosing has no effect; links to comparisons still work. */
function write(tools: ComparedTool[]): void {
  saved.write(tools);
  window.dispatchEvent(new Event(EVENT));
}

/** Adds or removes a tool. Does nothing if the list is full. */
export function toggleCompared(tool: ComparedTool): void {
  const tools = readCompared();
  if (tools.some(({ slug }) => slug === tool.slug)) write(tools.filter(({ slug }) => slug !== tool.slug));
  else if (tools.length < COMPARE_MAX) write([...tools, tool]);
}

export function clearCompared(): void {
  write([]);
}

/** Subscribes to changes, from other tabs too. */
export function subscribeCompared(onChange: () => void): () => void {
  window.addEventListener(EVENT, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(EVENT, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Snapshot for the server: nothing chosen. */
export const readComparedOnServer = (): ComparedTool[] => NOTHING;
