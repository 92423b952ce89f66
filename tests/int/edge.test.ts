import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NO_PREFERENCE, PREFERS_DUTCH } from '@/domain/first-visit';
import { LOCALE_CODES } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
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

test('the edge passes pages that depend on who asks, with their cookies', () => {
  const [, pattern = ''] = /req\.url ~ "([^"]+)" \|\| req\.http\.Authorization/.exec(readFileSync(RULES, 'utf8')) ?? [];
  const pages = [routes.profile, routes.security, routes.shortlists, routes.shortlist('x'), routes.bookmarksList, routes.preview('x')];
  for (const page of pages) for (const locale of LOCALE_CODES) expect(localePath(page, locale)).toMatch(new RegExp(pattern));
  for (const page of [routes.tools, routes.home, '/profiles']) expect(page).not.toMatch(new RegExp(pattern));
});
