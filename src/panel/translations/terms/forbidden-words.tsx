import type { TermViolation } from '@/cms/translations/types';
import { languageName } from '@/domain/locales';
import { usePanelTexts } from '../../use-panel-texts';
import { labelOf } from '../side';

/** Texts with words that the dictionary says not to use. */
export function ForbiddenWords({ found }: { found: readonly TermViolation[] }) {
  const { t, language } = usePanelTexts();
  return (
    <ul className="panel-plain">
      {found.map(({ path, label, locale, term, word }) => (
        <li key={`${locale} ${path} ${word}`}>
          {`${labelOf({ label }, language)}, ${languageName(locale, language)}`}:{' '}
          {t('terms.violations.forbidden', { preferred: term.preferred[locale] ?? '', word: word ?? '', source: '' })}
        </li>
      ))}
    </ul>
  );
}
