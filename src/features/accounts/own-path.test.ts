import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path';

describe('ownPath', () => {
  it.each(['/', '/profile', '/nl/tools/chatgpt?sort=new#reviews', '/admin/collections/tools', '/tools/a%20b'])('accepts %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    '/%0a/evil.example',
    '/%E0%A4%A',
    'javascript:alert(1)',
    'profile',
    '',
    null,
    ['/profile'],
  ])('rejects %j', (path) => {
    expect(ownPath(path)).toBeNull();
  });
});
