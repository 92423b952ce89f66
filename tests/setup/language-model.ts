import { LOCALE_CODES, type Locale } from '@/domain/locales';

/** The parts of a document: the texts of each language, and what they share. */
export type Part = Locale | 'shared';
export const PARTS: readonly Part[] = [...LOCALE_CODES, 'shared'];

interface Texts {
  tagline: string | null;
  /** By row id. */
  rows: Record<string, string | null>;
}
interface Shared {
  maker: string;
  rowIds: string[];
}
/** A document as this model sees it: one text, texts in rows, and something without a language. */
export type Content = Record<Locale, Texts> & { shared: Shared };

export interface State {
  /** What the public sees; null if nothing. */
  shown: Content | null;
  /** What editors work on. */
  draft: Content;
  isTrashed: boolean;
}

/** One thing an editor does. */
export type Action =
  | { kind: 'draft' | 'autosave'; language: Locale; write: Write }
  | { kind: 'publish'; language: Locale; parts: readonly Part[]; write: Write | null }
  | { kind: 'unpublish'; language: Locale; parts: readonly Part[] }
  | { kind: 'change' | 'change in bulk'; language: Locale; maker: string }
  | { kind: 'publish in bulk' | 'unpublish in bulk'; language: Locale }
  | { kind: 'schedule publish' | 'schedule unpublish'; parts: readonly Part[] }
  | { kind: 'restore'; parts: readonly Part[]; version: number }
  | { kind: 'revert'; parts: readonly Part[] }
  | { kind: 'duplicate'; language: Locale }
  | { kind: 'trash' }
  | { kind: 'untrash'; status: 'draft' | 'published' };

/** What a form sends: the texts of one language and everything shared. */
export interface Write {
  tagline: string;
  maker: string;
  rows: { id: string; text: string }[];
}

const EMPTY: Texts = { tagline: null, rows: {} };
const rowsIn = ({ tagline, rows }: Texts, ids: string[]): Texts => ({ tagline, rows: Object.fromEntries(ids.map((id) => [id, rows[id] ?? null])) });

/** Takes each part from another document. */
const compose = (shared: Shared, texts: Record<Locale, Texts>): Content => ({
  shared,
  en: rowsIn(texts.en, shared.rowIds),
  nl: rowsIn(texts.nl, shared.rowIds),
});

export const isShownIn = (shown: Content | null, language: Locale): boolean =>
  shown !== null && [shown[language].tagline, ...Object.values(shown[language].rows)].some((text) => (text ?? '') !== '');

function written(draft: Content, language: Locale, { tagline, maker, rows }: Write): Content {
  const own = { tagline, rows: Object.fromEntries(rows.map(({ id, text }) => [id, text])) };
  return compose({ maker, rowIds: rows.map(({ id }) => id) }, { ...draft, [language]: own });
}

const withMaker = (content: Content, maker: string): Content => ({ ...content, shared: { ...content.shared, maker } });

/**
 * What an action does, by the rule of the directory: it moves the parts it names and no other.
 * @returns the state afterwards; null if the action must be refused
 */
export function after({ shown, draft, isTrashed }: State, action: Action, versions: Map<number, Content>): State | null {
  switch (action.kind) {
    case 'draft':
    case 'autosave':
      return { shown, draft: written(draft, action.language, action.write), isTrashed };
    case 'publish': {
      const next = action.write ? written(draft, action.language, action.write) : draft;
      const has = (part: Part) => action.parts.includes(part);
      const before = shown ?? { shared: next.shared, en: EMPTY, nl: EMPTY };
      const shared = has('shared') ? next.shared : before.shared;
      return { shown: compose(shared, { en: has('en') ? next.en : before.en, nl: has('nl') ? next.nl : before.nl }), draft: next, isTrashed };
    }
    case 'unpublish': {
      if (!shown) return { shown, draft, isTrashed };
      if (!LOCALE_CODES.some((code) => action.parts.includes(code) && isShownIn(shown, code))) return null;
      const left = compose(shown.shared, { en: action.parts.includes('en') ? EMPTY : shown.en, nl: action.parts.includes('nl') ? EMPTY : shown.nl });
      return { shown: LOCALE_CODES.some((code) => isShownIn(left, code)) ? left : null, draft, isTrashed };
    }
    case 'change':
    case 'change in bulk':
      return { shown: shown && withMaker(shown, action.maker), draft: withMaker(draft, action.maker), isTrashed };
    case 'schedule publish':
      return after({ shown, draft, isTrashed }, { kind: 'publish', language: 'en', parts: action.parts, write: null }, versions);
    case 'schedule unpublish':
      return after({ shown, draft, isTrashed }, { kind: 'unpublish', language: 'en', parts: action.parts }, versions);
    case 'publish in bulk': {
      const parts: readonly Part[] = action.language ? [action.language, 'shared'] : PARTS;
      return after({ shown, draft, isTrashed }, { kind: 'publish', language: action.language ?? 'en', parts, write: null }, versions);
    }
    case 'unpublish in bulk': {
      const parts: readonly Part[] = action.language ? [action.language] : PARTS;
      return after({ shown, draft, isTrashed }, { kind: 'unpublish', language: action.language ?? 'en', parts }, versions);
    }
    case 'revert': {
      if (!shown || LOCALE_CODES.some((code) => action.parts.includes(code) && !isShownIn(shown, code))) return null;
      const from = (part: Part) => (action.parts.includes(part) ? shown : draft);
      return { shown, draft: compose(from('shared').shared, { en: from('en').en, nl: from('nl').nl }), isTrashed };
    }
    case 'duplicate':
      return { shown, draft, isTrashed };
    case 'restore': {
      const old = versions.get(action.version) as Content;
      const from = (part: Part) => (action.parts.includes(part) ? old : draft);
      return { shown, draft: compose(from('shared').shared, { en: from('en').en, nl: from('nl').nl }), isTrashed };
    }
    case 'trash':
      return { shown, draft, isTrashed: true };
    case 'untrash':
      return { shown: action.status === 'draft' ? null : (shown ?? draft), draft, isTrashed: false };
  }
}

