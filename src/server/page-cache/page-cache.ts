import type { OutgoingHttpHeaders } from 'node:http';
import { compactPage, compactRead, type Encoded } from './compact-page';
import { dataScriptSources } from './inline-scripts';
import { stampOf } from './stamped';

/** What Next stores: a page, the answer of a route, or one cached read (`FETCH`). */
export interface CachedValue {
  kind: string;
  /** A string from Next; bytes from the cache, as decoding takes longer than unpacking. */
  html?: string | Buffer;
  body?: Buffer;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  headers?: OutgoingHttpHeaders;
  data?: { body: string };
}

/** As Next's interface wants it. */
export interface CacheAnswer {
  value: CachedValue;
  /** Milliseconds since 1970. */
  lastModified: number;
  cacheControl?: unknown;
  /** The document of a page, soon after it was stored. */
  encoded?: Encoded;
}

interface Entry {
  answer: CacheAnswer;
  tags: readonly string[];
  bytes: number;
}

/** Next's key of a page: its route hashed, then its path. */
const PAGE_KEY = /^\/route-cache\/APP_PAGE\/[0-9a-f]+\/\$(?<path>\/.*)$/;

const pathOf = (key: string): string | undefined => PAGE_KEY.exec(key)?.groups?.path;

const TAGS_HEADER = 'x-next-cache-tags';
/** Next tags pages by their routes too. */
const NEXT_TAG = '_N_T_';
/** Memory of a document with characters beyond Latin, until it is packed. */
const BYTES_PER_HTML_CHARACTER = 2;
/** Reads up to this length stay as they are. */
const SHORT = 2048;
/** What an entry takes besides its texts, roughly. */
const OVERHEAD_BYTES = 1024;
/** Pages whose rendering is noted: misses of pages that are never stored, such as failures, stay until then. */
const NOTED_RENDERINGS = 10_000;
/** Tags whose last change is remembered. */
const REMEMBERED_TAGS = 50_000;

function bytesOf({ html, body, rscData, segmentData, data }: CachedValue): number {
  const texts = [body, rscData, data?.body, ...(segmentData?.values() ?? [])];
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), OVERHEAD_BYTES + (html?.length ?? 0) * BYTES_PER_HTML_CHARACTER);
}

