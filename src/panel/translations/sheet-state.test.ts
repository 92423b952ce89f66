import { describe, expect, it } from 'vitest';
import type { TextPair, TranslationSheet } from '@/cms/translations/types';
import { keyOf } from './edits';
import { firstProblem, initialSheet, type SheetEvent, sheetReducer } from './sheet-state';

const pair = (path: string, nl: string | null): TextPair => ({
  path,
  label: { en: path, nl: path },
  kind: 'text',
  maxLength: null,
  isRequired: false,
  values: { en: path, nl },
  states: { en: 'fine', nl: nl === null ? 'missing' : 'fine' },
  source: 'en',
  sourceChange: null,
});
const sheet = (...pairs: TextPair[]): TranslationSheet => ({
  collection: 'pages',
  id: 1,
  title: '',
  seen: '',
  isPublished: false,
  hasDraft: true,
  pairs,
});
const initial = initialSheet(sheet(pair('title', 'Titel'), pair('body', null)));
const stateAfter = (...events: SheetEvent[]) => events.reduce(sheetReducer, initial);
const edit = (path: string, value: string): SheetEvent => ({ type: 'edit', path, locale: 'nl', value });
const title = keyOf('title', 'nl');
const body = keyOf('body', 'nl');

describe('the translation sheet', () => {
  it('has no unsaved text once the stored one is typed again', () => {
    expect(stateAfter(edit('title', 'Kop')).edits).toEqual({ [title]: 'Kop' });
    expect(stateAfter(edit('title', 'Kop'), edit('title', 'Titel')).edits).toEqual({});
  });

  it('stays the same object when nothing changes', () => {
    expect(sheetReducer(initial, edit('title', 'Titel'))).toBe(initial);
    expect(sheetReducer(initial, edit('gone', 'Weg'))).toBe(initial);
  });

  it('forgets the problem of a text and the last success once somebody types', () => {
    const state = stateAfter(
      edit('title', 'Kop'),
      { type: 'mark', problems: { [title]: 'Too long', [body]: 'Required' } },
      { type: 'tell', notice: { kind: 'good', text: 'Saved' } },
      edit('title', 'Kopje'),
    );
    expect(state).toMatchObject({ problems: { [body]: 'Required' }, notice: null });
  });

  it('shows a warning while somebody types', () => {
    expect(stateAfter({ type: 'tell', notice: { kind: 'conflict', text: 'Newer' } }, edit('title', 'Kop')).notice?.kind).toBe('conflict');
  });

  it('drops an unsaved text and its problem on reset', () => {
    const state = stateAfter(
      edit('title', 'Kop'),
      { type: 'mark', problems: { [title]: 'Too long' } },
      { type: 'reset', path: 'title', locale: 'nl' },
    );
    expect(state).toMatchObject({ edits: {}, problems: {} });
  });

  it('marks a text as overtaken until it is no longer unsaved', () => {
    const newer = sheet(pair('title', 'Opschrift'), pair('body', null));
    const overtaken = stateAfter(edit('title', 'Kop'), { type: 'load', sheet: newer });
    expect([...overtaken.overtaken]).toEqual([title]);
    expect([...sheetReducer(overtaken, { type: 'load', sheet: sheet(pair('title', 'Kop')) }).overtaken]).toEqual([]);
  });

  it('shows a finished text until another filter is chosen', () => {
    const done = stateAfter({ type: 'filter', filter: 'missing' }, { type: 'load', sheet: sheet(pair('title', 'Titel'), pair('body', 'Tekst')) });
    expect([...(done.shown ?? [])]).toEqual(['body']);
    expect([...(sheetReducer(done, { type: 'filter', filter: 'missing' }).shown ?? [])]).toEqual([]);
    expect(sheetReducer(done, { type: 'filter', filter: 'all' }).shown).toBe(null);
  });

  it('shows all texts if the first problem is in a hidden one', () => {
    const filtered = stateAfter({ type: 'filter', filter: 'missing' });
    expect(sheetReducer(filtered, { type: 'mark', problems: { [title]: 'Too long' } })).toMatchObject({ filter: 'all', shown: null });
    expect(sheetReducer(filtered, { type: 'mark', problems: { [body]: 'Too long' } }).filter).toBe('missing');
  });

  it('finds the topmost problem', () => {
    expect(firstProblem(initial.sheet, { [body]: 'Too long', [title]: 'Too long' })).toEqual({ path: 'title', locale: 'nl' });
    expect(firstProblem(initial.sheet, {})).toBe(null);
  });
});
