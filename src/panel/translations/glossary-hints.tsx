import type { GlossaryHint } from '@/cms/translations/types';
import { type Locale, languageName, localeInfo } from '@/domain/locales';
import { usePanelTexts } from '../use-panel-texts';

interface GlossaryHintsProps {
  /** Of the text the terms are for. */
  name: string;
  hints: readonly GlossaryHint[];
  to: Locale;
  onInsert: (term: string) => void;
}

/** Dictionary terms in a source text, to be inserted into its translation. */
export function GlossaryHints({ name, hints, to, onInsert }: GlossaryHintsProps) {
  const { t, language } = usePanelTexts();
  const from = localeInfo(to).fallback;
  return (
    <ul className="panel-plain panel-buttons sheet__hints" aria-label={t('translations.glossary', { name })}>
      {hints.map(({ id, name: names }) => {
        const term = names[to];
        const source = <span lang={from}>{names[from]}</span>;
        return (
          <li key={id}>
            {term ? (
              <button
                type="button"
                className="sheet__hint"
                title={t('translations.insert', { term })}
                // The cursor stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onInsert(term)}
              >
                {source}
                <span aria-hidden="true"> → </span>
                <strong lang={to}>{term}</strong>
              </button>
            ) : (
              <span className="sheet__hint">
                {source} – {t('translations.untranslatedTerm', { language: languageName(to, language) })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
