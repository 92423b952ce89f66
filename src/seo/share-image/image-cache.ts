import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Limits {
  /** Maximum number of files; beyond it the oldest are deleted. */
  files: number;
  /** Images cached in memory if the folder isn't writable. */
  inMemory: number;
  atOnce: number;
  /** Maximum queue length. */
  waiting: number;
}

const LIMITS: Limits = { files: 5000, inMemory: 40, atOnce: 2, waiting: 40 };
const WRITES_BETWEEN_CLEANING = 100;
/** Share of the files left after deleting old ones. */
const SHARE_LEFT = 0.9;

/** The queue for drawing images is full. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

/**
 * Caches generated images as files. Several servers may share the folder, and it may be emptied at any time. If it isn't writable, recent images are
 * cached in memory.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #limits: Limits;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #memory = new Map<string, Buffer>();
  readonly #queue: (() => void)[] = [];
  #running = 0;
  #writes = 0;

  constructor(folder: string, limits: Partial<Limits> = {}) {
    this.#folder = folder;
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Returns a cached image or makes it; simultaneous requests share one run.
   * @param name file name that identifies the content
   * @throws TooBusyError when the queue is full
   */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#memory.get(name);
    if (known) return Promise.resolve(known);
    let image = this.#underWay.get(name);
    if (!image) {
      image = this.#readOrMake(name, make).finally(() => this.#underWay.delete(name));
      this.#underWay.set(name, image);
    }
    return image;
  }

  async #readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.#folder, name);
    const cached = await readFile(file).catch(() => null);
    if (cached) return cached;
    const image = await this.#inTurn(make);
    if (!(await this.#write(file, image))) this.#remember(name, image);
    return image;
  }

  async #inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#running >= this.#limits.atOnce) {
      if (this.#queue.length >= this.#limits.waiting) throw new TooBusyError('Too many images are being made');
      await new Promise<void>((start) => this.#queue.push(start));
    } else this.#running += 1;
    try {
      return await make();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Write to a temporary name, so that nobody reads half a file. */
  async #write(file: string, image: Buffer): Promise<boolean> {
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(unfinished, image);
      await rename(unfinished, file);
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
      return false;
    }
    if (this.#writes % WRITES_BETWEEN_CLEANING === 0) await this.#removeOldest().catch(() => undefined);
    this.#writes += 1;
    return true;
  }

  async #removeOldest(): Promise<void> {
    const names = await readdir(this.#folder);
    if (names.length <= this.#limits.files) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.#folder, name);
        return { file, madeAt: (await stat(file).catch(() => null))?.mtimeMs ?? 0 };
      }),
    );
    files.sort((a, b) => a.madeAt - b.madeAt);
    const tooMany = files.slice(0, files.length - Math.floor(this.#limits.files * SHARE_LEFT));
    for (const { file } of tooMany) await rm(file, { force: true });
  }

  #remember(name: string, image: Buffer): void {
    this.#memory.set(name, image);
    const [oldest] = this.#memory.keys();
    if (oldest !== undefined && this.#memory.size > this.#limits.inMemory) this.#memory.delete(oldest);
  }
}
