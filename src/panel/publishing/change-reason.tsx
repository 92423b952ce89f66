import { useId } from 'react';
import { TOOL_EVENT_NOTE_LENGTH } from '@/domain/tool/events';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';
import { usePanelTexts } from '../use-panel-texts';
import './publishing.css';

/** Why published values change, as the editor entered it: what is not said is empty. Named as the query parameters are. */
export interface TypedReason {
  change: 'correction' | 'maker';
  /** YYYY-MM-DD. */
  changedOn: string;
  changeSource: string;
  changeNoteEn: string;
  changeNoteNl: string;
}

export const CORRECTION: TypedReason = { change: 'correction', changedOn: '', changeSource: '', changeNoteEn: '', changeNoteNl: '' };

/** Of the browser, as a date field writes it. */
const today = () => new Intl.DateTimeFormat('sv-SE').format();

/** What the server would refuse. A date field's `max` doesn't hold for what is typed. */
export function problemOf({ change, changedOn, changeSource, ...notes }: TypedReason): 'day' | 'source' | 'note' | null {
  if (change === 'correction') return null;
  if (changedOn > today()) return 'day';
  if (changeSource !== '' && !isWebUrl(changeSource)) return 'source';
  return (notes.changeNoteEn.trim() === '') === (notes.changeNoteNl.trim() === '') ? null : 'note';
}

interface ChangeReasonProps {
  reason: TypedReason;
  /** The editor has tried to publish with a reason that can't be sent. */
  isRefused: boolean;
  onChange: (reason: TypedReason) => void;
}

/** Asks why published values change, and if the maker did: since when, where that is told, and what else readers should know. */
export function ChangeReason({ reason, isRefused, onChange }: ChangeReasonProps) {
  const { t } = usePanelTexts();
  const base = useId();
  const problem = isRefused ? problemOf(reason) : null;
  const stateOf = (field: typeof problem) => (problem === field ? { 'aria-invalid': true, 'aria-describedby': `${base}problem` } : {});
  return (
    <fieldset className="change-reason">
      <legend>{t('publishing.reason.why')}</legend>
      {(['correction', 'maker'] as const).map((change) => (
        <label key={change} className="publishing-choice">
          <input type="radio" name={`${base}change`} checked={reason.change === change} onChange={() => onChange({ ...reason, change })} />
          {t(`publishing.reason.${change}`)}
        </label>
      ))}
      {reason.change === 'maker' && (
        <>
          <label className="panel-field">
            {t('publishing.reason.day')}
            <input
              className="panel-input"
              type="date"
              max={today()}
              value={reason.changedOn}
              onChange={({ target }) => onChange({ ...reason, changedOn: target.value })}
              {...stateOf('day')}
            />
          </label>
          <label className="panel-field">
            {t('publishing.reason.source')}
            <input
              className="panel-input"
              type="url"
              maxLength={URL_MAX_LENGTH}
              value={reason.changeSource}
              onChange={({ target }) => onChange({ ...reason, changeSource: target.value })}
              {...stateOf('source')}
            />
          </label>
          {(['changeNoteEn', 'changeNoteNl'] as const).map((name) => (
            <label key={name} className="panel-field">
              {t(`publishing.reason.${name}`)}
              <input
                className="panel-input"
                maxLength={TOOL_EVENT_NOTE_LENGTH}
                value={reason[name]}
                onChange={({ target }) => onChange({ ...reason, [name]: target.value })}
                {...stateOf('note')}
              />
            </label>
          ))}
          {problem && (
            <p role="alert" id={`${base}problem`}>
              {t(`publishing.reason.problems.${problem}`)}
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}
