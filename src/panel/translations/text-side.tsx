'use client';

import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import type { GlossaryHint, TextPair, TextState } from '@/cms/translations/types';
import { type Locale, languageName } from '@/domain/locales';
import { fill } from '../fill';
import { RichTextEditor } from './rich-text-editor';
import { isEmptyText, isSameText, plainText } from './text-values';
import type { TranslationTexts } from './texts';
import { TEXT_TONES } from './tones';

const LINE_LENGTH = 48;
const MAX_LINES = 14;
const MIN_LINES = { text: 1, textarea: 2, richText: 1 };

export interface SideActions {
  edit: (path: string, locale: Locale, value: unknown) => void;
  reset: (path: string, locale: Locale) => void;
  settle: (step: 'confirm' | 'accept', locale: Locale, path: string) => void;
  draft: (locale: Locale, path: string) => void;
}

interface TextSideProps {
  pair: TextPair;
  locale: Locale;
  /** What was typed and not saved yet; undefined when nothing was. */
  typed: unknown;
  /** The text of the other language as it stands here. */
  other: unknown;
  problem: string | undefined;
  isOvertaken: boolean;
  isBusy: boolean;
  hasMachine: boolean;
  hints: readonly GlossaryHint[];
  actions: SideActions;
  texts: TranslationTexts;
  language: string;
}

const isWork = (state: TextState): state is 'missing' | 'changed' | 'machine' => state !== null && state !== 'fine';

/** Id of the field of a text, or of the frame around its editor. */
const fieldId = (path: string, locale: Locale): string => `sheet-${locale}-${path.replace(/\W/g, '-')}`;

/** Puts the cursor into a text. */
export function focusText(path: string, locale: Locale): void {
  const field = document.getElementById(fieldId(path, locale));
  const input = field instanceof HTMLTextAreaElement ? field : field?.querySelector<HTMLElement>('[contenteditable="true"]');
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}

function insertAtCursor(path: string, locale: Locale, text: string): void {
  focusText(path, locale);
  // The only way to put something in that the field's own undo knows.
  document.execCommand('insertText', false, text);
}

function linesOf(value: string, least: number): number {
  const lines = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
  return Math.min(MAX_LINES, Math.max(least, lines));
}

