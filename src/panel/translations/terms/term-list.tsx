import type { CheckedTerm, TermUse } from '@/cms/terminology/check-terms';
import { type Locale, languageName, localeInfo } from '@/domain/locales';
import type { Tone } from '../../badge';
import { usePanelTexts } from '../../use-panel-texts';

const TONES: Partial<Record<TermUse, Tone>> = { used: 'good', missing: 'warn', forbidden: 'bad', renamed: 'bad' };

interface TermListProps {
  /** Text they occur in. */
  name: string;
  checked: readonly CheckedTerm[];
  to: Locale;
  onInsert: (text: string) => void;
}

/** Terms of a source text, each with its preferred translation to be inserted and a mark that says whether it is used. */
export function TermList({ name, checked, to, onInsert }: TermListProps) {
  const { t } = usePanelTexts();
  return (
    <ul className="panel-plain panel-buttons aids__terms" aria-label={t('terms.list', { name })}>
      {checked.map((one) => (
        <TermItem key={`${one.term.id} ${one.term.name.en} ${one.term.name.nl}`} {...one} to={to} onInsert={onInsert} />
      ))}
    </ul>
  );
}

function TermItem({ term, use, word, to, onInsert }: CheckedTerm & Pick<TermListProps, 'to' | 'onInsert'>) {
  const { t, language } = usePanelTexts();
  const from = localeInfo(to).fallback;
  const preferred = term.preferred[to];
  const source = <span lang={from}>{term.name[from] ?? term.preferred[from]}</span>;
  const mark = use !== 'open' && <span className="aids__mark">{t(`terms.marks.${use}`, { word: word ?? '' })}</span>;
  return (
    <li data-use={use} data-tone={TONES[use]} className="aids__term">
      {preferred ? (
        <button
          type="button"
          title={term.keepsName ? t('terms.keepName') : t('translations.insert', { term: preferred })}
          aria-keyshortcuts="Alt+T"
          // The cursor stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(preferred)}
        >
          {!term.keepsName && (
            <>
              {source}
              <span aria-hidden="true"> → </span>
            </>
          )}
          <strong lang={to}>{preferred}</strong>
          {mark}
        </button>
      ) : (
        <span>
          {source} – {t('translations.untranslatedTerm', { language: languageName(to, language) })}
          {mark}
        </span>
      )}
    </li>
  );
}
