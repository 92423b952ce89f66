import { describe, expect, it } from 'vitest';
import { drawableText } from './drawable-text';

describe('drawableText', () => {
  it('preserves characters the fonts have', () => {
    expect(drawableText('Łódź, Ştefan: “naïve” – €5 ™ …')).toBe('Łódź, Ştefan: “naïve” – €5 ™ …');
  });

  it('omits other scripts and emoji with their spacing', () => {
    expect(drawableText('Qwen 通义千问 🎉 مرحبا 👩‍💻 chat')).toBe('Qwen chat');
  });

  it('replaces unusual accents, hyphens and spaces by plain ones', () => {
    expect(drawableText('ṗlain vi\u2011a\u202fb ﬁt')).toBe('plain vi-a b fit');
  });

  it('returns one line without control characters', () => {
    expect(drawableText(' one\n\ttwo\u0000\u200b three ')).toBe('one two three');
  });
});
