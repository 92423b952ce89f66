import { describe, expect, it } from 'vitest';
import { debugIdOf, scriptOf } from './debug-id';

describe('a script of a build', () => {
  it.each([
    ['https://example.com/_next/static/chunks/app/%5Blocale%5D/page-1a2b.js', 'static/chunks/app/[locale]/page-1a2b.js'],
    ['app:///_next/static/chunks/12-ab.js', 'static/chunks/12-ab.js'],
    ['/srv/site/.next/builds/0a1b2c/server/app/(site)/go/[slug]/route.js', 'server/app/(site)/go/[slug]/route.js'],
    ['https://example.com/_next/static/chunks/12-ab.js?v=1', 'static/chunks/12-ab.js'],
  ])('is identified by %s', (fileName, script) => {
    expect(scriptOf(fileName)).toBe(script);
  });

  it.each(['/srv/site/node_modules/next/dist/server/base-server.js', 'https://example.com/tools', 'node:async_hooks', ''])(
    'is not %s',
    (fileName) => {
      expect(scriptOf(fileName)).toBeNull();
    },
  );
});

describe('the id of a source map', () => {
  it('is deterministic and looks like a UUID', () => {
    const id = debugIdOf('build', 'static/chunks/12-ab.js');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(debugIdOf('build', 'static/chunks/12-ab.js')).toBe(id);
  });

  it('differs between builds and between thousands of scripts', () => {
    const ids = ['one', 'two'].flatMap((build) => Array.from({ length: 5000 }, (_, index) => debugIdOf(build, `server/chunks/${index}.js`)));
    expect(new Set(ids).size).toBe(10_000);
  });
});
