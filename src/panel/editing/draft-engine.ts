import type { Conflict } from '@/cms/editing/save-draft';
import { isSameValue, valueAt, withValue } from '@/cms/editing/units';
import { acceptStored, type Change, changesIn, type Known, type Values } from './draft-values';
import { type CopyStore, forgetSaved, type LocalCopy } from './local-copy';
import type { SaveOutcome } from './use-draft-saver';

interface Problem {
  path: string;
  message: string;
}

export interface DraftAnswer {
  /** 0 if the server can't be reached. */
  status: number;
  /** The newest version; null if the server refused. */
  doc: Values | null;
  conflicts: Conflict[];
  problems: Problem[];
  message: string | null;
}

/** What the engine needs of its surroundings. */
export interface DraftSurroundings {
  /** Fields by path. */
  paths: readonly string[];
  /** Saves while typing; otherwise on request only. */
  isTimed: boolean;
  /** The form's values now. */
  read(): Values;
  /** Shows values by path in the form, as typed or as stored, and returns how it holds them. Stored ones don't replace what was typed meanwhile. */
  show(values: Values, as: 'typed' | 'stored'): Promise<Values>;
  /** Marks the fields of a refused draft; none after a save. */
  mark(problems: readonly Problem[]): void;
  /** Tells the page about a newer version. */
  accept(doc: Values, isClean: boolean): void;
  /** Resolves once the form has the last typed words. */
  settle(): Promise<void>;
  send(changes: readonly Change[]): Promise<DraftAnswer>;
  copy: CopyStore;
}

export interface DraftState {
  phase: 'clean' | 'typed' | 'saving' | 'saved' | 'offline' | 'invalid' | 'refused';
  savedAt: Date | null;
  problems: number;
  /** Why the server refused. */
  message: string | null;
  /** What was typed is also in the browser. */
  isCopied: boolean;
  conflicts: readonly Conflict[];
  /** Typed on an earlier visit and never saved. */
  found: LocalCopy | null;
}

const COPY_AFTER_MS = 500;
const SAVE_AFTER_MS = 2000;
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000];
/** The server can't answer now; anything else is a refusal. */
const isOutage = (status: number) => status === 0 || status === 429 || status >= 500;

