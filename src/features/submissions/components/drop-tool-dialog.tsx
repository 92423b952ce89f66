'use client';

import { useRef } from 'react';
import { retryingFetch } from '@/browser/retrying-fetch';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { Dialog } from '@/ui/dialog';
import { sendTool } from '../actions';
import { TOOL_FORM_TEXTS } from '../tool-form-texts';
import { ToolForm, type ToolFormProps } from './tool-form';

type LoadedForm = Omit<ToolFormProps, 'action'>;

/** Loads the form's choices. @throws if the server doesn't answer */
export async function loadToolForm(locale: Locale): Promise<LoadedForm> {
  const response = await retryingFetch(`${routes.toolFormApi}?locale=${locale}`);
  if (!response.ok) throw new Error(`The form answered ${response.status}`);
  return (await response.json()) as LoadedForm;
}

export function DropToolDialog({ form, onClose }: { form: LoadedForm; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, intro, close } = TOOL_FORM_TEXTS[form.locale];
  const heading = (
    <div className="mb-5">
      <h2 id="drop-tool-title" className="pr-10 text-2xl font-bold">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted">{intro}</p>
    </div>
  );
  return (
    <Dialog ref={dialog} labelledBy="drop-tool-title" width="max-w-2xl" heading={heading} close={close} onClose={onClose}>
      <ToolForm {...form} action={sendTool} />
    </Dialog>
  );
}
