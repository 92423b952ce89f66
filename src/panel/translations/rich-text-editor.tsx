'use client';

import { RenderLexical } from '@payloadcms/richtext-lexical/client';
import { DocumentInfoProvider } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { mendControls } from '../accessibility/mend-controls';
import { usePanelTexts } from '../use-panel-texts';
import { isSameText } from './text-values';

/** Any field with the one editor of all rich texts (cms/fields/body) tells the panel how to render it. */
const SCHEMA_PATH = 'collection.pages.body';
const NO_STATE = {};

interface RichTextEditorProps {
  name: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  locale: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Payload's rich text editor outside a form. */
export function RichTextEditor({ name, label, describedBy, isInvalid, locale, value, onChange }: RichTextEditorProps) {
  const { t } = usePanelTexts();
  const frame = useRef<HTMLDivElement>(null);
  // The editor gets the very value it wrote: any other would recreate it and lose the cursor.
  const [written, setWritten] = useState<unknown>(null);
  const shown = written && isSameText('richText', written, value) ? written : value;
  const [input, setInput] = useState<HTMLElement | null>(null);

  // The editor loads late and is recreated when a text is put in from outside.
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const find = () => {
      mendControls(node, t);
      setInput(node.querySelector<HTMLElement>('[data-lexical-editor]'));
    };
    const observer = new MutationObserver(find);
    observer.observe(node, { childList: true, subtree: true });
    find();
    return () => observer.disconnect();
  }, [t]);

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
