import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenReferences } from './evidence';

const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
const tests = path.join(folder, 'some.test.ts');
const row = { id: '1', where: '', test: '', reason: '' };

beforeAll(() =>
  writeFileSync(
    tests,
    `it('runs', run);\nit.each([1])(\n  "doesn't wait %i", run);\ntest(\`\${path} runs\`, run);\nit.skip('waits', run);\nit.todo('begins');`,
  ),
);
afterAll(() => rmSync(folder, { recursive: true }));

it('finds files and tests that do not exist, and tests that do not run', () => {
  const titles = ['waits', 'begins', 'was never written'].map((title) => `${tests} › ${title}`);
  const reason = 'See docs/decisions/none.md.';
  expect(brokenReferences([{ ...row, where: 'src/ops\nsrc/none.ts', test: titles.join('\n'), reason }])).toEqual(
    ['src/none.ts', 'docs/decisions/none.md', ...titles].map((name) => `1: ${name}`),
  );
});

it('accepts tests in any quotation marks', () => {
  const titles = ['runs', "doesn't wait %i", `\${path} runs`].map((title) => `${tests} › ${title}`);
  expect(brokenReferences([{ ...row, where: 'src/ops/evidence.ts', test: titles.join('\n') }])).toEqual([]);
});
