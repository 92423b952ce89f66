'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SHORTLIST_LIMITS } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { afterStep, CHOSEN_VISIBILITIES, type ChosenVisibility, type ShortlistStep, SUGGESTED_TOOLS } from '@/domain/shortlists';
import { type ScoreCriterion, WEIGHT_MAX, type Weights, weightParam } from '@/domain/tool/score';
import { BILLINGS, MOST_SEATS, type Team, VAT_VIEWS } from '@/domain/tool/team';
import { CURRENCIES } from '@/domain/tool/vocabulary';
import { type FormResult, IDLE } from '@/forms/form-result';
import { HiddenFields } from '@/forms/hidden-fields';
import { useForm } from '@/forms/use-form';
import type { SharedFormTexts, TextsOf } from '@/i18n/form-texts';
import { buttonStyles } from '@/ui/button-styles';
import { Fold } from '@/ui/fold';
import { FieldError, SelectField, TextArea, TextField } from '@/ui/form/field';
import { FormMessage, SubmitButton } from '@/ui/form/form-message';
import { Icon } from '@/ui/icon';
import { saveShortlist } from '../actions';

export interface ShortlistFormItem {
  tool: number;
  name: string;
  note: string;
}

interface ShortlistFormProps {
  locale: Locale;
  /** Address of the list, 'bookmarks' or '' for a new one. */
  list: string;
  revision: number;
  /** Tells this form from others that make a list. */
  draft: string;
  name: string;
  items: ShortlistFormItem[];
  team: Team;
  weights: Weights | null;
  visibility: ChosenVisibility;
  criteria: { criterion: ScoreCriterion; label: string }[];
  shared: SharedFormTexts;
  texts: TextsOf<'shortlist'>;
  billings: Record<(typeof BILLINGS)[number], string>;
  vats: Record<(typeof VAT_VIEWS)[number], string>;
  /** Suggestions for the tool to add, for the ids of {@link SUGGESTED_TOOLS}. */
  found: ReactNode;
}

const checks = () => import('@/domain/schemas/shortlist').then(({ readShortlistForm: read, shortlistSchema: schema }) => ({ schema, read }));

/** Adding a tool replaces the form. The new one announces that it was saved, and goes on with the next tool. */
let leftBehind = IDLE;

const idOf = (step: ShortlistStep) => `shortlist-${step}`;

/** The entries that came back from the server without scripts, named as before. */
function returned({ values }: FormResult, known: ShortlistFormItem[]): ShortlistFormItem[] | null {
  if (!values) return null;
  const nameOf = (tool: number) => known.find((item) => item.tool === tool)?.name ?? `#${tool}`;
  return (values.tool ?? []).map((tool, index) => ({ tool: Number(tool), name: nameOf(Number(tool)), note: values.note?.[index] ?? '' }));
}

