'use client';

import { Link, useModal } from '@payloadcms/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GlossaryHint, TextPair, TranslationSheet } from '@/cms/translations/types';
import { LOCALE_CODES, type Locale, languageName } from '@/domain/locales';
import { DeskButton } from '../desk-button';
import { fill } from '../fill';
import { KeyList } from '../key-list';
import { PanelHeader } from '../panel-header';
import { type Edits, editsIn, keyOf, partsOf, rebaseEdits } from './edits';
import { type Answer, draftTexts, fetchHints, fetchSheet, saveTexts, settleTexts } from './requests';
import { focusText, type SideActions, TextSide } from './text-side';
import { countStates, isEmptyText, isSameText, plainText } from './text-values';
import { counted, type TranslationTexts } from './texts';
import { useLeaveGuard } from './use-leave-guard';
import './translations.css';

const STATES = ['missing', 'changed', 'machine'] as const;
const HINTS_MAX = 8;
const NO_HINTS: GlossaryHint[] = [];

type Filter = 'all' | (typeof STATES)[number];
interface Notice {
  text: string;
  kind: 'good' | 'bad' | 'conflict';
}

interface SheetDeskProps {
  initial: TranslationSheet;
  texts: TranslationTexts;
  language: string;
  collectionName: string;
  hasDrafts: boolean;
  hasMachine: boolean;
  links: { back: string; edit: Record<Locale, string>; pages: Record<Locale, string> | null; previous: string | null; next: string | null };
  /** The list this document was opened from, whose language and filter the view starts with. */
  list: { locale: Locale; filter: string } | null;
}

const otherThan = (locale: Locale): Locale => (locale === 'en' ? 'nl' : 'en');

