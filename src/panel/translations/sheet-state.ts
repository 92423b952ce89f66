import type { LackingState, TextPair, TranslationSheet } from '@/cms/translations/types';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { type Edits, keyOf, partsOf, rebaseEdits } from './edits';
import { isSameText } from './text-values';

/** The document as far as it can't be changed here. */
export interface SheetDocument {
  collectionName: string;
  hasDrafts: boolean;
  hasMachine: boolean;
  /** The language of the work list that the document was opened from, which `back` leads to; null without one. */
  listLocale: Locale | null;
  links: { back: string; edit: string; pages: Record<Locale, string> | null; previous: string | null; next: string | null };
}

export type Filter = 'all' | LackingState;
type Messages = Readonly<Record<string, string>>;

export interface Notice {
  kind: 'good' | 'bad' | 'conflict';
  text: string;
}

export interface SheetState {
  sheet: TranslationSheet;
  edits: Edits;
  /** The language last typed in. */
  locale: Locale | null;
  /** Messages by key of the text they are about. */
  problems: Messages;
  /** Keys of unsaved texts that somebody else has changed in the meantime. */
  overtaken: ReadonlySet<string>;
  /** Words of unsaved texts whose field is gone. */
  orphans: readonly string[];
  work: 'save' | 'other' | null;
  notice: Notice | null;
  filter: Filter;
  /** Paths of the filtered texts, null for all. Finished texts stay in view until another filter is chosen. */
  shown: ReadonlySet<string> | null;
}

export type SheetEvent =
  | { type: 'edit'; path: string; locale: Locale; value: unknown }
  | { type: 'reset'; path: string; locale: Locale }
  /** A newer version; `sent` was saved with it. */
  | { type: 'load'; sheet: TranslationSheet; sent?: Edits }
  | { type: 'mark'; problems: Messages }
  | { type: 'work'; work: SheetState['work'] }
  | { type: 'tell'; notice: Notice }
  | { type: 'filter'; filter: Filter };

export const initialSheet = (sheet: TranslationSheet): SheetState => ({
  sheet,
  edits: {},
  locale: null,
  problems: {},
  overtaken: new Set(),
  orphans: [],
  work: null,
  notice: null,
  filter: 'all',
  shown: null,
});

function without<T>(values: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...others } = values;
  return others;
}

const isInState = ({ states }: TextPair, state: LackingState) => LOCALE_CODES.some((locale) => states[locale] === state);

/** The topmost text with a problem. */
export function firstProblem({ pairs }: TranslationSheet, problems: Messages): { path: string; locale: Locale } | null {
  const key = pairs.flatMap(({ path }) => LOCALE_CODES.map((locale) => keyOf(path, locale))).find((known) => problems[known]);
  return key ? partsOf(key) : null;
}

export function sheetReducer(state: SheetState, event: SheetEvent): SheetState {
  const { sheet, edits, problems } = state;
  switch (event.type) {
    case 'edit': {
      const { path, locale, value } = event;
      const pair = sheet.pairs.find((known) => known.path === path);
      const key = keyOf(path, locale);
      if (!pair) return state;
      const isStored = isSameText(pair.kind, value, pair.values[locale]);
      if (isStored && !(key in edits)) return state;
      return {
        ...state,
        locale,
        edits: isStored ? without(edits, key) : { ...edits, [key]: value },
        problems: without(problems, key),
        notice: state.notice?.kind === 'good' ? null : state.notice,
      };
    }
    case 'reset': {
      const key = keyOf(event.path, event.locale);
      return { ...state, edits: without(edits, key), problems: without(problems, key) };
    }
    case 'load': {
      const { unsaved, overtaken, orphans } = rebaseEdits(edits, sheet, event.sheet, event.sent);
      return {
        ...state,
        sheet: event.sheet,
        edits: unsaved,
        overtaken: new Set([...state.overtaken, ...overtaken].filter((key) => key in unsaved)),
        orphans: [...state.orphans, ...orphans],
      };
    }
    case 'mark': {
      const first = firstProblem(sheet, event.problems);
      const isHidden = first && state.shown?.has(first.path) === false;
      return { ...state, problems: event.problems, ...(isHidden ? { filter: 'all', shown: null } : {}) };
    }
    case 'work':
      return { ...state, work: event.work };
    case 'tell':
      return { ...state, notice: event.notice };
    case 'filter': {
      const { filter } = event;
      const paths = filter === 'all' ? null : sheet.pairs.flatMap((pair) => (isInState(pair, filter) ? pair.path : []));
      return { ...state, filter, shown: paths && new Set(paths) };
    }
  }
}
