import type { ComponentProps } from 'react';
import { languageName, localeInfo } from '@/domain/locales';
import { Badge, TONES } from '../badge';
import { usePanelTexts } from '../use-panel-texts';
import type { Side } from './side';

/** The step that answers a state, after which the text is fine. */
const SETTLING = { missing: null, changed: 'confirm', machine: 'accept' } as const;

type TextStepsProps = Side & { onPut: (step: 'copy' | 'draft') => void };

/** Under a field: the state of its text, the steps that can follow, and its length. */
export function TextSteps({ pair, locale, id, name, isBusy, hasMachine, store, onPut, ...side }: TextStepsProps) {
  const { t, language } = usePanelTexts();
  const { path, kind, maxLength, source, states } = pair;
  const { todo, isTyped, isEmpty, words, excess, canCopy, canDraft } = side;
  const settle = todo && SETTLING[todo];
  const from = localeInfo(locale).fallback;
  const isOtherTodo = states[from] !== null && states[from] !== 'fine';
  const isQuiet = !todo && !isEmpty;
  return (
    <div className="panel-buttons sheet__under">
      {isTyped && <span className="panel-badge sheet__unsaved">{t('translations.unsaved')}</span>}
      {todo && (
        <Badge tone={TONES[todo]} id={`${id}-state`} title={todo === 'changed' ? t('translations.changedHint') : undefined}>
          {t(`translations.filters.${todo}`)}
        </Badge>
      )}
      {source === locale && isOtherTodo && <span className="sheet__source">{t('translations.source')}</span>}
      {settle && (
        <Step of={name} disabled={isBusy} onClick={() => void store.settle(settle, locale, path)}>
          {t(`translations.${settle}`)}
        </Step>
      )}
      {isTyped && (
        <Step of={name} onClick={() => store.reset(path, locale)}>
          {t('translations.undo')}
        </Step>
      )}
      {canCopy && (
        <Step of={name} isQuiet={isQuiet} onClick={() => onPut('copy')}>
          {t('translations.copy', { language: languageName(from, language) })}
        </Step>
      )}
      {hasMachine && canDraft && (
        <Step of={name} isQuiet={isQuiet} disabled={isBusy} onClick={() => onPut('draft')}>
          {t('translations.machine')}
        </Step>
      )}
      {maxLength && kind !== 'richText' && (
        <span className="sheet__count" id={`${id}-count`} data-over={excess > 0 ? '' : undefined}>
          <span className="sr-only">
            {excess > 0 ? t('translations.tooLong', { count: excess }) : t('translations.characters', { count: words.length, max: maxLength })}
          </span>
          <span aria-hidden="true">
            {words.length}/{maxLength}
          </span>
        </span>
      )}
    </div>
  );
}

interface StepProps extends ComponentProps<'button'> {
  children: string;
  /** Text the step is about, for screen readers. */
  of?: string;
  /** Shown only while the row is worked on. */
  isQuiet?: boolean;
}

/** A small button of the sheet. */
export function Step({ of, isQuiet, ...button }: StepProps) {
  return (
    <button
      type="button"
      className={isQuiet ? 'sheet__step sheet__step--quiet' : 'sheet__step'}
      aria-label={of && `${button.children}: ${of}`}
      {...button}
    />
  );
}
