import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Found } from '@/cms/fact-checks/check-subject';
import type { Notes, StoredFact, StoredPlan } from '@/cms/fact-checks/stored-subject';
import { LOCALE_CODES, languageName, localeOf } from '@/domain/locales';
import { type BuyerFact, buyerFactValueLabel, buyerFactValues, FACT_NOTE_LENGTH, isListFact } from '@/domain/tool/buyer-facts';
import { TOOL_LIMITS } from '@/domain/tool/vocabulary';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';
import { DeskButton } from '../desk-button';
import { ChangeReason, CORRECTION, problemOf, type TypedReason } from '../publishing/change-reason';
import { usePanelTexts } from '../use-panel-texts';
import { planName } from './check-texts';

interface FormProps {
  isBusy: boolean;
  onSend: (found: Found) => void;
  onCancel: () => void;
}

interface FrameProps {
  isBusy: boolean;
  onCancel: () => void;
  /** What can't be sent. */
  problem: string | null;
  onSubmit: () => void;
  /** Text of the button that sends. */
  action?: string;
  children: ReactNode;
}

/** A form that starts at what is chosen, else at its first field or button, and that Escape closes. */
function Frame({ isBusy, onCancel, problem, onSubmit, action, children }: FrameProps) {
  const { t } = usePanelTexts();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input:checked') ?? form.current?.querySelector<HTMLElement>('input, button');
    field?.focus();
  }, []);
  return (
    <form
      ref={form}
      className="queue__reason"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      {children}
      {problem && <p role="alert">{problem}</p>}
      <div className="panel-buttons">
        <DeskButton type="submit" disabled={isBusy}>
          {action ?? t('checks.save')}
        </DeskButton>
        <DeskButton buttonStyle="subtle" onClick={onCancel}>
          {t('common.cancel')}
        </DeskButton>
      </div>
    </form>
  );
}

/** Asks before a source is removed, which nothing undoes. */
export function GoneForm({ onSend, ...frame }: FormProps) {
  const { t } = usePanelTexts();
  return (
    <Frame {...frame} problem={null} action={t('checks.removeSource')} onSubmit={() => onSend({ is: 'sourceless' })}>
      <p>{t('checks.deadHint')}</p>
    </Frame>
  );
}

function SourceField({ value, isWrong, onChange }: { value: string; isWrong: boolean; onChange: (value: string) => void }) {
  const { t } = usePanelTexts();
  return (
    <label className="panel-field">
      {t('checks.whereTrue')}
      <input
        className="panel-input"
        type="url"
        required
        maxLength={URL_MAX_LENGTH}
        value={value}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** Asks where something can be read that is still true. @param known an address to begin with */
export function SourceForm({ known, onSend, ...frame }: FormProps & { known: string }) {
  const { t } = usePanelTexts();
  const [source, setSource] = useState(known);
  const [isTried, setIsTried] = useState(false);
  const isWrong = isTried && !isWebUrl(source.trim());
  const submit = () => {
    setIsTried(true);
    if (isWebUrl(source.trim())) onSend({ is: 'true', sourceUrl: source.trim() });
  };
  return (
    <Frame {...frame} problem={isWrong ? t('checks.problems.source') : null} onSubmit={submit}>
      <SourceField value={source} isWrong={isWrong} onChange={setSource} />
    </Frame>
  );
}

const sent = ({ change, ...told }: TypedReason): Extract<Found, { reason: unknown }>['reason'] =>
  change === 'correction' ? { change } : { change, ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== '')) };

/** A reason that may be sent, and what it is about; none unless values differ. */
function useReason(differs: boolean) {
  const [reason, setReason] = useState(CORRECTION);
  const [isRefused, setIsRefused] = useState(false);
  return {
    field: differs && <ChangeReason reason={reason} isRefused={isRefused} onChange={setReason} />,
    /** Null, with a message at its field, if it can't be sent. */
    read: () => {
      const isWrong = differs && problemOf(reason) !== null;
      setIsRefused(isWrong);
      return isWrong ? null : sent(differs ? reason : CORRECTION);
    },
  };
}

const isSame = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((value) => other.includes(value));

