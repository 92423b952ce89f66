'use client';

import { RenderLexical } from '@payloadcms/richtext-lexical/client';
import { DocumentInfoProvider } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { isSameText } from './text-values';

/** Every text with paragraphs has the same editor (cms/fields/body), so any field that has it tells the panel how to draw it. */
const SCHEMA_PATH = 'collection.pages.body';
const NO_STATE = {};

interface RichTextEditorProps {
  name: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  locale: string;
  value: unknown;
  /** Names of the buttons over the text, which have none of their own. */
  buttons: Record<string, string>;
  onChange: (value: unknown) => void;
}

/** The panel's own editor outside of a form. */
export function RichTextEditor({ name, label, describedBy, isInvalid, locale, value, buttons, onChange }: RichTextEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  // What the editor wrote itself is handed back as it was, or it would be made anew and lose the cursor.
  const [written, setWritten] = useState<unknown>(null);
  const shown = written && isSameText('richText', written, value) ? written : value;
  const [input, setInput] = useState<HTMLElement | null>(null);

  // The editor arrives later and is made anew when a text is put in from outside.
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const find = () => {
      setInput(node.querySelector<HTMLElement>('[data-lexical-editor]'));
      for (const button of node.querySelectorAll<HTMLElement>('.toolbar-popup__button:not([aria-label])')) {
        button.setAttribute('aria-label', buttons[button.dataset.buttonKey ?? ''] ?? button.dataset.buttonKey ?? '');
      }
    };
    const observer = new MutationObserver(find);
    observer.observe(node, { childList: true, subtree: true });
    find();
    return () => observer.disconnect();
  }, [buttons]);

  useEffect(() => {
    if (!input) return;
    input.setAttribute('aria-label', label);
    input.setAttribute('aria-invalid', String(isInvalid));
    if (describedBy) input.setAttribute('aria-describedby', describedBy);
    else input.removeAttribute('aria-describedby');
  }, [input, label, describedBy, isInvalid]);

  return (
    <div ref={frame} lang={locale} className="panel-input sheet__rich">
      <DocumentInfoProvider
        collectionSlug="pages"
        currentEditor={null as never}
        hasPublishedDoc={false}
        initialData={NO_STATE}
        initialState={NO_STATE}
        isLocked={false}
        lastUpdateTime={0}
        mostRecentVersionIsAutosaved={false}
        unpublishedVersionCount={0}
        versionCount={0}
      >
        <RenderLexical
          name={name}
          path={name}
          label={false}
          schemaPath={SCHEMA_PATH}
          initialValue={shown as never}
          value={shown as never}
          setValue={(next) => {
            setWritten(next);
            onChange(next);
          }}
        />
      </DocumentInfoProvider>
    </div>
  );
}
