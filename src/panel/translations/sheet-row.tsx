import type { GlossaryHint, TextPair } from '@/cms/translations/types';
import { LOCALE_CODES, localeInfo } from '@/domain/locales';
import { usePanelTexts } from '../use-panel-texts';
import { keyOf } from './edits';
import type { SheetState } from './sheet-state';
import type { SheetStore } from './sheet-store';
import { labelOf } from './side';
import { TextSide } from './text-side';

const NO_HINTS: GlossaryHint[] = [];

interface SheetRowProps {
  pair: TextPair;
  state: SheetState;
  store: SheetStore;
  hasMachine: boolean;
  /** Terms in the source, once they have loaded. */
  hints: GlossaryHint[] | undefined;
}

/** One text in both languages. */
export function SheetRow({ pair, state, store, hasMachine, hints }: SheetRowProps) {
  const { t, language } = usePanelTexts();
  const { edits, problems, overtaken, work } = state;
  const label = labelOf(pair, language);
  return (
    <section className="sheet__row" aria-label={label}>
      <h2 className="sheet__label">
        {label}
        {pair.isRequired && (
          <>
            <span className="sheet__required" aria-hidden="true">
              *
            </span>
            <span className="sr-only"> ({t('translations.required')})</span>
          </>
        )}
      </h2>
      {LOCALE_CODES.map((locale) => {
        const key = keyOf(pair.path, locale);
        const other = localeInfo(locale).fallback;
        const otherKey = keyOf(pair.path, other);
        return (
          <TextSide
            key={locale}
            pair={pair}
            locale={locale}
            typed={edits[key]}
            other={otherKey in edits ? edits[otherKey] : pair.values[other]}
            problem={problems[key]}
            isOvertaken={overtaken.has(key)}
            isBusy={work !== null}
            hasMachine={hasMachine}
            hints={(pair.source === other && hints) || NO_HINTS}
            store={store}
          />
        );
      })}
    </section>
  );
}
