import { ConfirmationModal, useModal } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import type { TermViolation } from '@/cms/translations/types';
import { type Locale, languageName } from '@/domain/locales';
import { usePanelTexts } from '../../use-panel-texts';
import type { SheetState } from '../sheet-state';
import { ForbiddenWords } from './forbidden-words';
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

  const checkAndPublish = () => {
    const { sheet, edits } = read();
    const forbidden = violationsIn(sheet, edits, terms, locale).filter(({ use }) => use === 'forbidden');
    setFound(forbidden);
    if (forbidden.length > 0) openModal(MODAL);
    else void publish();
  };

  const dialog = (
    <ConfirmationModal
      modalSlug={MODAL}
      heading={t('terms.ask.title', { language: languageName(locale, language), count: found.length })}
      body={<ForbiddenWords found={found} />}
      confirmLabel={t('terms.ask.publish')}
      cancelLabel={t('terms.ask.back')}
      // Closes at once: a refused text gets the cursor.
      onConfirm={() => void publish()}
    />
  );
  return { checkAndPublish, dialog };
}
