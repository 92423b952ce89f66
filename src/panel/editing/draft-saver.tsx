'use client';

import { SaveDraftButton, useAllFormFields, useDocumentInfo, useEditDepth, useForm, useFormModified, useHotkey, useLocale } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { reduceFieldsToValues } from 'payload/shared';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isLocale, localeOf } from '@/domain/locales';
import { DeskButton } from '../desk-button';
import { usePanelTexts } from '../use-panel-texts';
import { ConflictDialog } from './conflict-dialog';
import { createDraftEngine, type DraftEngine, type DraftSurroundings } from './draft-engine';
import './editing.css';
import { FoundCopy } from './found-copy';
import { PresenceLine } from './presence-line';
import { SaveStatus } from './save-status';
import { registerSaver } from './use-draft-saver';
import { useCreatedCopy, useFormAccess } from './use-form-access';

/** Feeds the engine with what happens in the form. */
function useFormEvents(engine: DraftEngine): void {
  const { data, initialData, initialState, isInitializing } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();

  useEffect(() => {
    const page = new AbortController();
    window.addEventListener('pagehide', engine.hide, { signal: page.signal });
    window.addEventListener('online', engine.retry, { signal: page.signal });
    return () => {
      page.abort();
      engine.stop();
    };
  }, [engine]);

  useEffect(() => {
    if (!isInitializing && initialState) engine.start({ ...initialData }, reduceFieldsToValues(initialState, true));
  }, [engine, initialData, initialState, isInitializing]);

  const rebase = useEffectEvent((stored: typeof data) => {
    if (stored && stored !== initialData) engine.rebase(stored);
  });
  useEffect(() => rebase(data), [data]);

  const notice = useEffectEvent((_fields: typeof fields) => isModified && engine.typed());
  useEffect(() => void notice(fields), [fields]);
}

function useEngine(access: DraftSurroundings) {
  const [engine] = useState(() => createDraftEngine(access));
  useFormEvents(engine);
  return { engine, state: useSyncExternalStore(engine.subscribe, engine.read, engine.read) };
}

/** Shows something in a separate line below the buttons that `place` stands beside. */
function useLineBelow() {
  const [place, setPlace] = useState<Element | null>(null);
  const bar = place?.closest('.doc-controls');
  return { place: setPlace, below: (line: ReactNode) => bar && createPortal(<div className="panel-view draft-line">{line}</div>, bar) };
}

/** Payload's button for a new document. What was typed stays in the browser until it is saved. */
function NewDocument({ locale }: { locale: string }) {
  const { engine, state } = useEngine({ ...useFormAccess(locale), isTimed: false });
  const { place, below } = useLineBelow();
  return (
    <div ref={place}>
      {state.found && below(<FoundCopy found={state.found} engine={engine} />)}
      <SaveDraftButton />
    </div>
  );
}

function Saver({ locale }: { locale: string }) {
  const access = useFormAccess(locale);
  const { engine, state } = useEngine(access);
  const { place, below } = useLineBelow();
  const { formRef } = useForm();
  const { t } = usePanelTexts();
  const isModified = useFormModified();
  const { collectionSlug, id } = useDocumentInfo();
  const editDepth = useEditDepth();
  useEffect(() => {
    if (formRef) registerSaver(formRef, engine.save);
  }, [engine, formRef]);
  useCreatedCopy(locale);
  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    void engine.save();
  });

  return (
    <div className="panel-view" ref={place}>
      {below(
        <>
          <SaveStatus state={state} />
          {editDepth === 1 && <PresenceLine collection={String(collectionSlug)} id={Number(id)} part={localeOf(locale)} />}
          {state.found && <FoundCopy found={state.found} engine={engine} />}
          {state.conflicts.length > 0 && <ConflictDialog conflicts={state.conflicts} engine={engine} />}
        </>,
      )}
      {!access.isTimed && (
        <DeskButton id="action-save-draft" buttonStyle="secondary" size="medium" disabled={!isModified} onClick={() => void engine.save()}>
          {t('editing.saveDraft')}
        </DeskButton>
      )}
    </div>
  );
}

/**
 * Saves the edit view as a draft: only what this person changed, two seconds after the last key where the collection autosaves, else on request. In the
 * place of Payload's button, which remains for new documents; its messages form a line below the buttons.
 */
export function DraftSaver() {
  const { id } = useDocumentInfo();
  const { code } = useLocale();
  // Changes together with the form's values, earlier than `useLocale`.
  const asked = useSearchParams().get('locale');
  const locale = isLocale(asked) ? asked : code;
  return id ? <Saver key={`${id} ${locale}`} locale={locale} /> : <NewDocument key={locale} locale={locale} />;
}
