import { useForm } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { Conflict } from '@/cms/editing/save-draft';
import { valueAt } from '@/cms/editing/units';
import { DeskButton } from '../desk-button';
import { useMoment, usePanelTexts } from '../use-panel-texts';
import type { DraftEngine } from './draft-engine';
import { useFieldLabel, valueText } from './field-values';

type Choice = 'mine' | 'theirs';

interface ChoiceProps {
  conflict: Conflict;
  chosen: Choice | undefined;
  choose: (choice: Choice) => void;
}

/** Both values of one field, and which to take. */
function FieldChoice({ conflict: { field, theirs, by, at }, chosen, choose }: ChoiceProps) {
  const { t } = usePanelTexts();
  const moment = useMoment();
  const labelOf = useFieldLabel();
  const { getData } = useForm();
  const group = useId();
  const values = { theirs, mine: valueAt(getData(), field) };
  const when = at && moment(at);
  const titles = { theirs: by ? t('editing.theirsBy', { name: by, time: when ?? '' }) : t('editing.theirs'), mine: t('editing.mine') };
  return (
    <fieldset className="conflict__field">
      <legend>{labelOf(field)}</legend>
      {(['theirs', 'mine'] as const).map((side) => (
        <label key={side} className="conflict__side">
          <span>
            <input type="radio" name={group} checked={chosen === side} onChange={() => choose(side)} /> {titles[side]}
          </span>
          <span className="conflict__value">{valueText(values[side]) || t('common.none')}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Shows fields that somebody else has changed too, and lets the person choose for each. Until then those fields aren't saved. */
export function ConflictDialog({ conflicts, engine }: { conflicts: readonly Conflict[]; engine: DraftEngine }) {
  const { t } = usePanelTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  useEffect(() => dialog.current?.showModal(), []);
  const isDecided = conflicts.every(({ field }) => choices[field]);
  return (
    <div className="draft-notice">
      <p role="alert">{t('editing.conflict', { count: conflicts.length })}</p>
      <DeskButton onClick={() => dialog.current?.showModal()}>{t('editing.compare')}</DeskButton>
      <dialog ref={dialog} className="panel-view conflict" aria-labelledby={title}>
        <h2 id={title}>{t('editing.conflictTitle')}</h2>
        <p>{t('editing.conflictBody')}</p>
        {conflicts.map((conflict) => (
          <FieldChoice
            key={conflict.field}
            conflict={conflict}
            chosen={choices[conflict.field]}
            choose={(choice) => setChoices({ ...choices, [conflict.field]: choice })}
          />
        ))}
        <div className="panel-buttons">
          <DeskButton disabled={!isDecided} onClick={() => void engine.resolve(choices)}>
            {t('editing.resolve')}
          </DeskButton>
          <DeskButton buttonStyle="secondary" onClick={() => dialog.current?.close()}>
            {t('editing.later')}
          </DeskButton>
        </div>
      </dialog>
    </div>
  );
}
