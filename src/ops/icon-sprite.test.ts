import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICONS } from '@/domain/icons';
import { namesIn } from './icon-sprite';

const sprite = readFileSync('src/ui/icons.svg', 'utf8');

describe('icon sprite', () => {
  it.each(Object.keys(ICONS))("draws an editor's choice of “%s”", (name) => {
    expect(sprite).toMatch(new RegExp(`<symbol id="${name}" viewBox="0 0 24 24"><\\w+ [^>]*/>`));
  });

  it('finds every name of an icon element', () => {
    const source = `<Icon name="x" /> <Icon key="a" name="menu" className="size-4" /> <Icon name={isDark ? 'sun' : 'moon'} /> <Icons name="no" />`;
    expect(namesIn(source)).toEqual(['x', 'menu', 'sun', 'moon']);
  });

  it('stays a small file', () => {
    expect(Buffer.byteLength(sprite)).toBeLessThan(30 * 1024);
  });
});