/** Saves what changes in a form: the state for `useSyncExternalStore`, and the actions on it. */
export function createDraftEngine(around: DraftSurroundings) {
  let known: Known = { stored: {}, clean: {}, own: new Set() };
  let state: DraftState = { phase: 'clean', savedAt: null, problems: 0, message: null, isCopied: false, conflicts: [], found: null };
  let notify: () => void = () => undefined;
  let isStarted = false;
  let running: Promise<SaveOutcome> | null = null;
  let failures = 0;
  let copyTimer: ReturnType<typeof setTimeout> | undefined;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;

  const update = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    notify();
  };
  const unsaved = () => (isStarted ? changesIn(around.paths, known, around.read()) : []);
  /** Without conflicts: the other fields don't wait until somebody has decided. */
  const sendable = (changes: readonly Change[]) => changes.filter(({ field }) => !state.conflicts.some((conflict) => conflict.field === field));
  const valuesOf = (changes: readonly Change[]): Values => Object.fromEntries(changes.map(({ field, value }) => [field, value]));

  /** Stores what isn't saved in the browser, or removes it once nothing is left. */
  const copy = () => {
    clearTimeout(copyTimer);
    copyTimer = undefined;
    if (!isStarted) return { changes: [], isCopied: false };
    const changes = unsaved();
    const values = { ...state.found?.values, ...valuesOf(changes) };
    const isCopied = Object.keys(values).length > 0 && around.copy.write({ at: new Date().toISOString(), values });
    if (Object.keys(values).length === 0) around.copy.remove();
    return { changes, isCopied: isCopied && changes.length > 0 };
  };

  const saveIn = (delay: number) => {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(() => void save(), delay);
  };

  /** Shows values in the form that are stored as they are. */
  const showStored = async (values: Values) => {
    if (Object.keys(values).length === 0) return;
    const shown = await around.show(values, 'stored');
    const form = around.read();
    // Reverting shows the stored values itself, meanwhile.
    const already = Object.entries(values).filter(([path, value]) => !(path in shown) && isSameValue(valueAt(form, path), value));
    for (const [path, held] of [...Object.entries(shown), ...already]) {
      known = { ...known, stored: withValue(known.stored, path, values[path]), clean: withValue(known.clean, path, held) };
    }
  };

  const showNews = (news: readonly string[], doc: Values) => showStored(Object.fromEntries(news.map((path) => [path, valueAt(doc, path)])));

  const takeAnswer = async (answer: DraftAnswer, sent: readonly Change[]): Promise<SaveOutcome> => {
    const { doc, status, message, problems, conflicts } = answer;
    if (doc && isStarted) {
      const accepted = acceptStored(around.paths, known, around.read(), doc, sent);
      known = accepted.known;
      await showNews(accepted.news, doc);
    }
    // The form may hold something else by now.
    if (!isStarted) {
      if (doc) forgetSaved(around.copy, valuesOf(sent));
      return doc ? 'saved' : 'offline';
    }
    if (doc) {
      failures = 0;
      around.mark([]);
      const { changes, isCopied } = copy();
      around.accept(doc, changes.length === 0);
      update({ phase: changes.length > 0 ? 'typed' : 'saved', savedAt: new Date(), problems: 0, message: null, isCopied });
      if (changes.length > 0 && around.isTimed && state.conflicts.length === 0) saveIn(SAVE_AFTER_MS);
      return state.conflicts.length > 0 ? 'conflict' : 'saved';
    }
    const { isCopied } = copy();
    if (conflicts.length > 0) {
      update({ phase: 'typed', conflicts: [...state.conflicts, ...conflicts], isCopied });
      return 'conflict';
    }
    if (isOutage(status)) {
      update({ phase: 'offline', isCopied });
      saveIn(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
      failures += 1;
      return 'offline';
    }
    if (problems.length > 0) around.mark(problems);
    update({ phase: problems.length > 0 ? 'invalid' : 'refused', problems: problems.length, message, isCopied });
    return problems.length > 0 ? 'invalid' : 'offline';
  };

  const saveOnce = async (): Promise<SaveOutcome> => {
    clearTimeout(saveTimer);
    await around.settle();
    // Leaving the form has sent or copied its words.
    if (!isStarted) return 'offline';
    const { changes } = copy();
    const sent = sendable(changes);
    if (sent.length === 0) {
      if (changes.length === 0) update({ phase: state.savedAt ? 'saved' : 'clean', isCopied: false });
      return changes.length > 0 ? 'conflict' : 'saved';
    }
    update({ phase: 'saving' });
    return takeAnswer(await around.send(sent), sent);
  };

  async function save(): Promise<SaveOutcome> {
    while (running) await running;
    running = saveOnce().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => {
        notify = () => undefined;
      };
    },
    save,
    /** Begins with a document and how the form shows it. Called again when the page reloads its data, which drops unsaved words from the form. */
    start: (stored: Values, clean: Values) => {
      const lost = valuesOf(unsaved());
      const isFirst = !isStarted;
      known = { stored, clean, own: new Set() };
      isStarted = true;
      if (Object.keys(lost).length > 0) setTimeout(() => void around.show(lost, 'typed'));
      if (!isFirst) return;
      const found = around.copy.read();
      const values = Object.entries(found?.values ?? {}).filter(
        ([path, value]) => around.paths.includes(path) && !isSameValue(value, valueAt(clean, path)),
      );
      if (found && values.length > 0) update({ found: { ...found, values: Object.fromEntries(values) } });
      else if (found) around.copy.remove();
    },
    /** Somebody else on this page, such as the publish button or Payload's own buttons, has saved the document. */
    rebase: (stored: Values) => {
      if (!isStarted) return;
      const accepted = acceptStored(around.paths, known, around.read(), stored, []);
      known = accepted.known;
      void showNews(accepted.news, stored);
    },
    /** The form has changed. */
    typed: () => {
      if (!isStarted) return;
      copyTimer ??= setTimeout(() => {
        const { changes, isCopied } = copy();
        if (sendable(changes).length === 0) clearTimeout(saveTimer);
        else if (state.phase === 'clean' || state.phase === 'saved') update({ phase: 'typed', isCopied });
      }, COPY_AFTER_MS);
      if (around.isTimed) saveIn(SAVE_AFTER_MS);
    },
    /** Ends conflicts: takes their value or saves one's own over it. */
    resolve: async (choices: Readonly<Record<string, 'mine' | 'theirs'>>): Promise<SaveOutcome> => {
      const { conflicts } = state;
      const own = new Set(known.own);
      for (const { field, theirs } of conflicts) {
        // Theirs is known once the form shows it; otherwise the next save reports the conflict again.
        if (choices[field] !== 'theirs') known = { ...known, stored: withValue(known.stored, field, theirs) };
        own.delete(field);
      }
      known = { ...known, own };
      const taken = conflicts.filter(({ field }) => choices[field] === 'theirs').map(({ field, theirs }) => [field, theirs]);
      await showStored(Object.fromEntries(taken));
      update({ conflicts: [] });
      return save();
    },
    /** Puts what was typed on an earlier visit back into the form. */
    takeBack: async () => {
      const { found } = state;
      if (!found) return;
      await around.show(found.values, 'typed');
      update({ found: null, phase: 'typed' });
      if (around.isTimed) saveIn(COPY_AFTER_MS);
    },
    discard: () => {
      update({ found: null });
      copy();
    },
    /** Tries again at once, when the network is back. */
    retry: () => {
      if (state.phase === 'offline') saveIn(0);
    },
    /** The page is being left: stores what isn't saved in the browser. */
    hide: () => void (unsaved().length > 0 && copy()),
    /** The form is being left: saves in the background. */
    stop: () => {
      clearTimeout(copyTimer);
      clearTimeout(saveTimer);
      const sent = sendable(copy().changes);
      if (sent.length > 0 && around.isTimed && state.phase !== 'saving') {
        void around.send(sent).then(({ doc }) => doc && forgetSaved(around.copy, valuesOf(sent)));
      }
      isStarted = false;
    },
  };
}

export type DraftEngine = ReturnType<typeof createDraftEngine>;
