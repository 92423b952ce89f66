import { describe, expect, it } from 'vitest';
import { picksOf } from './picks';

const tool = (name: string, hasFreePlan: boolean, country: string | null) => ({ name, hasFreePlan, country });
type Chosen = ReturnType<typeof tool> & { isFreePick?: boolean; isEuropeanPick?: boolean };
const picked = (...tools: Chosen[]) => picksOf(tools).map((pick) => [pick.tool.name, ...pick.kinds]);

describe('the picks of a task', () => {
  it('are the first tool, the first free one and the first European one', () => {
    const tools = [tool('a', false, 'US'), tool('b', false, null), tool('c', true, 'US'), tool('d', false, 'FR'), tool('e', true, 'NL')];
    expect(picked(...tools)).toEqual([
      ['a', 'first'],
      ['c', 'free'],
      ['d', 'european'],
    ]);
  });

  it('name a tool once, with every reason', () => {
    expect(picked(tool('a', true, 'GB'), tool('b', true, 'DE'))).toEqual([['a', 'first', 'free', 'european']]);
    expect(picked(tool('a', false, 'US'), tool('b', true, 'CH'))).toEqual([
      ['a', 'first'],
      ['b', 'free', 'european'],
    ]);
  });

  it('are those of the editors where they chose', () => {
    const [a, b, c] = [tool('a', true, 'US'), tool('b', true, 'NL'), tool('c', true, 'FR')];
    expect(picked(a, b, { ...c, isFreePick: true, isEuropeanPick: true })).toEqual([
      ['a', 'first'],
      ['c', 'free', 'european'],
    ]);
  });

  it('leave out what no tool is', () => {
    expect(picked(tool('a', false, null))).toEqual([['a', 'first']]);
    expect(picked()).toEqual([]);
  });
});