/** Makes or changes a shortlist. Without scripts, its buttons save it and show it again. */
export function ShortlistForm({
  locale,
  list,
  revision,
  draft,
  items: first,
  criteria,
  shared,
  texts,
  billings,
  vats,
  found,
  ...values
}: ShortlistFormProps) {
  const router = useRouter();
  const goOn = (saved: FormResult) => {
    const { path } = saved;
    leftBehind = saved;
    // Also when it goes on elsewhere: back would show the list from before, which can't be saved any more.
    if (path === window.location.pathname || revision > 0) router.refresh();
    if (path && path !== window.location.pathname) router.push(path);
  };
  const form = useForm({ name: 'shortlist', locale, action: saveShortlist, checks, texts: shared, onDone: goOn });
  const [items, setItems] = useState(() => returned(form.result, first) ?? first);
  const [status, setStatus] = useState('');
  const given = (field: string, value: string) => ({ ...form.field(field), defaultValue: form.typed(field) || value });

  useEffect(() => {
    const { path, message = '' } = leftBehind;
    leftBehind = IDLE;
    if (path !== window.location.pathname) return;
    setStatus(message);
    document.getElementById(SUGGESTED_TOOLS.field)?.focus();
  }, []);

  const press = (event: MouseEvent, step: ShortlistStep, { tool, name }: ShortlistFormItem) => {
    event.preventDefault();
    const next = afterStep(items, step);
    const place = next.findIndex((item) => item.tool === tool);
    flushSync(() => setItems(next));
    setStatus(
      place < 0 ? texts.removed.replace('{name}', () => name) : texts.moved.replace('{name}', () => name).replace('{place}', String(place + 1)),
    );
    // The pressed button has gone or moved.
    const before = items.findIndex((item) => item.tool === tool);
    const neighbour = next[Math.min(before, next.length - 1)];
    const target = place < 0 ? (neighbour ? idOf(`remove:${neighbour.tool}`) : SUGGESTED_TOOLS.field) : idOf(step);
    document.getElementById(target)?.focus();
  };

  return (
    <form {...form.formProps} className="relative grid max-w-3xl gap-8">
      <FormMessage kind={form.result.status === 'done' ? 'good' : 'bad'}>{form.result.message}</FormMessage>
      {/* Enter presses the first button of a form: without this one, that which moves the first tool. */}
      <button type="submit" hidden />
      <HiddenFields locale={locale} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="draft" value={draft} />
      {first.map(({ tool }) => (
        <input key={tool} type="hidden" name="shown" value={tool} />
      ))}
      <TextField {...given('name', values.name)} label={texts.name} required maxLength={SHORTLIST_LIMITS.name} />
      <fieldset data-field="items">
        <legend className="text-lg font-bold">{texts.tools}</legend>
        <p role="status" className="sr-only">
          {status}
        </p>
        {form.errorOf('items') && <FieldError id="shortlist-items-error">{form.errorOf('items')}</FieldError>}
        <p className="mt-1 text-sm text-muted">{items.length === 0 ? texts.empty : texts.noteHint}</p>
        <ol className="divided mt-3 border-y border-line">
          {items.map((item, place) => {
            const { tool, name, note } = item;
            const steps = [
              { step: `up:${tool}`, label: texts.up, icon: 'chevron-down', turned: true, isIdle: place === 0 },
              { step: `down:${tool}`, label: texts.down, icon: 'chevron-down', turned: false, isIdle: place === items.length - 1 },
              { step: `remove:${tool}`, label: texts.remove, icon: 'x', turned: false, isIdle: false },
            ] as const;
            return (
              <li key={tool} className="py-4">
                <input type="hidden" name="tool" value={tool} />
                <div className="flex items-center justify-between gap-3">
                  <p className="font-semibold">{name}</p>
                  <p className="-mr-3.5 flex">
                    {steps.map(({ step, label, icon, turned, isIdle }) => (
                      <button
                        key={step}
                        id={idOf(step)}
                        type="submit"
                        name="step"
                        value={step}
                        aria-disabled={isIdle || undefined}
                        aria-label={label.replace('{name}', () => name)}
                        onClick={(event) => press(event, step, item)}
                        className={`inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken ${isIdle ? 'text-muted opacity-50' : ''}`}
                      >
                        <Icon name={icon} className={turned ? 'size-4 rotate-180' : 'size-4'} />
                      </button>
                    ))}
                  </p>
                </div>
                <TextArea
                  id={`shortlist-note-${tool}`}
                  data-field={`items.${place}.note`}
                  name="note"
                  rows={2}
                  defaultValue={note}
                  maxLength={SHORTLIST_LIMITS.note}
                  label={<span className="text-xs font-normal text-muted">{texts.note.replace('{name}', () => name)}</span>}
                  error={form.errorOf(`items.${place}.note`)}
                />
              </li>
            );
          })}
        </ol>
        <div className="mt-5 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
          <TextField
            {...given('add', '')}
            id={SUGGESTED_TOOLS.field}
            label={texts.add}
            hint={texts.addHint}
            maxLength={80}
            autoComplete="off"
            list={SUGGESTED_TOOLS.id}
          />
          <button type="submit" disabled={form.isPending} className={`sm:mt-7 ${buttonStyles('secondary')}`}>
            {texts.addButton}
          </button>
        </div>
        {found}
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-lg font-bold">{texts.team}</legend>
        <TextField
          {...given('seats', String(values.team.seats))}
          type="number"
          min={1}
          max={MOST_SEATS}
          inputMode="numeric"
          required
          label={texts.seats}
        />
        <SelectField {...given('billing', values.team.billing)} label={texts.billing}>
          {BILLINGS.map((billing) => (
            <option key={billing} value={billing}>
              {billings[billing]}
            </option>
          ))}
        </SelectField>
        <SelectField {...given('vat', values.team.vat)} label={texts.vat}>
          {VAT_VIEWS.map((vat) => (
            <option key={vat} value={vat}>
              {vats[vat]}
            </option>
          ))}
        </SelectField>
        <SelectField {...given('currency', values.team.currency)} label={texts.currency}>
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <Fold summary={texts.weights} isOpen={values.weights !== null}>
        <p className="text-sm text-muted">{texts.weightsHint}</p>
        <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {criteria.map(({ criterion, label }) => (
            <TextField
              key={criterion}
              {...given(weightParam(criterion), values.weights ? String(values.weights[criterion]) : '')}
              type="number"
              min={0}
              max={WEIGHT_MAX}
              inputMode="numeric"
              label={label}
            />
          ))}
        </div>
      </Fold>
      <SelectField {...given('visibility', values.visibility)} label={texts.visibility}>
        {CHOSEN_VISIBILITIES.map((visibility) => (
          <option key={visibility} value={visibility}>
            {texts[visibility]}
          </option>
        ))}
      </SelectField>
      <SubmitButton isPending={form.isPending} texts={{ ...shared, ...texts }} className="justify-self-start" />
    </form>
  );
}
