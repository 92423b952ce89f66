import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NO_PREFERENCE, PREFERS_DUTCH } from '@/domain/first-visit';
import { hasVarnish } from '../../src/ops/varnish';

const RULES = path.resolve('src/ops/edge/site.vcl');

// CI installs it, and fails without it.
test.skipIf(!hasVarnish() && !process.env.CI)('the edge keeps pages by tag, parts and first visits apart, and personal answers not at all', () => {
  const varnishtest = () => execFileSync('varnishtest', [`-Dsite_vcl=${RULES}`, 'src/ops/edge/pages.vtc'], { encoding: 'utf8' });
  expect(varnishtest).not.toThrow();
});

test('the edge decides about the language of first visits as the site does', () => {
  for (const pattern of [PREFERS_DUTCH, NO_PREFERENCE]) expect(readFileSync(RULES, 'utf8')).toContain(`"^${pattern}$"`);
});
