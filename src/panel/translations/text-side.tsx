import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { languageName, localeInfo } from '@/domain/locales';
import { usePanelTexts } from '../use-panel-texts';
import { focusText } from './focus-text';
import { RichTextEditor } from './rich-text-editor';
import { labelOf, type Side, type SideProps, sideOf } from './side';
import { SourceChange } from './source-change';
import { TranslatorAids } from './terms/translator-aids';
import { Step, TextSteps } from './text-steps';
import { plainText } from './text-values';

const LINE_LENGTH = 48;
const MAX_LINES = 14;
const MIN_LINES = { text: 1, textarea: 2, richText: 1 };

function linesOf(value: string, least: number): number {
  const lines = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
  return Math.min(MAX_LINES, Math.max(least, lines));
}

/** One text in one language: its field, its state and the steps that can follow. Memoized, so that typing renders one side only. */
export const TextSide = memo(function TextSide(props: SideProps) {
  const { pair, locale, other, problem, isOvertaken, terms, store } = props;
  const { t, language } = usePanelTexts();
  const [asks, setAsks] = useState<'copy' | 'draft' | null>(null);
  const { kind, path } = pair;
  const side = sideOf(props, language);
  const { id, isTyped, isEmpty, todo } = side;

  const put = (step: 'copy' | 'draft') => {
    setAsks(null);
    if (step === 'draft') void store.draft(locale, path);
    else {
      store.edit(path, locale, kind === 'richText' ? structuredClone(other) : other);
      requestAnimationFrame(() => focusText(path, locale));
    }
  };

  return (
    <div
      className="sheet__side"
      data-state={isTyped ? 'unsaved' : (pair.states[locale] ?? undefined)}
      data-todo={todo ? `${locale} ${path}` : undefined}
    >
      <div className="panel-buttons sheet__over">
        {kind === 'richText' ? (
          <span className="sheet__language">{languageName(locale, language)}</span>
        ) : (
          <label htmlFor={id} className="sheet__language">
            <span className="sr-only">{labelOf(pair, language)}, </span>
            {languageName(locale, language)}
          </label>
        )}
      </div>
      <TextField {...side} />
      {pair.source === locale && pair.sourceChange && <SourceChange changes={pair.sourceChange} lang={locale} />}
      {problem && (
        <p className="sheet__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {isOvertaken && isTyped && (
        <div className="panel-alert sheet__overtaken">
          <p>{t(pair.states[locale] === 'machine' ? 'translations.overtakenByMachine' : 'translations.overtaken')}</p>
          <blockquote lang={locale}>{plainText(kind, pair.values[locale]) || t('translations.empty')}</blockquote>
          <Step onClick={() => store.reset(path, locale)}>{t('translations.useNewest')}</Step>
        </div>
      )}
      {asks ? (
        <OverwriteQuestion
          id={`${id}-ask`}
          onOverwrite={() => put(asks)}
          onCancel={() => {
            setAsks(null);
            focusText(path, locale);
          }}
        />
      ) : (
        <TextSteps {...side} onPut={(step) => (isEmpty ? put(step) : setAsks(step))} />
      )}
      {pair.source === localeInfo(locale).fallback && <TranslatorAids {...side} terms={terms} />}
    </div>
  );
});

function TextField({ pair: { kind, path, maxLength }, locale, problem, store, id, name, value, words, todo, excess }: Side) {
  const isRich = kind === 'richText';
  const describedBy =
    [problem && `${id}-problem`, todo && `${id}-state`, maxLength && !isRich && `${id}-count`].filter(Boolean).join(' ') || undefined;
  if (isRich) {
    return (
      <div id={id}>
        <RichTextEditor
          name={id}
          label={name}
          describedBy={describedBy}
          isInvalid={Boolean(problem)}
          locale={locale}
          value={value}
          onChange={(next) => store.edit(path, locale, next)}
        />
      </div>
    );
  }
  return (
    <textarea
      id={id}
      className="panel-input"
      lang={locale}
      rows={linesOf(words, MIN_LINES[kind])}
      value={words}
      spellCheck
      aria-invalid={Boolean(problem) || excess > 0}
      aria-describedby={describedBy}
      onChange={({ target }) => store.edit(path, locale, kind === 'text' ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && kind === 'text') event.preventDefault();
      }}
    />
  );
}

function OverwriteQuestion({ id, onOverwrite, onCancel }: { id: string; onOverwrite: () => void; onCancel: () => void }) {
  const { t } = usePanelTexts();
  const overwrite = useRef<HTMLButtonElement>(null);
  useEffect(() => overwrite.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape answers the question from any of its buttons
    <div className="panel-buttons sheet__under" onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onCancel()}>
      <span id={id}>{t('translations.askOverwrite')}</span>
      <Step ref={overwrite} aria-describedby={id} onClick={onOverwrite}>
        {t('translations.overwrite')}
      </Step>
      <Step onClick={onCancel}>{t('translations.dontOverwrite')}</Step>
    </div>
  );
}