/** Lets the editor of a rich text hand over what was typed last, which it does when the browser is idle. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 600 });
    else setTimeout(resolve, 100);
  });

function occursIn(name: string | null, words: string): boolean {
  if (!name) return false;
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}`, 'iu').test(words);
}

/** Every text of a document in both languages, to be written on either side. */
export function SheetDesk({ initial, texts, language, collectionName, hasDrafts, hasMachine, links, list }: SheetDeskProps) {
  const [sheet, setSheet] = useState(initial);
  const [edits, setEdits] = useState<Edits>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [overtaken, setOvertaken] = useState<ReadonlySet<string>>(new Set());
  const [orphans, setOrphans] = useState<readonly string[]>([]);
  const [work, setWork] = useState<'save' | 'other' | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  // A text that is done stays in view until another filter is chosen.
  const [view, setView] = useState<{ filter: Filter; paths: ReadonlySet<string> | null }>({ filter: 'all', paths: null });
  const hints = useHints(initial);
  const latest = useRef({ sheet, edits, isBusy: false });

  const dirty = Object.keys(edits).length;
  const { modalState } = useModal();
  const { leave, dialog } = useLeaveGuard(dirty > 0, texts);

  const keepEdits = (next: Edits) => {
    latest.current.edits = next;
    setEdits(next);
  };

  const edit = (path: string, locale: Locale, value: unknown) => {
    const pair = latest.current.sheet.pairs.find((known) => known.path === path);
    if (!pair) return;
    const key = keyOf(path, locale);
    const { [key]: before, ...rest } = latest.current.edits;
    const isSame = isSameText(pair.kind, value, pair.values[locale]);
    if (isSame && before === undefined) return;
    keepEdits(isSame ? rest : { ...rest, [key]: value });
    setProblems(({ [key]: _, ...others }) => others);
    setNotice((known) => (known?.kind === 'good' ? null : known));
  };

  const reset = (path: string, locale: Locale) => {
    const { [keyOf(path, locale)]: _, ...rest } = latest.current.edits;
    keepEdits(rest);
    setProblems(({ [keyOf(path, locale)]: __, ...others }) => others);
    requestAnimationFrame(() => focusText(path, locale));
  };

  /** Shows a newer version and keeps what was typed and differs from it. */
  const apply = (next: TranslationSheet, sent?: Edits) => {
    const { kept, overtaken: changed, orphans: gone } = rebaseEdits(latest.current.edits, latest.current.sheet, next, sent);
    latest.current.sheet = next;
    setSheet(next);
    keepEdits(kept);
    setOvertaken((known) => new Set([...known, ...changed].filter((key) => key in kept)));
    setOrphans((known) => [...known, ...gone]);
  };

  const tell = ({ status, message }: Answer) =>
    setNotice(
      status === 409 ? { kind: 'conflict', text: texts.conflict } : { kind: 'bad', text: status === 0 ? texts.offline : (message ?? texts.failed) },
    );

  const point = (found: Record<string, string>) => {
    setProblems(found);
    const order = latest.current.sheet.pairs.flatMap(({ path }) => LOCALE_CODES.map((locale) => keyOf(path, locale)));
    const key = order.find((known) => found[known]);
    if (!key) return;
    const { path, locale } = partsOf(key);
    setView((known) => (known.paths?.has(path) === false ? { filter: 'all', paths: null } : known));
    requestAnimationFrame(() => requestAnimationFrame(() => focusText(path, locale)));
  };

  /** Saves the languages that were typed in; false when something is left unsaved. */
  const save = async (): Promise<boolean> => {
    if (latest.current.isBusy) return false;
    latest.current.isBusy = true;
    setWork('save');
    try {
      await whenIdle();
      const found: Record<string, string> = {};
      let isSaved = false;
      let isComplete = true;
      for (const locale of LOCALE_CODES) {
        const { sheet: current, edits: all } = latest.current;
        const sent = editsIn(all, locale);
        if (Object.keys(sent).length === 0) continue;
        const values = Object.fromEntries(Object.entries(sent).map(([key, value]) => [partsOf(key).path, value]));
        const answer = await saveTexts(current, locale, values);
        if (answer.sheet) {
          apply(answer.sheet, sent);
          isSaved = true;
          continue;
        }
        const mentioned = Object.entries(answer.problems);
        if (answer.status === 409 || mentioned.length === 0) {
          tell(answer);
          return false;
        }
        for (const [path, message] of mentioned) {
          const key = keyOf(path, locale);
          // What was typed since then is another text.
          if (latest.current.edits[key] === sent[key]) found[key] = message;
          isComplete = false;
        }
        setNotice({ kind: 'bad', text: answer.message ?? texts.failed });
      }
      point(found);
      if (isSaved) setNotice(isComplete ? { kind: 'good', text: texts.saved } : { kind: 'bad', text: texts.savedPartly });
      return isComplete;
    } finally {
      latest.current.isBusy = false;
      setWork(null);
    }
  };

  /** Does a step on the server that works on what is stored, so what was typed is saved first. */
  const step = async (ask: () => Promise<Answer>, locale: Locale, done: string) => {
    if (latest.current.isBusy || !(await save())) return;
    latest.current.isBusy = true;
    setWork('other');
    const answer = await ask();
    latest.current.isBusy = false;
    setWork(null);
    if (!answer.sheet) {
      tell(answer);
      return;
    }
    apply(answer.sheet);
    const failed = Object.entries(answer.problems);
    if (failed.length === 0) setNotice({ kind: 'good', text: done });
    else {
      setNotice({ kind: 'bad', text: texts.failed });
      point(Object.fromEntries(failed.map(([path, message]) => [keyOf(path, locale), message])));
    }
  };

  const loadNewest = async () => {
    setWork('other');
    const answer = await fetchSheet(latest.current.sheet);
    setWork(null);
    if (!answer.sheet) {
      tell(answer);
      return;
    }
    apply(answer.sheet);
    setNotice({ kind: 'good', text: texts.loaded });
  };

  const settle: SideActions['settle'] = (kind, locale, path) =>
    void step(() => settleTexts(latest.current.sheet, kind, locale, [path]), locale, kind === 'confirm' ? texts.confirmed : texts.accepted);
  const draft = (locale: Locale, ...paths: string[]) => void step(() => draftTexts(latest.current.sheet, locale, paths), locale, texts.drafted);

  // The rows keep the same functions, so that typing draws one row and not all.
  // A dialog in front, such as that of a link, has keys of its own.
  const isBehind = Object.values(modalState).some((modal) => modal?.isOpen);
  const handlers = useRef({ edit, reset, settle, draft, save, leave, links, isBehind });
  handlers.current = { edit, reset, settle, draft, save, leave, links, isBehind };
  const actions = useMemo<SideActions>(
    () => ({
      edit: (...args) => handlers.current.edit(...args),
      reset: (...args) => handlers.current.reset(...args),
      settle: (...args) => handlers.current.settle(...args),
      draft: (locale, path) => handlers.current.draft(locale, path),
    }),
    [],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      const { previous, next } = handlers.current.links;
      let act: (() => void) | null = null;
      if (isCommand && !event.altKey && event.key.toLowerCase() === 's') act = () => void handlers.current.save();
      else if (isCommand && event.key === 'Enter') act = focusNextTodo;
      else if (event.altKey && !isCommand && event.key === 'ArrowDown' && next) act = () => handlers.current.leave(next);
      else if (event.altKey && !isCommand && event.key === 'ArrowUp' && previous) act = () => handlers.current.leave(previous);
      if (!act || event.repeat || handlers.current.isBehind) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);

  const total = sheet.pairs.filter(({ states }) => LOCALE_CODES.some((locale) => states[locale] !== null)).length;
  const counts = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, countStates(sheet.pairs, locale)])) as Record<
    Locale,
    ReturnType<typeof countStates>
  >;
  const shown = view.paths ? sheet.pairs.filter(({ path }) => view.paths?.has(path)) : sheet.pairs;
  const choose = (filter: Filter) =>
    setView({
      filter,
      paths:
        filter === 'all'
          ? null
          : new Set(sheet.pairs.filter(({ states }) => LOCALE_CODES.some((code) => states[code] === filter)).map(({ path }) => path)),
    });
  const state = !hasDrafts ? texts.live : !sheet.isPublished ? texts.draft : sheet.hasDraft ? texts.hasDraft : texts.published;

  return (
    <div className="sheet" aria-busy={work !== null}>
      <PanelHeader
        title={sheet.title || `#${sheet.id}`}
        back={
          <Link href={links.back} className="sheet__back" prefetch={false}>
            <span aria-hidden="true">← </span>
            {list ? texts.toList : texts.back}
          </Link>
        }
        hint={
          <span className="sheet__facts">
            <span>{collectionName}</span>
            <span>{state}</span>
            <Link href={links.edit[list?.locale ?? 'nl']} prefetch={false}>
              {texts.edit}
            </Link>
            {links.pages &&
              LOCALE_CODES.map((locale) => (
                <a key={locale} href={links.pages?.[locale]} target="_blank" rel="noreferrer">
                  {fill(texts.publicPage, { language: languageName(locale, language) })}
                </a>
              ))}
          </span>
        }
      >
        <KeyList
          label={texts.keys}
          keys={[
            ['Ctrl/⌘ S', texts.keyList.save],
            ['Ctrl/⌘ Enter', texts.keyList.todo],
            ...(links.previous || links.next ? [['Alt ↑ ↓', texts.keyList.documents] as const] : []),
          ]}
        />
      </PanelHeader>

      <div className="sheet__bar">
        <div className="sheet__tools">
          <ul className="sheet__progress">
            {LOCALE_CODES.map((locale) => (
              <li key={locale}>
                {fill(texts.progress, { language: languageName(locale, language), parts: progressOf(counts[locale], total, texts) })}
              </li>
            ))}
          </ul>
          <div className="sheet__saving">
            {dirty > 0 && <span className="panel-badge sheet__unsaved">{counted(texts.unsavedCount, dirty)}</span>}
            <DeskButton
              disabled={dirty === 0 || work !== null}
              onClick={() => void save()}
              extraButtonProps={{ 'aria-keyshortcuts': 'Control+S Meta+S' }}
            >
              {work === 'save' ? texts.saving : texts.save}
            </DeskButton>
          </div>
        </div>
        <div className="sheet__tools">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend */}
          <div className="panel-chips" role="group" aria-label={texts.show}>
            {(['all', ...STATES] as const).map((filter) => (
              <button key={filter} type="button" aria-pressed={view.filter === filter} onClick={() => choose(filter)}>
                {filter === 'all' ? texts.all : texts.chips[filter]}{' '}
                <span>{filter === 'all' ? sheet.pairs.length : LOCALE_CODES.reduce((sum, locale) => sum + counts[locale][filter], 0)}</span>
              </button>
            ))}
          </div>
          {(links.previous || links.next) && (
            <nav className="sheet__neighbours" aria-label={texts.documents}>
              <Neighbour href={links.previous} mark="↑" keys="Alt+ArrowUp">
                {texts.previousDocument}
              </Neighbour>
              <Neighbour href={links.next} mark="↓" keys="Alt+ArrowDown">
                {texts.nextDocument}
              </Neighbour>
            </nav>
          )}
        </div>
        <div className={`sheet__notice${notice && notice.kind !== 'good' ? ' panel-alert' : ''}`} data-tone="bad">
          <span role={notice && notice.kind !== 'good' ? 'alert' : 'status'}>{work === 'other' ? texts.working : notice?.text}</span>
          {notice?.kind === 'conflict' && (
            <button type="button" className="sheet__step" onClick={() => void loadNewest()}>
              {texts.loadNewest}
            </button>
          )}
          {notice?.kind === 'good' && hasDrafts && sheet.hasDraft && dirty === 0 && (
            <Link href={links.edit[list?.locale ?? 'nl']} prefetch={false}>
              {texts.publish}
            </Link>
          )}
        </div>
        <div className="sheet__columns" aria-hidden="true">
          <span />
          {LOCALE_CODES.map((locale) => (
            <span key={locale}>{languageName(locale, language)}</span>
          ))}
        </div>
      </div>

      {hasMachine && (
        <div className="sheet__machine">
          {LOCALE_CODES.map((locale) => {
            const paths = sheet.pairs
              .filter(({ states, path }) => states[locale] === 'missing' && edits[keyOf(path, locale)] === undefined)
              .map(({ path }) => path);
            return (
              paths.length > 0 && (
                <button key={locale} type="button" className="sheet__step" disabled={work !== null} onClick={() => draft(locale, ...paths)}>
                  {fill(texts.machineAll, { language: languageName(locale, language), count: paths.length })}
                </button>
              )
            );
          })}
        </div>
      )}

      {orphans.map((text) => (
        <blockquote key={text} className="panel-alert sheet__overtaken">
          {text}
        </blockquote>
      ))}

      {shown.length === 0 && <p className="panel-empty">{texts.noneShown}</p>}
      {shown.map((pair) => (
        <section key={pair.path} className="sheet__row" aria-label={labelOf(pair, language)}>
          <h2 className="sheet__label">
            {labelOf(pair, language)}
            {pair.isRequired && (
              <>
                <span className="sheet__required" aria-hidden="true">
                  *
                </span>
                <span className="sr-only"> ({texts.required})</span>
              </>
            )}
          </h2>
          {LOCALE_CODES.map((locale) => {
            const other = otherThan(locale);
            const otherKey = keyOf(pair.path, other);
            const key = keyOf(pair.path, locale);
            return (
              <TextSide
                key={locale}
                pair={pair}
                locale={locale}
                typed={edits[key]}
                other={otherKey in edits ? edits[otherKey] : pair.values[other]}
                problem={problems[key]}
                isOvertaken={overtaken.has(key)}
                isBusy={work !== null}
                hasMachine={hasMachine}
                hints={pair.source === other ? (hints[pair.path] ?? NO_HINTS) : NO_HINTS}
                actions={actions}
                texts={texts}
                language={language}
              />
            );
          })}
        </section>
      ))}

      {hasDrafts && (
        <p className="panel-hint sheet__footer">
          {texts.savesDraft}{' '}
          <Link href={links.edit[list?.locale ?? 'nl']} prefetch={false}>
            {texts.publish}
          </Link>
        </p>
      )}
      {dialog}
    </div>
  );
}

