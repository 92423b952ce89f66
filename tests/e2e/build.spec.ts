import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const CHUNKS = path.join(process.env.NEXT_DIST_DIR ?? '.next', 'server/chunks');
/** A text of the CMS that no other code has. */
const OF_THE_CMS = 'directory-newsletter';

test('pages, server actions and jobs share one copy of the CMS', () => {
  const copies = readdirSync(CHUNKS).filter((name) => name.endsWith('.js') && readFileSync(path.join(CHUNKS, name), 'utf8').includes(OF_THE_CMS));
  expect(copies).toHaveLength(1);
});

test('browsers get nothing of the client of a bucket', () => {
  const folder = path.join(process.env.NEXT_DIST_DIR ?? '.next', 'static');
  const scripts = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.filter(({ parentPath, name }) => /storage-s3|S3ClientUpload|x-amz-/.test(readFileSync(path.join(parentPath, name), 'utf8')));
  expect(found.map(({ name }) => name)).toEqual([]);
});
