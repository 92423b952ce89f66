import { createElement } from 'react';
import { expect, it } from 'vitest';
import { heldContent, taken } from './held';
import { hold } from './hold';
import { holdParts } from './html-only';

const Name = async ({ name }: { name: string }) => createElement('b', null, name);

it('gives equal content the same key and returns it as often as it is taken', () => {
  const key = hold({ name: 'Token' });
  expect(hold({ name: 'Token' })).toBe(key);
  expect(hold({ name: 'Prompt' })).not.toBe(key);
  expect([taken(key), taken(key)]).toEqual([{ name: 'Token' }, { name: 'Token' }]);
});

it('holds several parts under one key, as elements without components', async () => {
  const key = await holdParts({ links: createElement('p', null, createElement(Name, { name: 'FAQ' })), end: 'End' });
  const { links, end } = taken(key);
  expect(links).toMatchObject({ type: 'p', props: { children: { type: 'b', props: { children: 'FAQ' } } } });
  expect(end).toBe('End');
});

it('fails for an unknown key, so that no page is cached without its content', () => {
  expect(() => taken('unknown')).toThrow('unknown');
});

it('forgets the content that was held longest ago', () => {
  const old = hold('old');
  const used = hold('used');
  for (let index = 0; index < 1999; index += 1) {
    hold(`other ${index}`);
    if (index === 1000) hold('used');
  }
  expect(heldContent().size).toBe(2000);
  expect(() => taken(old)).toThrow();
  expect(taken(used)).toBe('used');
});