const labelOf = (pair: TextPair, language: string): string => pair.label[language as Locale] ?? pair.label.en;

function progressOf(counts: ReturnType<typeof countStates>, total: number, texts: TranslationTexts): string {
  const parts = [
    counts.missing > 0 && fill(texts.progressMissing, { count: counts.missing, total }),
    counts.changed > 0 && fill(texts.progressChanged, { count: counts.changed }),
    counts.machine > 0 && fill(texts.progressMachine, { count: counts.machine }),
  ].filter(Boolean);
  return parts.join(', ') || texts.progressDone;
}

/** Goes to the next text after the cursor that still needs something, from the top again at the end. */
function focusNextTodo(): void {
  const todo = [...document.querySelectorAll<HTMLElement>('.sheet__side[data-todo]')];
  const here = document.activeElement;
  const next = todo.find((side) => here && !side.contains(here) && here.compareDocumentPosition(side) & Node.DOCUMENT_POSITION_FOLLOWING) ?? todo[0];
  if (!next?.dataset.todo) return;
  const { path, locale } = partsOf(next.dataset.todo);
  focusText(path, locale);
}

interface NeighbourProps {
  href: string | null;
  mark: string;
  keys: string;
  children: string;
}

function Neighbour({ href, mark, keys, children }: NeighbourProps) {
  const content = (
    <>
      <span aria-hidden="true">{mark} </span>
      {children}
    </>
  );
  return href ? (
    <Link href={href} aria-keyshortcuts={keys} prefetch={false}>
      {content}
    </Link>
  ) : (
    <span aria-hidden="true">{content}</span>
  );
}

/** Terms of the dictionary by the path of the text whose source they occur in. */
function useHints(sheet: TranslationSheet): Readonly<Record<string, GlossaryHint[]>> {
  const [hints, setHints] = useState<Record<string, GlossaryHint[]>>({});
  useEffect(() => {
    let isCurrent = true;
    const read = async (from: Locale) => {
      const pairs = sheet.pairs.filter(({ source, kind, values }) => source === from && !isEmptyText(kind, values[from]));
      if (pairs.length === 0) return;
      const found = await fetchHints(
        pairs.map(({ values }) => values[from]),
        from,
      );
      const byPath = pairs.map(({ path, kind, values }) => {
        const words = plainText(kind, values[from]);
        return [path, found.filter(({ name }) => occursIn(name[from], words)).slice(0, HINTS_MAX)] as const;
      });
      if (isCurrent) setHints((known) => ({ ...known, ...Object.fromEntries(byPath) }));
    };
    for (const locale of LOCALE_CODES) void read(locale);
    return () => {
      isCurrent = false;
    };
  }, [sheet]);
  return hints;
}