const tagsOfPage = ({ headers }: CachedValue): string[] => {
  const tags = headers?.[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
};

/**
 * Pages and reads in the memory of this process, the least recently used leave first. An entry stays while none of its tags has changed since the
 * reading of changes that preceded it: what was read before a change and arrives after it isn't stored.
 *
 * @param catchUp see `ChangeFeed.catchUp`
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #keyByPath = new Map<string, string>();
  /** The reading that found the last change of a tag, the oldest first. */
  readonly #changes = new Map<string, number>();
  /** Reading before which changes are forgotten. */
  #forgotten = 0;
  #lastChange = 0;
  #bytes = 0;
  /** Stamps of the pages that are being rendered. */
  readonly #rendering = new Map<string, number>();
  /** Sources of the inline scripts of a page, by path: of its last two renderings, stored or not, since an answer may have begun before the last. */
  readonly #scripts = new Map<string, { newest: string[]; both: string[] }>();

  constructor(
    private readonly catchUp: () => Promise<number>,
    private readonly maxBytes: number,
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** The reading that found the last change. */
  get lastChange(): number {
    return this.#lastChange;
  }

  /** The cached value, or null after having noted when the rendering of a page begins. */
  async get(key: string, { kind }: { kind: string }): Promise<CacheAnswer | null> {
    const known = this.#use(key);
    if (known) return known;
    if (kind === 'FETCH') return null;
    const stamp = await this.stamp();
    // Renderings of one page may overlap: the oldest stamp holds for all of them.
    if (stamp !== null && !this.#rendering.has(key)) this.#rendering.set(key, stamp);
    for (const oldest of this.#rendering.keys()) {
      if (this.#rendering.size <= NOTED_RENDERINGS) break;
      this.#rendering.delete(oldest);
    }
    return null;
  }

  /** The cached page at a path of the router, such as `/en/tools`. */
  page(path: string): CacheAnswer | null {
    const key = this.#keyByPath.get(path);
    return key === undefined ? null : this.#use(key);
  }

  /**
   * The tags of a cached page at a path of the router, without those of Next's routes; null if it isn't cached, or if one of them has changed after the
   * reading `since`.
   */
  tags(path: string, since: number): string[] | null {
    const key = this.#keyByPath.get(path);
    const entry = key === undefined ? undefined : this.#entries.get(key);
    if (!entry || since < this.#forgotten || entry.tags.some((tag) => (this.#changes.get(tag) ?? 0) > since)) return null;
    return entry.tags.filter((tag) => !tag.startsWith(NEXT_TAG));
  }

  /** Sources that allow the inline scripts of a page at a path of the router; null if it was never rendered. */
  scriptSources(path: string): string[] | null {
    return this.#scripts.get(path)?.both ?? null;
  }

  #noteScripts(path: string, html: string): void {
    const older = this.#scripts.get(path)?.newest ?? [];
    const newest = dataScriptSources(html);
    this.#scripts.delete(path);
    this.#scripts.set(path, { newest, both: [...new Set([...newest, ...older])] });
    for (const oldest of this.#scripts.keys()) {
      if (this.#scripts.size <= NOTED_RENDERINGS) break;
      this.#scripts.delete(oldest);
    }
  }

  /** A cached value, now the most recently used. */
  #use(key: string): CacheAnswer | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.answer;
  }

  /** Stores a value unless one of its tags has changed since it was read. */
  set(key: string, value: CachedValue | null, { tags = [], cacheControl }: { tags?: string[]; cacheControl?: unknown }): void {
    const stamp = value?.data ? stampOf(value.data.body) : this.#rendering.get(key);
    this.#rendering.delete(key);
    this.#remove(key);
    const path = pathOf(key);
    if (path !== undefined && value?.html !== undefined) this.#noteScripts(path, String(value.html));
    if (!value || stamp === null || stamp === undefined || stamp < this.#forgotten) return;
    const all = [...new Set([...tags, ...tagsOfPage(value)])];
    if (all.some((tag) => (this.#changes.get(tag) ?? 0) > stamp)) return;
    const entry: Entry = { answer: { value, lastModified: Date.now(), cacheControl }, tags: all, bytes: key.length + bytesOf(value) };
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    if (path !== undefined) this.#keyByPath.set(path, key);
    for (const tag of all) this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
    if (value.html !== undefined || (value.data?.body.length ?? 0) > SHORT) void this.#pack(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.#remove(oldest);
    }
  }

  async #pack(key: string, entry: Entry): Promise<void> {
    const { value: plain } = entry.answer;
    const { value, encoded, bytes } = await (plain.html === undefined ? compactRead(plain) : compactPage(plain));
    Object.assign(entry.answer, { value, encoded });
    if (this.#entries.get(key) !== entry) return;
    const packed = key.length + OVERHEAD_BYTES + bytes;
    this.#bytes += packed - entry.bytes;
    entry.bytes = packed;
  }

  /** The reading that a read which begins now can rely on; null while the database can't be reached. */
  stamp(): Promise<number | null> {
    return this.catchUp().catch(() => null);
  }

  /** Drops what has one of these tags; everything for null. */
  expire(tags: readonly string[] | null, reading: number): void {
    this.#lastChange = reading;
    if (tags === null) {
      for (const key of [...this.#entries.keys()]) this.#remove(key);
      this.#changes.clear();
      this.#forgotten = reading;
      return;
    }
    for (const tag of tags) {
      this.#changes.delete(tag);
      this.#changes.set(tag, reading);
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#remove(key);
    }
    for (const [tag, changedAt] of this.#changes) {
      if (this.#changes.size <= REMEMBERED_TAGS) break;
      this.#changes.delete(tag);
      this.#forgotten = changedAt;
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    const path = pathOf(key);
    if (path !== undefined && this.#keyByPath.get(path) === key) this.#keyByPath.delete(path);
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
