import type { WordChange } from '@/cms/translations/types';
import type { Locale } from '@/domain/locales';
import { usePanelTexts } from '../use-panel-texts';

const ELEMENTS = { same: 'span', added: 'ins', removed: 'del' } as const;

/** Under a source text: what changed in it since it was translated. */
export function SourceChange({ changes, lang }: { changes: readonly WordChange[]; lang: Locale }) {
  const { t } = usePanelTexts();
  if (changes.every(({ kind }) => kind === 'same')) return <p className="sheet__change">{t('translations.formatChanged')}</p>;
  let position = 0;
  return (
    <div className="sheet__change">
      <p>{t('translations.sourceChange')}</p>
      <blockquote lang={lang}>
        {changes.map(({ kind, text }) => {
          const Element = ELEMENTS[kind];
          position += text.length;
          return (
            <Element key={`${kind}-${position}`}>
              {kind !== 'same' && <span className="sr-only">{t(`translations.wordChanges.${kind}`)} </span>}
              {text}
            </Element>
          );
        })}
      </blockquote>
    </div>
  );
}
