import { describe, expect, it } from 'vitest';
import { URL_MAX_LENGTH } from '@/domain/web-url';
import { robotsRules } from './robots-rules';

const HOST = 'https://example.org';
const HALF_A_MEGABYTE = 500 * 1024;
/** Of processor time for each hop, far below the seconds that these files once took. */
const LIMIT_MS = 500;
const HOPS = 6;

const isAllowed = (text: string, path: string) => robotsRules(`${HOST}/robots.txt`, text, 'Checker')(`${HOST}${path}`);
const fill = (text: string) => text.repeat(Math.ceil(HALF_A_MEGABYTE / text.length)).slice(0, HALF_A_MEGABYTE);
const LONG_PATH = `/${'a'.repeat(URL_MAX_LENGTH - HOST.length - 1)}`;

describe('a hostile robots.txt', () => {
  it.each([
    ['one long rule', `User-agent: *\nDisallow: /${fill('*a')}`],
    ['one rule of wildcards', `User-agent: *\nDisallow: ${fill('*')}b`],
    ['many rules with wildcards', `User-agent: *\n${fill(`Disallow: /${'*a'.repeat(200)}b\n`)}`],
    ['many agents and many rules', `${fill('User-agent: *\n').slice(0, 30_000)}\n${fill('Disallow: /*a*a*a\n').slice(0, 30_000)}`],
    ['many groups', fill('User-agent: *\nDisallow: /*a*a*a*b\n')],
    ['one line', fill('a')],
    ['spaces before a colon', `${fill('User-agent ')}:`],
    ['only colons', fill(':')],
    ['only comments', fill('#')],
    ['only spaces', fill(' \t')],
  ])('takes no time: %s', (_what, text) => {
    const before = process.cpuUsage();
    for (let hop = 0; hop < HOPS; hop += 1) isAllowed(text, LONG_PATH);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(LIMIT_MS * HOPS);
  });
});

describe('a robots.txt', () => {
  it.each([
    ['for everyone', 'User-agent: *\nDisallow: /private', '/private/a', false],
    ['for everyone, elsewhere', 'User-agent: *\nDisallow: /private', '/public', true],
    ['for this robot', 'User-agent: Checker/1.0\nDisallow: /\n\nUser-agent: *\nAllow: /', '/a', false],
    ['for another robot', 'User-agent: *\nAllow: /\n\nUser-agent: other\nDisallow: /', '/a', true],
    ['for several robots', 'User-agent: other\nUser-agent: checker\nUser-agent: third\nDisallow: /a', '/a', false],
    ['with an exception', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b', true],
    ['with wildcards', 'User-agent: *\nDisallow: /**/print$', '/x/y/print', false],
    ['with comments', '# hello\nUser-agent: * # all\nDisallow: /a # not here', '/a', false],
    ['with a sitemap between', 'User-agent: other\nDisallow: /\nSitemap: https://example.org/s.xml\nUser-agent: *\nDisallow: /a', '/b', true],
    ['behind a long list of others', `${'User-agent: other\nDisallow: /x\n'.repeat(1000)}User-agent: *\nDisallow: /a`, '/a', false],
    ['without rules', '', '/a', true],
  ])('decides %s', (_what, text, path, expected) => {
    expect(isAllowed(text, path)).toBe(expected);
  });
});
