import { describe, expect, it } from 'vitest';
import { ICONS } from '@/domain/icons';
import { Icon } from '@/ui/icon';

describe('an icon', () => {
  it.each(ICONS)('can be drawn when an editor chooses “%s”', (name) => {
    expect(Icon({ name })?.props.dangerouslySetInnerHTML.__html).toMatch(/^<\w+ .*\/>$/);
  });
});
