import type { TranslationSheet } from '@/cms/translations/types';
import { LOCALE_CODES, type Locale, languageName } from '@/domain/locales';
import type { PanelTexts } from '../texts';
import { whenIdle } from '../when-idle';
import { editsIn, keyOf, partsOf } from './edits';
import { focusNotice, focusText } from './focus-text';
import { type Answer, changeSheet, fetchSheet } from './requests';
import { type Filter, firstProblem, initialSheet, type Notice, type SheetEvent, type SheetState, sheetReducer } from './sheet-state';

/** The state of one sheet for `useSyncExternalStore`, and the actions on it, which read it as it is after every answer of the server. */
export function createSheetStore(initial: TranslationSheet, t: PanelTexts) {
  let state: SheetState = initialSheet(initial);
  let notify: () => void = () => undefined;

  const dispatch = (event: SheetEvent) => {
    state = sheetReducer(state, event);
    notify();
  };
  const tell = (kind: Notice['kind'], text: string) => dispatch({ type: 'tell', notice: { kind, text } });

  const tellFailure = ({ status, message }: Answer) => {
    if (status === 409) tell('conflict', t('translations.conflict'));
    else tell('bad', status === 0 ? t('translations.offline') : (message ?? t('translations.failed')));
  };

  /** Shows the newer version in an answer, or says why there is none. */
  const load = (answer: Answer): boolean => {
    if (answer.sheet) dispatch({ type: 'load', sheet: answer.sheet });
    else tellFailure(answer);
    return answer.sheet !== null;
  };

  const mark = (problems: Record<string, string>) => {
    dispatch({ type: 'mark', problems });
    const first = firstProblem(state.sheet, problems);
    if (first) requestAnimationFrame(() => requestAnimationFrame(() => focusText(first.path, first.locale)));
  };

  /** Does one task at a time; false while another is running. */
  const during = async <T>(work: SheetState['work'], task: () => Promise<T>): Promise<T | false> => {
    if (state.work) return false;
    dispatch({ type: 'work', work });
    try {
      return await task();
    } finally {
      dispatch({ type: 'work', work: null });
    }
  };

  const saveAll = async (): Promise<boolean> => {
    await whenIdle();
    const problems: Record<string, string> = {};
    let isSaved = false;
    let isComplete = true;
    for (const locale of LOCALE_CODES) {
      const sent = editsIn(state.edits, locale);
      if (Object.keys(sent).length === 0) continue;
      const texts = Object.fromEntries(Object.entries(sent).map(([key, value]) => [partsOf(key).path, value]));
      const answer = await changeSheet(state.sheet, 'save', { locale, texts });
      if (answer.sheet) {
        dispatch({ type: 'load', sheet: answer.sheet, sent });
        isSaved = true;
        continue;
      }
      const refused = Object.entries(answer.problems);
      if (answer.status === 409 || refused.length === 0) {
        tellFailure(answer);
        return false;
      }
      isComplete = false;
      for (const [path, message] of refused) {
        const key = keyOf(path, locale);
        // The message isn't about a text typed since then.
        if (state.edits[key] === sent[key]) problems[key] = message;
      }
      tell('bad', answer.message ?? t('translations.failed'));
    }
    mark(problems);
    if (isSaved) tell(isComplete ? 'good' : 'bad', isComplete ? t('translations.saved') : t('translations.savedPartly'));
    return isComplete;
  };

  const save = () => during('save', saveAll);

  /** Saves, then lets the server work on the stored texts of a language. */
  const step = async (ask: () => Promise<Answer>, locale: Locale, done: string): Promise<boolean> => {
    if (!(await save())) return false;
    return during('other', async () => {
      const answer = await ask();
      const failed = Object.entries(answer.problems);
      const isLoaded = load(answer);
      if (isLoaded) tell(failed.length === 0 ? 'good' : 'bad', failed.length === 0 ? done : t('translations.failed'));
      mark(Object.fromEntries(failed.map(([path, message]) => [keyOf(path, locale), message])));
      if (!isLoaded && failed.length === 0) focusNotice();
      return isLoaded && failed.length === 0;
    });
  };

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => {
        notify = () => undefined;
      };
    },
    edit: (path: string, locale: Locale, value: unknown) => dispatch({ type: 'edit', path, locale, value }),
    reset: (path: string, locale: Locale) => {
      dispatch({ type: 'reset', path, locale });
      requestAnimationFrame(() => focusText(path, locale));
    },
    /** Saves everything and makes one language public, which saving alone does without drafts; false if it was refused. */
    publish: (locale: Locale, { hasDrafts, language }: { hasDrafts: boolean; language: string }): Promise<boolean> =>
      hasDrafts
        ? step(
            () => changeSheet(state.sheet, 'publish', { locale }),
            locale,
            t('translations.published', { language: languageName(locale, language) }),
          )
        : save(),
    choose: (filter: Filter) => dispatch({ type: 'filter', filter }),
    save,
    settle: (kind: 'confirm' | 'accept', locale: Locale, path: string) =>
      step(
        () => changeSheet(state.sheet, kind, { locale, paths: [path] }),
        locale,
        t(kind === 'confirm' ? 'translations.confirmed' : 'translations.accepted'),
      ),
    draft: (locale: Locale, ...paths: string[]) =>
      step(() => changeSheet(state.sheet, 'machine', { to: locale, paths }), locale, t('translations.drafted')),
    loadNewest: () =>
      during('other', async () => {
        if (load(await fetchSheet(state.sheet))) tell('good', t('translations.loaded'));
      }),
  };
}

export type SheetStore = ReturnType<typeof createSheetStore>;
