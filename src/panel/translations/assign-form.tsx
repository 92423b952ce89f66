'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Translator } from '@/cms/translations/assign';
import { DeskButton } from '../desk-button';
import { MomentField } from '../moment-field';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';

interface AssignFormProps {
  translators: Translator[];
  /** A table with a checkbox named `item` per row; its value is `[collection, id, locale]` as JSON. */
  children: ReactNode;
}

/** Gives the chosen entries of a work list to a translator, or takes them back. */
export function AssignForm({ translators, children }: AssignFormProps) {
  const { t } = usePanelTexts();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const [dueOn, setDueOn] = useState<Date | null>(null);
  const { send, isBusy } = useApiAction();

  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="item"]') ?? [])];
  const choose = (isChosen: boolean) => {
    for (const box of boxes()) box.checked = isChosen;
    setCount(isChosen ? boxes().length : 0);
  };
  const assign = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const items = data.getAll('item').map((value) => {
      const [collection, id, locale] = JSON.parse(String(value));
      return { collection, id, locale };
    });
    const note = String(data.get('note') ?? '').trim() || null;
    const assignee = Number(data.get('translator')) || null;
    const sent = { items, assignee, dueOn: dueOn?.toISOString().slice(0, 'YYYY-MM-DD'.length) ?? null, note };
    const done = t(assignee ? 'translations.assigned' : 'translations.takenBack', { count: items.length });
    if (!(await send('/api/translations/assign', sent, done))) return;
    choose(false);
    router.refresh();
  };

  return (
    <form ref={form} onSubmit={assign} onChange={() => setCount(boxes().filter(({ checked }) => checked).length)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend */}
      <div className="panel-buttons translations__assign" role="group" aria-label={t('translations.assign')}>
        <label className="translations__all">
          <input type="checkbox" checked={count > 0 && count === boxes().length} onChange={({ target }) => choose(target.checked)} />{' '}
          {t('translations.chooseAll')}
        </label>
        <label className="panel-field">
          {t('translations.assignTo')}
          <select className="panel-input" name="translator">
            <option value="">{t('translations.nobody')}</option>
            {translators.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <MomentField label={t('translations.dueOn')} value={dueOn} onChange={setDueOn} isDay />
        <label className="panel-field">
          {t('translations.note')}
          <input className="panel-input" name="note" maxLength={200} />
        </label>
        <DeskButton type="submit" buttonStyle="secondary" disabled={count === 0 || isBusy}>
          {t('translations.assignCount', { count })}
        </DeskButton>
      </div>
      {children}
    </form>
  );
}
