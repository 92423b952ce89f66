'use client';

import { useEffect, useRef } from 'react';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { sendTool } from '../actions';
import { ToolForm, type ToolFormProps } from './tool-form';

type LoadedForm = Omit<ToolFormProps, 'action'>;

/** Loads the form's texts and choices. @throws if the server doesn't answer */
export async function loadToolForm(locale: Locale): Promise<LoadedForm> {
  const response = await fetch(`${routes.toolFormApi}?locale=${locale}`);
  if (!response.ok) throw new Error(`The form answered ${response.status}`);
  return (await response.json()) as LoadedForm;
}

/** The browser handles focus, Escape and the inert page behind the dialog. */
export function DropToolDialog({ form, onClose }: { form: LoadedForm; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { texts } = form;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="drop-tool-title"
      onClose={onClose}
      className="m-auto max-h-dvh w-full max-w-2xl overflow-y-auto overscroll-contain bg-surface p-0 text-text shadow-floating sm:max-h-[90dvh] sm:rounded-card"
    >
      <div className="p-5 sm:p-8">
        <div className="mb-5 flex items-start justify-between gap-4">
          <div>
            <h2 id="drop-tool-title" className="text-2xl font-bold">
              {texts.title}
            </h2>
            <p className="mt-1 text-sm text-muted">{texts.intro}</p>
          </div>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="min-h-11 rounded-control px-3 text-sm font-semibold text-primary hover:bg-primary-soft"
          >
            {texts.close}
          </button>
        </div>
        <ToolForm {...form} action={sendTool} />
      </div>
    </dialog>
  );
}
