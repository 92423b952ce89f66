import { COMPARE_MAX } from '@/domain/limits';

/** A tool chosen for comparison, kept on the device. */
export interface ComparedTool {
  slug: string;
  name: string;
}

const KEY = 'compare';
const EVENT = 'compare-change';
const NOTHING: ComparedTool[] = [];

let raw: string | null = null;
let parsed: ComparedTool[] = NOTHING;

const isCompared = (value: unknown): value is ComparedTool =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  'name' in value &&
  typeof value.slug === 'string' &&
  typeof value.name === 'string';

/** The chosen tools; the same list as long as nothing changes. Empty where the browser keeps nothing. */
export function readCompared(): ComparedTool[] {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    return NOTHING;
  }
  if (stored === raw) return parsed;
  raw = stored;
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    parsed = Array.isArray(value) ? value.filter(isCompared).slice(0, COMPARE_MAX) : NOTHING;
  } catch {
    parsed = NOTHING;
  }
  return parsed;
}

function write(tools: ComparedTool[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tools));
  } catch {
    // The browser keeps nothing: choosing has no effect, and the links to compare with still work.
  }
  window.dispatchEvent(new Event(EVENT));
}

/** Adds a tool, or takes it away when it is chosen. A full list stays as it is. */
export function toggleCompared(tool: ComparedTool): void {
  const tools = readCompared();
  if (tools.some(({ slug }) => slug === tool.slug)) write(tools.filter(({ slug }) => slug !== tool.slug));
  else if (tools.length < COMPARE_MAX) write([...tools, tool]);
}

export function clearCompared(): void {
  write([]);
}

/** Calls back when the choice changes, in this tab or another. */
export function subscribeCompared(onChange: () => void): () => void {
  window.addEventListener(EVENT, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(EVENT, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Before the browser takes over, nothing is chosen. */
export const readComparedOnServer = (): ComparedTool[] => NOTHING;
