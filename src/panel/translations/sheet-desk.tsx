'use client';

import { useModal } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Term } from '@/cms/terminology/find-terms';
import type { TextPair, TranslationSheet } from '@/cms/translations/types';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, languageName, localeInfo } from '@/domain/locales';
import { PanelLink } from '../link-list';
import { usePanelTexts } from '../use-panel-texts';
import { keyOf } from './edits';
import { focusNextTodo } from './focus-text';
import { SheetBar, SheetHeader } from './sheet-bar';
import type { SheetDocument, SheetState } from './sheet-state';
import { createSheetStore, type SheetStore } from './sheet-store';
import { labelOf } from './side';
import { TermsPanel } from './terms/terms-panel';
import { useTermCheck } from './terms/use-term-check';
import { useTerms } from './terms/use-terms';
import { TextSide } from './text-side';
import { Step } from './text-steps';
import { useLeaveGuard } from './use-leave-guard';
import { useSheetCopy } from './use-sheet-copy';
import './sheet.css';

/** Every text of a document in both languages, to be written on either side. */
export function SheetDesk({ initial, ...document }: SheetDocument & { initial: TranslationSheet }) {
  const { t, language } = usePanelTexts();
  const [store] = useState(() => createSheetStore(initial, t));
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  const { sheet, edits, shown, orphans, work } = state;
  const { terms, tone } = useTerms(sheet);
  const copy = useSheetCopy(store, state);
  const { leave, dialog } = useLeaveGuard(() => Object.keys(store.read().edits).length > 0, copy.forget);
  const locale = publishedLocale(document, state);
  const { hasDrafts, listLocale, links } = document;
  const publish = async () => {
    const isDone = await store.publish(locale, { hasDrafts, language });
    if (isDone && listLocale) leave(links.next ?? links.back);
  };
  const { checkAndPublish, dialog: termsDialog } = useTermCheck({ locale, terms, read: store.read, publish });
  useSheetKeys(store, links, { leave, publish: checkAndPublish });
  const pairs = sheet.pairs.filter(({ path }) => shown?.has(path) ?? true);

  return (
    <div className="sheet" aria-busy={work !== null}>
      <SheetHeader sheet={sheet} document={document} />
      <SheetBar store={store} state={state} document={document} publishes={locale} onPublish={checkAndPublish} />
      {copy.offer}
      <TermsPanel sheet={sheet} edits={edits} terms={terms} tone={tone} />
      {document.hasMachine && (
        <div className="panel-buttons sheet__machine">
          {LOCALE_CODES.map((locale) => {
            const paths = sheet.pairs.flatMap(({ states, path }) =>
              states[locale] === 'missing' && edits[keyOf(path, locale)] === undefined ? path : [],
            );
            return (
              paths.length > 0 && (
                <Step key={locale} disabled={work !== null} onClick={() => void store.draft(locale, ...paths)}>
                  {t('translations.machineAll', { language: languageName(locale, language), count: paths.length })}
                </Step>
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
      {pairs.length === 0 && <p className="panel-empty">{t('translations.noneShown')}</p>}
      {pairs.map((pair) => (
        <SheetRow key={pair.path} pair={pair} state={state} store={store} hasMachine={document.hasMachine} terms={terms} />
      ))}
      {document.hasDrafts && (
        <p className="panel-hint sheet__footer">
          {t('translations.savesDraft')} <PanelLink href={document.links.edit}>{t('translations.publish')}</PanelLink>
        </p>
      )}
      {dialog}
      {termsDialog}
    </div>
  );
}

/** The language that is published here: that of the work list, else the one last typed in. */
const publishedLocale = ({ listLocale }: SheetDocument, { locale }: SheetState): Locale =>
  listLocale ?? locale ?? localeInfo(DEFAULT_LOCALE).fallback;

interface KeyActions {
  leave: (href: string) => void;
  publish: () => void;
}

function useSheetKeys(store: SheetStore, { previous, next }: SheetDocument['links'], { leave, publish }: KeyActions): void {
  const { modalState } = useModal();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    let act: (() => void) | null = null;
    if (isCommand && !event.altKey && event.key.toLowerCase() === 's') act = () => void store.save();
    else if (isCommand && event.shiftKey && event.key === 'Enter') act = publish;
    else if (isCommand && event.key === 'Enter') act = focusNextTodo;
    else if (event.altKey && !isCommand && event.key === 'ArrowDown' && next) act = () => leave(next);
    else if (event.altKey && !isCommand && event.key === 'ArrowUp' && previous) act = () => leave(previous);
    // A dialog in front, such as that of a link, has its own keys.
    if (!act || event.repeat || Object.values(modalState).some((modal) => modal?.isOpen)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });

  useEffect(() => {
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}

interface SheetRowProps {
  pair: TextPair;
  state: SheetState;
  store: SheetStore;
  hasMachine: boolean;
  /** By source language, once they have loaded. */
  terms: Record<Locale, Term[]>;
}

/** One text in both languages. */
function SheetRow({ pair, state, store, hasMachine, terms }: SheetRowProps) {
  const { t, language } = usePanelTexts();
  const { edits, problems, overtaken, work } = state;
  const label = labelOf(pair, language);
  return (
    <section className="sheet__row" aria-label={label}>
      <h2 className="sheet__label">
        {label}
        {pair.isRequired && (
          <>
            <span className="sheet__required" aria-hidden="true">
              *
            </span>
            <span className="sr-only"> ({t('translations.required')})</span>
          </>
        )}
      </h2>
      {LOCALE_CODES.map((locale) => {
        const key = keyOf(pair.path, locale);
        const other = localeInfo(locale).fallback;
        const otherKey = keyOf(pair.path, other);
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
            terms={terms[other]}
            store={store}
          />
        );
      })}
    </section>
  );
}
