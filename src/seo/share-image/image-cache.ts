import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Limits {
  /** Files kept; past it the oldest are removed. */
  files: number;
  /** Images in memory, for a server that cannot write. */
  inMemory: number;
  atOnce: number;
  /** Images that may wait for their turn. */
  waiting: number;
}

const LIMITS: Limits = { files: 5000, inMemory: 40, atOnce: 2, waiting: 40 };
const WRITES_BETWEEN_CLEANING = 100;
/** Share of the files that stays when there are too many. */
const KEPT_SHARE = 0.9;

/** More images are asked for at once than this server makes. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

/**
 * Images that are made once: kept as files in a folder, which several servers may share and which may be emptied at any time. Where nothing can be
 * written, the last ones stay in memory.
 */
export class KeptImages {
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
   * The image of a name, made if it is not kept yet; those who ask for it meanwhile wait for the same one.
   * @param name a file name, which stands for all of the content
   * @throws TooBusyError when too many others wait to be made
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
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
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

  /** Under another name first, so that nobody reads half a file. */
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
    const tooMany = files.slice(0, files.length - Math.floor(this.#limits.files * KEPT_SHARE));
    for (const { file } of tooMany) await rm(file, { force: true });
  }

  #remember(name: string, image: Buffer): void {
    this.#memory.set(name, image);
    const [oldest] = this.#memory.keys();
    if (oldest !== undefined && this.#memory.size > this.#limits.inMemory) this.#memory.delete(oldest);
  }
}