/** A repeatable source of chance (mulberry32). */
export function chance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
    some: <T>(from: readonly T[]): T[] => {
      const chosen = from.filter(() => next() < 0.5);
      return chosen.length > 0 ? chosen : [from[Math.floor(next() * from.length)] as T];
    },
    shuffled: <T>(from: readonly T[]): T[] =>
      from
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}

/** The next action of a random editor, possible in this state. */
export function randomAction({ below, pick, some, shuffled }: ReturnType<typeof chance>, state: State, versions: number[], note: string): Action {
  if (state.isTrashed) return { kind: 'untrash', status: pick(['draft', 'published'] as const) };
  const language = pick(LOCALE_CODES);
  const write = (): Write => {
    const ids = shuffled(state.draft.shared.rowIds).filter(() => below(6) > 0);
    const added = below(4) === 0 && ids.length < 4 ? [`${note}${'0'.repeat(24)}`.slice(0, 24)] : [];
    const rows = [...ids, ...added].map((id) => ({ id, text: `row ${language} ${note}` }));
    return { tagline: `tagline ${language} ${note}`, maker: below(2) === 0 ? state.draft.shared.maker : `maker ${note}`, rows };
  };
  // Only what is complete in its language can be published or changed as it is.
  const isComplete = (code: Locale) => {
    const { tagline, rows } = state.draft[code];
    return tagline !== null && (code === 'nl' || Object.values(rows).every((text) => text !== null));
  };
  const complete = LOCALE_CODES.filter(isComplete);
  const inComplete = (act: (code: Locale) => Action): Action =>
    complete.length > 0 ? act(pick(complete)) : { kind: 'draft', language, write: write() };
  const parts = () => pick<readonly Part[]>([[language], [language, 'shared'], PARTS]);
  const scheduled = () =>
    inComplete((code) => {
      const all = complete.length === LOCALE_CODES.length ? [PARTS] : [];
      return { kind: 'schedule publish', parts: pick<readonly Part[]>([[code], [code, 'shared'], ...all]) };
    });
  const shownIn = LOCALE_CODES.filter((code) => isShownIn(state.shown, code));
  switch (below(18)) {
    case 0:
    case 1:
      return { kind: 'draft', language, write: write() };
    case 2:
    case 3:
      return { kind: 'autosave', language, write: write() };
    case 4:
    case 5:
    case 6:
      return { kind: 'publish', language, parts: parts(), write: isComplete(language) && below(2) === 0 ? null : write() };
    case 7:
      return { kind: 'unpublish', language, parts: below(3) === 0 ? PARTS : [language] };
    case 8:
      return { kind: pick(['change', 'change in bulk'] as const), language, maker: `maker ${note}` };
    case 9:
      return inComplete((code) => ({ kind: 'publish in bulk', language: code }));
    case 10:
      return { kind: 'unpublish in bulk', language };
    case 11:
      return { kind: 'trash' };
    case 12:
    case 13:
      return { kind: 'revert', parts: pick<readonly Part[]>([[language], [language, 'shared'], ['shared'], PARTS]) };
    case 14:
      if (shownIn.length > 0) return { kind: 'schedule unpublish', parts: pick<readonly Part[]>([...shownIn.map((code) => [code]), PARTS]) };
      return scheduled();
    case 15:
      return scheduled();
    case 16:
      return inComplete((code) => ({ kind: 'duplicate', language: code }));
    default:
      return { kind: 'restore', parts: some(PARTS), version: pick(versions) };
  }
}
