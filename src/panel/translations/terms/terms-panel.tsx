import { useDeferredValue, useMemo } from 'react';
import type { TermViolation, TranslationSheet } from '@/cms/translations/types';
import { LOCALE_CODES, type Locale, languageName, localeInfo } from '@/domain/locales';
import { usePanelTexts } from '../../use-panel-texts';
import type { Edits } from '../edits';
import { focusText } from '../focus-text';
import { labelOf } from '../side';
import { Step } from '../text-steps';
import { type TermsBySource, violationsIn } from './violations';

interface TermsPanelProps {
  sheet: TranslationSheet;
  edits: Edits;
  terms: TermsBySource;
  tone: Record<Locale, string | null>;
}

/** What to mind before publishing: texts that break a rule of the dictionary, and the tone that admins ask for. */
export function TermsPanel({ sheet, edits, terms, tone }: TermsPanelProps) {
  const { t } = usePanelTexts();
  const typed = useDeferredValue(edits);
  const violations = useMemo(
    () => LOCALE_CODES.map((locale) => ({ locale, found: violationsIn(sheet, typed, terms, locale) })),
    [sheet, typed, terms],
  );
  const count = violations.reduce((sum, { found }) => sum + found.length, 0);
  const hasTone = LOCALE_CODES.some((locale) => tone[locale]);
  if (!hasTone && LOCALE_CODES.every((locale) => terms[locale].length === 0)) return null;
  return (
    <details className="aids__panel" open={count > 0 || undefined}>
      <summary>{t('terms.panel', { count })}</summary>
      {violations.map(({ locale, found }) => (
        <div key={locale}>
          <ToneNote locale={locale} note={tone[locale]} />
          {found.length > 0 && <ViolationList locale={locale} found={found} />}
        </div>
      ))}
    </details>
  );
}

function ToneNote({ locale, note }: { locale: Locale; note: string | null }) {
  const { t, language } = usePanelTexts();
  return (
    note && (
      <p className="panel-hint">
        <strong>{t('terms.tone', { language: languageName(locale, language) })}</strong> {note}
      </p>
    )
  );
}

interface ViolationListProps {
  locale: Locale;
  found: TermViolation[];
}

/** Texts of a language that break a rule, each with a way to it. */
function ViolationList({ locale, found }: ViolationListProps) {
  const { t, language } = usePanelTexts();
  const from = localeInfo(locale).fallback;
  return (
    <ul className="panel-plain">
      {found.map(({ path, label, term, use, word }) => {
        const names = { source: term.name[from] ?? '', preferred: term.preferred[locale] ?? '', word: word ?? '' };
        return (
          <li key={`${path} ${names.source}`}>
            <Step onClick={() => focusText(path, locale)}>{`${labelOf({ label }, language)}, ${languageName(locale, language)}`}</Step>{' '}
            {use !== 'used' && use !== 'open' && t(`terms.violations.${use}`, names)}
          </li>
        );
      })}
    </ul>
  );
}
