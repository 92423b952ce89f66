import { describe, expect, test } from 'vitest';
import en from '@/i18n/messages/en.json';
import type { SearchAnswer } from './answer';
import { searchGroups } from './search-groups';

const TITLES = en.search.dialog.kinds;

const tool = (name: string): SearchAnswer['tools'][number] => ({
  name,
  path: `/tools/${name}`,
  text: null,
  lang: 'en',
  logo: { src: null, monogram: name.slice(0, 2), background: '#fff', ink: '#000' },
});
const term = (name: string): SearchAnswer['entries'][number] => ({
  kind: 'term',
  name,
  nameLang: 'en',
  path: `/dictionary/${name}`,
  text: null,
  textLang: null,
});
const answer = { tools: [tool('Perplexity'), tool('Claude')], entries: [term('Hallucination'), term('Perplexity')] };

const firstFor = (query: string) => searchGroups(answer, query, 'en', TITLES)[0]?.title;

describe('results for what is typed', () => {
  test('begin with tools', () => expect(firstFor('check facts')).toBe(TITLES.tool));
  test('begin with what has a name that begins like it', () => expect(firstFor('Halluc')).toBe(TITLES.term));
  test('begin with tools if their names begin like it too', () => expect(firstFor('perplex')).toBe(TITLES.tool));
  test('don’t move for a letter or two', () => expect(firstFor('ha')).toBe(TITLES.tool));
});
