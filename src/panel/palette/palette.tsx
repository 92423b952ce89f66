'use client';

import { useAuth } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PanelLink } from '../link-list';
import { usePanelTexts } from '../use-panel-texts';
import { type Entry, matching, recentDocuments, rememberDocument } from './entries';
import { useActions, useViews } from './use-commands';
import { useDocuments } from './use-documents';
import './palette.css';

const LIST = 'palette-list';
const optionId = (entry: Entry) => `palette-${entry.id}`;

interface Group {
  id: string;
  title: string;
  entries: Entry[];
}

/** Without a text: what was opened last, views and actions; else everything that matches. */
function useGroups(text: string): Group[] & { status?: string } {
  const { t } = usePanelTexts();
  const user = useAuth().user?.id ?? '';
  const { entries, isSearching, hasFailed } = useDocuments(text);
  const [views, actions] = [useViews(), useActions()];
  const isEmpty = text.trim() === '';
  const groups = [
    { id: 'documents', title: t(isEmpty ? 'palette.recent' : 'palette.documents'), entries: isEmpty ? recentDocuments(user) : entries },
    { id: 'actions', title: t('palette.actions'), entries: isEmpty ? actions : matching(actions, text) },
    { id: 'views', title: t('palette.views'), entries: isEmpty ? views : matching(views, text) },
  ].filter((group) => group.entries.length > 0);
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);
  const status = hasFailed ? t('palette.failed') : isSearching ? t('palette.searching') : t('palette.found', { count });
  return Object.assign(groups, { status });
}

interface OptionProps {
  entry: Entry;
  isActive: boolean;
  onPick: (entry: Entry) => void;
  onPoint: () => void;
}

function Option({ entry, isActive, onPick, onPoint }: OptionProps) {
  const option = {
    id: optionId(entry),
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'palette__option',
    onMouseMove: onPoint,
    onClick: () => onPick(entry),
  } as const;
  const content = (
    <>
      <span lang={entry.lang || undefined}>{entry.title}</span>
      {entry.detail && <small>{entry.detail}</small>}
    </>
  );
  if (entry.href) {
    return (
      <PanelLink href={entry.href} {...option}>
        {content}
      </PanelLink>
    );
  }
  return (
    <button type="button" {...option}>
      {content}
    </button>
  );
}

/** Finds documents, views and actions in either language and opens them by keyboard or mouse. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = usePanelTexts();
  const user = useAuth().user?.id ?? '';
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const groups = useGroups(text);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const activeOption = active ? optionId(active) : null;
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);

  // Closing returns the focus; the event tells the parent.
  const close = () => dialog.current?.close();
  const pick = (entry: Entry) => {
    if (entry.id.startsWith('document-')) rememberDocument(user, entry);
    entry.run?.();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const index = active ? entries.indexOf(active) : 0;
    const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActiveId(entries.at(step % Math.max(entries.length, 1))?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // A click, so that Payload asks before leaving unsaved work.
      if (activeOption) document.getElementById(activeOption)?.click();
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Escape does
    <dialog
      ref={dialog}
      className="panel-view palette"
      aria-label={t('palette.title')}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="palette__box">
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded="true"
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={activeOption ?? undefined}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActiveId(null);
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className="panel-hint palette__status">
          {groups.status}
        </p>
        <div id={LIST} role="listbox" aria-label={t('palette.results')} className="palette__list" tabIndex={-1}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={group.id} role="group" aria-labelledby={`palette-group-${group.id}`}>
              <div id={`palette-group-${group.id}`} role="presentation" className="palette__group">
                {group.title}
              </div>
              {group.entries.map((entry) => (
                <Option key={entry.id} entry={entry} isActive={entry === active} onPick={pick} onPoint={() => setActiveId(entry.id)} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </dialog>
  );
}
