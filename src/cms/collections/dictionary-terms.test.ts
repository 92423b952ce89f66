import { describe, expect, it } from 'vitest';
import { staysInPlace } from './dictionary-terms';

const before = { _status: 'published' as const, slug: 'token', name: { en: 'Token', nl: 'Tokens' } };
const term = { _status: 'published' as const, slug: 'token', name: 'Token', deletedAt: null };

describe('a term stays in its place among the others', () => {
  it('when its texts change', () => {
    expect(staysInPlace(term, before, 'en')).toBe(true);
    expect(staysInPlace({ ...term, name: 'Tokens' }, before, 'nl')).toBe(true);
  });

  it.each([
    ['is new', term, null],
    ['has another name', { ...term, name: 'Tokens' }, before],
    ['has another address', { ...term, slug: 'tokens' }, before],
    ['becomes public', term, { ...before, _status: 'draft' as const }],
    ['goes offline', { ...term, _status: 'draft' as const }, before],
    ['goes into the trash', { ...term, deletedAt: '2026-11-22T12:00:00.000Z' }, before],
    ['comes out of it', term, { ...before, deletedAt: '2026-11-22T12:00:00.000Z' }],
  ])('but not when it %s', (_what, changed, stored) => {
    expect(staysInPlace(changed, stored, 'en')).toBe(false);
  });

  it('but not when the other language may have changed too', () => {
    expect(staysInPlace(term, before, null)).toBe(false);
  });
});
