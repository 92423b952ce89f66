import { describe, expect, it } from 'vitest';
import { ICONS } from '@/domain/icons';
import { Icon } from '@/ui/icon';

describe('icons', () => {
  it.each(Object.keys(ICONS))("exist for an editor's choice of “%s”", (name) => {
    expect(Icon({ name })?.props.dangerouslySetInnerHTML.__html).toMatch(/^<\w+ .*\/>$/);
  });
});