/** One text in one language: its field, what is to be done about it, and the steps that do it. */
export const TextSide = memo(function TextSide(props: TextSideProps) {
  const { pair, locale, typed, other, problem, isOvertaken, isBusy, hasMachine, hints, actions, texts, language } = props;
  const [asks, setAsks] = useState<'copy' | 'draft' | null>(null);
  const overwrite = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asks) overwrite.current?.focus();
  }, [asks]);

  const { kind, path, maxLength } = pair;
  const id = fieldId(path, locale);
  const from: Locale = locale === 'en' ? 'nl' : 'en';
  const label = pair.label[language as Locale] ?? pair.label.en;
  const stored = pair.values[locale];
  const isTyped = typed !== undefined;
  const value = isTyped ? typed : stored;
  const state = pair.states[locale];
  const isEmpty = isEmptyText(kind, value);
  const words = kind === 'richText' ? '' : String(value ?? '');
  const excess = maxLength && kind !== 'richText' ? words.length - maxLength : 0;
  const needsWork = !isTyped && isWork(state);
  const canCopy = !isEmptyText(kind, other) && !isSameText(kind, other, value);
  const canDraft = hasMachine && !isEmptyText(kind, other);
  const describedBy =
    [problem && `${id}-problem`, needsWork && `${id}-state`, maxLength && kind !== 'richText' && `${id}-count`].filter(Boolean).join(' ') ||
    undefined;

  const put = (step: 'copy' | 'draft') => {
    setAsks(null);
    if (step === 'draft') actions.draft(locale, path);
    else {
      actions.edit(path, locale, kind === 'richText' ? structuredClone(other) : other);
      requestAnimationFrame(() => focusText(path, locale));
    }
  };
  const ask = (step: 'copy' | 'draft') => (isEmpty ? put(step) : setAsks(step));
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setAsks(null);
    focusText(path, locale);
  };
  const name = `${label}, ${languageName(locale, language)}`;

  return (
    <div className="sheet__side" data-state={isTyped ? 'unsaved' : (state ?? undefined)} data-todo={needsWork ? `${locale} ${path}` : undefined}>
      <div className="sheet__over">
        {kind === 'richText' ? (
          <span className="sheet__language">{languageName(locale, language)}</span>
        ) : (
          <label htmlFor={id} className="sheet__language">
            <span className="sr-only">{label}, </span>
            {languageName(locale, language)}
          </label>
        )}
      </div>
      {kind === 'richText' ? (
        <div id={id}>
          <RichTextEditor
            name={id}
            label={name}
            describedBy={describedBy}
            isInvalid={Boolean(problem)}
            locale={locale}
            value={value}
            buttons={texts.editorButtons}
            onChange={(next) => actions.edit(path, locale, next)}
          />
        </div>
      ) : (
        <textarea
          id={id}
          className="panel-input"
          lang={locale}
          rows={linesOf(words, MIN_LINES[kind])}
          value={words}
          spellCheck
          aria-invalid={Boolean(problem) || excess > 0}
          aria-describedby={describedBy}
          onChange={(event) => actions.edit(path, locale, kind === 'text' ? event.target.value.replace(/\s*\n\s*/g, ' ') : event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && kind === 'text') event.preventDefault();
          }}
        />
      )}
      {problem && (
        <p className="sheet__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {isOvertaken && isTyped && (
        <div className="panel-alert sheet__overtaken">
          <p>{texts.overtaken}</p>
          <blockquote lang={locale}>{plainText(kind, stored) || texts.empty}</blockquote>
          <button type="button" className="sheet__step" onClick={() => actions.reset(path, locale)}>
            {texts.useNewest}
          </button>
        </div>
      )}
      {asks ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape answers the question from any of its buttons
        <div className="sheet__ask" onKeyDown={onEscape}>
          <span id={`${id}-ask`}>{texts.askOverwrite}</span>
          <button ref={overwrite} type="button" className="sheet__step" aria-describedby={`${id}-ask`} onClick={() => put(asks)}>
            {texts.overwrite}
          </button>
          <button
            type="button"
            className="sheet__step"
            onClick={() => {
              setAsks(null);
              focusText(path, locale);
            }}
          >
            {texts.keep}
          </button>
        </div>
      ) : (
        <div className="sheet__under">
          {isTyped && <span className="panel-badge sheet__unsaved">{texts.unsaved}</span>}
          {needsWork && (
            <span
              className="panel-badge"
              data-tone={TEXT_TONES[state]}
              id={`${id}-state`}
              title={state === 'changed' ? texts.changedHint : undefined}
            >
              {texts.states[state]}
            </span>
          )}
          {pair.source === locale && isWork(pair.states[from]) && <span className="sheet__source">{texts.source}</span>}
          {needsWork && state === 'changed' && (
            <Step name={name} isDisabled={isBusy} onClick={() => actions.settle('confirm', locale, path)}>
              {texts.confirm}
            </Step>
          )}
          {needsWork && state === 'machine' && (
            <Step name={name} isDisabled={isBusy} onClick={() => actions.settle('accept', locale, path)}>
              {texts.accept}
            </Step>
          )}
          {isTyped && (
            <Step name={name} onClick={() => actions.reset(path, locale)}>
              {texts.undo}
            </Step>
          )}
          {canCopy && (
            <Step name={name} isQuiet={!needsWork && !isEmpty} onClick={() => ask('copy')}>
              {fill(texts.copy, { language: languageName(from, language) })}
            </Step>
          )}
          {canDraft && (
            <Step name={name} isQuiet={!needsWork && !isEmpty} isDisabled={isBusy} onClick={() => ask('draft')}>
              {texts.machine}
            </Step>
          )}
          {maxLength && kind !== 'richText' && (
            <span className="sheet__count" id={`${id}-count`} data-over={excess > 0 ? '' : undefined}>
              <span className="sr-only">
                {excess > 0 ? fill(texts.tooLong, { count: excess }) : fill(texts.characters, { count: words.length, max: maxLength })}
              </span>
              <span aria-hidden="true">
                {words.length}/{maxLength}
              </span>
            </span>
          )}
        </div>
      )}
      {hints.length > 0 && (
        <ul className="sheet__hints" aria-label={`${texts.glossary}: ${name}`}>
          {hints.map((hint) => (
            <li key={hint.id}>
              <Hint hint={hint} from={from} to={locale} texts={texts} language={language} onInsert={(term) => insertAtCursor(path, locale, term)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

interface StepProps {
  name: string;
  /** Shown while the row is worked on. */
  isQuiet?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: string;
}

function Step({ name, isQuiet, isDisabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      className={`sheet__step${isQuiet ? ' sheet__step--quiet' : ''}`}
      disabled={isDisabled}
      aria-label={`${children}: ${name}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface HintProps {
  hint: GlossaryHint;
  from: Locale;
  to: Locale;
  texts: TranslationTexts;
  language: string;
  onInsert: (term: string) => void;
}

function Hint({ hint, from, to, texts, language, onInsert }: HintProps) {
  const term = hint.name[to];
  if (!term) {
    return (
      <span className="sheet__hint">
        <span lang={from}>{hint.name[from]}</span> – {fill(texts.untranslatedTerm, { language: languageName(to, language) })}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="sheet__hint"
      title={fill(texts.insert, { term })}
      // The cursor stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onInsert(term)}
    >
      <span lang={from}>{hint.name[from]}</span>
      <span aria-hidden="true"> → </span>
      <strong lang={to}>{term}</strong>
    </button>
  );
}
