import { ConfirmationModal, useModal } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import type { TermViolation } from '@/cms/translations/types';
import { type Locale, languageName } from '@/domain/locales';
import { usePanelTexts } from '../../use-panel-texts';
import type { SheetState } from '../sheet-state';
import { labelOf } from '../side';
import { type TermsBySource, violationsIn } from './violations';

const MODAL = 'publish-forbidden-words';

interface TermCheck {
  locale: Locale;
  terms: TermsBySource;
  read: () => SheetState;
  publish: () => Promise<void>;
}

/** Publishes a language, after a question that lists the words if it uses forbidden ones. The caller renders `dialog`. */
export function useTermCheck({ locale, terms, read, publish }: TermCheck): { checkAndPublish: () => void; dialog: ReactNode } {
  const { t, language } = usePanelTexts();
  const { openModal } = useModal();
  const [found, setFound] = useState<TermViolation[]>([]);
  const { pairs } = read().sheet;

  const checkAndPublish = () => {
    const { sheet, edits } = read();
    const forbidden = violationsIn(sheet, edits, terms, locale).filter(({ use }) => use === 'forbidden');
    setFound(forbidden);
    if (forbidden.length > 0) openModal(MODAL);
    else void publish();
  };
  const labelAt = (path: string) => {
    const pair = pairs.find((known) => known.path === path);
    return pair ? labelOf(pair, language) : path;
  };

  const dialog = (
    <ConfirmationModal
      modalSlug={MODAL}
      heading={t('terms.ask.title', { language: languageName(locale, language), count: found.length })}
      body={
        <ul className="panel-plain">
          {found.map(({ path, term, word }) => (
            <li key={`${path} ${word}`}>
              {labelAt(path)}: {t('terms.violations.forbidden', { preferred: term.preferred[locale] ?? '', word: word ?? '', source: '' })}
            </li>
          ))}
        </ul>
      }
      confirmLabel={t('terms.ask.publish')}
      cancelLabel={t('terms.ask.back')}
      // Closes at once: a refused text gets the cursor.
      onConfirm={() => void publish()}
    />
  );
  return { checkAndPublish, dialog };
}
