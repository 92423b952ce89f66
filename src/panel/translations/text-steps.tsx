import { languageName, localeInfo } from '@/domain/locales';
import { Badge, TONES } from '../badge';
import { usePanelTexts } from '../use-panel-texts';
import type { Side } from './side';

type TextStepsProps = Side & { onPut: (step: 'copy' | 'draft') => void };

/** Under a field: the state of its text, the steps that can follow, and its length. */
export function TextSteps({ pair, locale, id, name, isBusy, hasMachine, store, onPut, ...side }: TextStepsProps) {
  const { t, language } = usePanelTexts();
  const { path, kind, maxLength, source, states } = pair;
  const { todo, isTyped, isEmpty, words, excess, canCopy, canDraft } = side;
  const from = localeInfo(locale).fallback;
  const isOtherTodo = states[from] !== null && states[from] !== 'fine';
  // Shown only while the row is worked on.
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
      {todo === 'changed' && (
        <Step name={name} isDisabled={isBusy} onClick={() => void store.settle('confirm', locale, path)}>
          {t('translations.confirm')}
        </Step>
      )}
      {todo === 'machine' && (
        <Step name={name} isDisabled={isBusy} onClick={() => void store.settle('accept', locale, path)}>
          {t('translations.accept')}
        </Step>
      )}
      {isTyped && (
        <Step name={name} onClick={() => store.reset(path, locale)}>
          {t('translations.undo')}
        </Step>
      )}
      {canCopy && (
        <Step name={name} isQuiet={isQuiet} onClick={() => onPut('copy')}>
          {t('translations.copy', { language: languageName(from, language) })}
        </Step>
      )}
      {hasMachine && canDraft && (
        <Step name={name} isQuiet={isQuiet} isDisabled={isBusy} onClick={() => onPut('draft')}>
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

interface StepProps {
  name: string;
  isQuiet?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: string;
}

function Step({ name, isQuiet, isDisabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      className={isQuiet ? 'sheet__step sheet__step--quiet' : 'sheet__step'}
      disabled={isDisabled}
      aria-label={`${children}: ${name}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
