import { describe, expect, it } from 'vitest';
import { loginPath, nextPath } from './login-path';

describe('loginPath', () => {
  it('preserves the whole target path', () => {
    const path = loginPath('nl', '/nl/tools?q=a&sort=new#top');
    expect(path).toBe('/nl/login?next=%2Fnl%2Ftools%3Fq%3Da%26sort%3Dnew%23top');
    expect(nextPath('nl', new URLSearchParams(path.split('?')[1]).get('next'))).toBe('/nl/tools?q=a&sort=new#top');
  });
});

describe('nextPath', () => {
  it.each([null, 'https://evil.example', '//evil.example', '/%2e//evil.example', '/nl/login', '/nl/./login', '/login?next=/tools'])(
    'leads to the profile instead of %j',
    (value) => {
      expect(nextPath('nl', value)).toBe('/nl/profile');
      expect(nextPath('en', value)).toBe('/profile');
    },
  );

  it('accepts pages below the login page', () => {
    expect(nextPath('en', '/login/reset?token=1')).toBe('/login/reset?token=1');
  });
});