/** Asks what is true instead, where that can be read, and why the public value changes. */
export function FactForm({ subject, fact, onSend, ...frame }: FormProps & { subject: BuyerFact; fact: StoredFact }) {
  const { t, language } = usePanelTexts();
  const name = useId();
  const [values, setValues] = useState(fact.values);
  const [source, setSource] = useState(fact.sourceUrl ?? '');
  const [notes, setNotes] = useState<Notes>(fact.notes);
  const [isTried, setIsTried] = useState(false);
  const reason = useReason(!isSame(values, fact.values));
  const isSourceWrong = isTried && !isWebUrl(source.trim());
  const problem = isTried && values.length === 0 ? t('checks.problems.values') : isSourceWrong ? t('checks.problems.source') : null;
  const type = isListFact(subject) ? 'checkbox' : 'radio';
  const choose = (value: string, isChosen: boolean) => {
    if (type === 'radio') setValues([value]);
    else setValues(isChosen ? [...values, value] : values.filter((other) => other !== value));
  };
  const submit = () => {
    setIsTried(true);
    const why = reason.read();
    if (!why || values.length === 0 || !isWebUrl(source.trim())) return;
    onSend({ is: 'otherwise', values, sourceUrl: source.trim(), notes, reason: why });
  };
  return (
    <Frame {...frame} problem={problem} onSubmit={submit}>
      <fieldset className="panel-buttons panel-options">
        <legend>{t('checks.value')}</legend>
        {buyerFactValues(subject).map((value) => (
          <label key={value}>
            <input type={type} name={name} checked={values.includes(value)} onChange={({ target }) => choose(value, target.checked)} />
            {buyerFactValueLabel(subject, value)?.[localeOf(language)]}
          </label>
        ))}
      </fieldset>
      <SourceField value={source} isWrong={isSourceWrong} onChange={setSource} />
      {LOCALE_CODES.map((code) => (
        <label key={code} className="panel-field">
          {t('checks.note', { language: languageName(code, language) })}
          <input
            className="panel-input"
            lang={code}
            maxLength={FACT_NOTE_LENGTH}
            value={notes[code] ?? ''}
            onChange={({ target }) => setNotes({ ...notes, [code]: target.value })}
          />
        </label>
      ))}
      {reason.field}
    </Frame>
  );
}

/** Asks what the paid plans cost now, where that can be read, and why the public prices change. @param known an address to begin with */
export function PricesForm({ plans, known, onSend, ...frame }: FormProps & { plans: StoredPlan[]; known: string }) {
  const { t, language } = usePanelTexts();
  const paid = plans.filter(({ kind }) => kind === 'paid');
  const [typed, setTyped] = useState<Record<string, string>>(Object.fromEntries(paid.map(({ id, price }) => [id, String(price ?? '')])));
  const [isTried, setIsTried] = useState(false);
  const reason = useReason(paid.some(({ id, price }) => Number(typed[id]) !== price));
  const isWrong = (id: string) => typed[id]?.trim() === '' || !(Number(typed[id]) >= 0 && Number(typed[id]) <= TOOL_LIMITS.price);
  const [source, setSource] = useState(known);
  const isSourceWrong = isTried && !isWebUrl(source.trim());
  const isPriceWrong = paid.some(({ id }) => isWrong(id));
  const problem = isTried && isPriceWrong ? t('checks.problems.price') : isSourceWrong ? t('checks.problems.source') : null;
  const submit = () => {
    setIsTried(true);
    const why = reason.read();
    if (!why || isPriceWrong || !isWebUrl(source.trim())) return;
    const prices = Object.fromEntries(paid.map(({ id }) => [id, Number(typed[id])]));
    onSend({ is: 'repriced', prices, sourceUrl: source.trim(), reason: why });
  };
  return (
    <Frame {...frame} problem={problem} onSubmit={submit}>
      {paid.map((plan) => (
        <label key={plan.id} className="panel-field">
          {planName(plan, language)} ({plan.currency})
          <input
            className="panel-input"
            type="number"
            min={0}
            max={TOOL_LIMITS.price}
            step={0.01}
            value={typed[plan.id]}
            aria-invalid={isTried && isWrong(plan.id)}
            onChange={({ target }) => setTyped({ ...typed, [plan.id]: target.value })}
          />
        </label>
      ))}
      <SourceField value={source} isWrong={isSourceWrong} onChange={setSource} />
      <p className="panel-hint">{t('checks.pricesHint')}</p>
      {reason.field}
    </Frame>
  );
}
