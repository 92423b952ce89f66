/** Gives every test file a separate database and media folder, so files can run in parallel. */
import './environment';

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';
import { createDatabase } from './database';

const BRIEFLY_MS = 40;
const mediaDir = mkdtempSync(path.join(tmpdir(), 'media-'));
vi.mock('@/cms/files/media-dir', () => ({ MEDIA_DIR: mediaDir }));
// Answers wait half a second so that their time tells nothing: minutes over all tests. `even-times.test.ts` measures the real wait.
vi.mock('@/server/even-time', () => ({ inEvenTime: (work: () => Promise<unknown>) => work().finally(() => wait(BRIEFLY_MS)) }));
afterAll(() => rmSync(mediaDir, { recursive: true, force: true }));

process.env.DATABASE_URL = await createDatabase(process.env.TEMPLATE_DATABASE);
