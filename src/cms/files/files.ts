import type { Readable, Transform } from 'node:stream';

/** Files of one kind, on disk or in a bucket. A name is a relative path with `/`. */
export interface Files {
  /** Where they are, for messages. */
  place: string;
  /** Saves what the last stream gives; nothing if one of them fails. */
  save(name: string, ...streams: [Readable, ...Transform[]]): Promise<void>;
  /** @returns null if there is no such file */
  open(name: string): Promise<{ body: Readable; bytes: number } | null>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
  /** All files, or those whose names begin with `prefix`. */
  list(prefix?: string): AsyncIterable<{ name: string; changedAt: Date }>;
}
