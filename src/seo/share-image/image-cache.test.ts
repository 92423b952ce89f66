import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImageCache, TooBusyError } from './image-cache';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'image-cache-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function work() {
  let made = 0;
  let most = 0;
  let running = 0;
  const ends: (() => void)[] = [];
  const make = async () => {
    made += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
    return Buffer.from(`image ${made}`);
  };
  return { make, counts: () => ({ made, most }), endNext: () => ends.shift()?.(), underWay: () => ends.length };
}

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

describe('ImageCache', () => {
  it('creates an image once for concurrent requests and servers sharing a folder', async () => {
    const { make, counts, endNext, underWay } = work();
    const images = new ImageCache(path.join(folder, 'new'));
    const asked = [images.get('a.png', make), images.get('a.png', make)];
    await until(() => underWay() === 1);
    endNext();
    const [first, second] = await Promise.all(asked);
    expect(first).toEqual(second);
    expect(await new ImageCache(path.join(folder, 'new')).get('a.png', make)).toEqual(first);
    expect(counts().made).toBe(1);
    expect(await readdir(path.join(folder, 'new'))).toEqual(['a.png']);
  });

  it('limits concurrent work and refuses when too many wait', async () => {
    const { make, counts, endNext, underWay } = work();
    const images = new ImageCache(folder, { atOnce: 2, waiting: 1 });
    const asked = ['a', 'b', 'c'].map((name) => images.get(name, make));
    await until(() => underWay() === 2);
    // Gives the third request time to look for its file.
    await readdir(folder);
    await expect(images.get('d', make)).rejects.toThrow(TooBusyError);
    endNext();
    await until(() => underWay() === 2);
    endNext();
    endNext();
    await Promise.all(asked);
    expect(counts()).toEqual({ made: 3, most: 2 });
  });

  it('retries after a failure', async () => {
    const images = new ImageCache(folder);
    await expect(images.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await images.get('a', async () => Buffer.from('whole'))).toEqual(Buffer.from('whole'));
  });

  it('removes the oldest when there are too many', async () => {
    for (const [index, name] of ['old', 'older', 'oldest'].entries()) {
      await writeFile(path.join(folder, name), name);
      await utimes(path.join(folder, name), 0, 1000 - index);
    }
    await new ImageCache(folder, { files: 3 }).get('new', async () => Buffer.from('new'));
    expect((await readdir(folder)).sort()).toEqual(['new', 'old']);
  });

  it('caches the last images in memory when the disk is not writable', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const images = new ImageCache(path.join(file, 'inside'), { inMemory: 1 });
    let made = 0;
    const make = async () => Buffer.from(String(++made));
    await images.get('a', make);
    expect(String(await images.get('a', make))).toBe('1');
    await images.get('b', make);
    expect(String(await images.get('a', make))).toBe('3');
  });
});
