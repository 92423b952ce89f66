import { describe, expect, it } from 'vitest';
import { loginPath, nextPath, ownPath } from './login-path';

describe('loginPath', () => {
  it('preserves the whole target path', () => {
    const path = loginPath('nl', '/nl/tools?q=a&sort=new#top');
    expect(path).toBe('/nl/login?next=%2Fnl%2Ftools%3Fq%3Da%26sort%3Dnew%23top');
    expect(nextPath('nl', new URLSearchParams(path.split('?')[1]).get('next'))).toBe('/nl/tools?q=a&sort=new#top');
  });
});

describe('nextPath', () => {
  it.each([null, 'https://evil.example', '//evil.example', '/nl/login', '/login?next=/tools'])('leads to the profile instead of %j', (value) => {
    expect(nextPath('nl', value)).toBe('/nl/profile');
    expect(nextPath('en', value)).toBe('/profile');
  });

  it('accepts pages below the login page', () => {
    expect(nextPath('en', '/login/reset?token=1')).toBe('/login/reset?token=1');
  });
});

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
