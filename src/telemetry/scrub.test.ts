import { describe, expect, it } from 'vitest';
import { debugIdOf } from '@/domain/debug-id';
import { scrub, scrubEnvelope, TEXT_MAX_LENGTH } from './scrub';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJyZXZpZXctMTIzNDU2In0.c2lnbmF0dXJlLW9mLXRoaXMtdG9rZW4';

describe('a text that is reported', () => {
  it.each([
    ['Not found: https://example.com/reviews/confirm?token=abc&x=1 today', 'Not found: https://example.com/reviews/confirm today'],
    ['GET /tools?category=coding failed', 'GET /tools failed'],
    ['No account for Jan.Jansen+site@example.co.uk', 'No account for [removed]'],
    ['email=jan%40example.com is wrong', 'email=[removed] is wrong'],
    [`Preview /preview/${TOKEN} ended`, 'Preview /preview/[removed] ended'],
    ['authorization: Bearer abcdef123456', 'authorization: [removed] [removed]'],
    ['session 5f2d0c9b8a7e6d5c4b3a29181716151413121110 is over', 'session [removed] is over'],
    ['password="correct-horse" refused', 'password=[removed] refused'],
    ['Failed query: insert into "reviews" values ($1)\nparams: Jan,his review', 'Failed query: insert into "reviews" values ($1)\nparams: [removed]'],
    ['Key (email)=(jan@localhost) already exists.', 'Key (email)=([removed]) already exists.'],
  ])('does not say what is private in %s', (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  it('is searched at once, also when somebody made it to take long', () => {
    expect(scrub('a%40'.repeat(TEXT_MAX_LENGTH))).toMatch(/^a%40a%40.+…$/);
  });

  it.each([
    "Cannot read properties of undefined (reading 'map')",
    'Is it there? Yes',
    'Minified React error #418',
    'connect ECONNREFUSED 127.0.0.1:5432',
  ])('stays as it is: %s', (text) => {
    expect(scrub(text)).toBe(text);
  });

  it('is cut at 2,048 characters', () => {
    expect(scrub('x '.repeat(3000))).toHaveLength(TEXT_MAX_LENGTH);
  });
});

describe('what is reported beside texts', () => {
  it('holds no cookies, headers, bodies, queries, people or values of the database', () => {
    const attributes = {
      'http.request.header.cookie': 'a',
      'url.query': 'a',
      'http.request.body': 'a',
      'user.email': 'a',
      'client.address': 'a',
      'db.query.text': 'a',
      'http.route': '/tools/[slug]',
    };
    expect(scrub({ items: [{ attributes, user: { id: 1 }, cookies: {} }] })).toEqual({ items: [{ attributes: { 'http.route': '/tools/[slug]' } }] });
  });

  it('keeps the ids that Sentry made', () => {
    const ids = { event_id: '5fb33b58dbcc42968ec95e69b22216ff', trace_id: '23dd1290cb1c48c7865c9a60ec39073a' };
    expect(scrub(ids)).toEqual(ids);
  });
});

describe('an envelope', () => {
  it('names the source map of each script of the build, and of the request only what was asked for', () => {
    const event = {
      request: { url: 'https://example.com/tools?q=a', method: 'GET', headers: { Cookie: 'a=b' }, cookies: {}, data: 'x', query_string: 'q=a' },
      exception: {
        values: [
          {
            value: 'Broken',
            stacktrace: {
              frames: [
                { filename: '/srv/.next/builds/ab/server/app/a/route.js', lineno: 1 },
                { filename: 'node:async_hooks' },
                { filename: 'https://example.com/tools?q=a' },
              ],
            },
          },
        ],
      },
    };
    const envelope = [{ event_id: 'a' }, [[{ type: 'event' }, event]]] as const;
    scrubEnvelope(envelope, 'build');
    expect(envelope[1][0][1]).toEqual({
      request: { url: 'https://example.com/tools', method: 'GET' },
      exception: {
        values: [
          {
            value: 'Broken',
            stacktrace: {
              frames: [
                { filename: 'app:///_next/server/app/a/route.js', lineno: 1 },
                { filename: 'node:async_hooks' },
                { filename: 'https://example.com/tools' },
              ],
            },
          },
        ],
      },
      debug_meta: {
        images: [{ type: 'sourcemap', code_file: 'app:///_next/server/app/a/route.js', debug_id: debugIdOf('build', 'server/app/a/route.js') }],
      },
    });
  });
});
