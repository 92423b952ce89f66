import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { checkTerms } from '@/cms/terminology/check-terms';
import type { Term } from '@/cms/terminology/find-terms';
import type { MemoryMatch } from '@/cms/terminology/memory';
import { type Locale, localeInfo } from '@/domain/locales';
import { usePanelTexts } from '../../use-panel-texts';
import { insertAtCursor } from '../focus-text';
import type { Side } from '../side';
import { plainText } from '../text-values';
import { MemoryList } from './memory-list';
import { TermList } from './term-list';
import { useMatches } from './use-matches';
import './terms.css';

/** True while the cursor is in the side of the sheet that the element is part of. */
function useIsWorkedOn(root: RefObject<HTMLElement | null>): boolean {
  const [isWorkedOn, setWorkedOn] = useState(false);
  useEffect(() => {
    const side = root.current?.closest<HTMLElement>('.sheet__side');
    if (!side) return;
    const enter = () => setWorkedOn(true);
    const leave = ({ relatedTarget }: FocusEvent) => setWorkedOn(relatedTarget instanceof Node && side.contains(relatedTarget));
    side.addEventListener('focusin', enter);
    side.addEventListener('focusout', leave);
    return () => {
      side.removeEventListener('focusin', enter);
      side.removeEventListener('focusout', leave);
    };
  }, [root]);
  return isWorkedOn;
}

/** Calls back for Alt and the key with this code while the cursor is in the same side of the sheet; true means that it did something. */
function useAltKey(root: RefObject<HTMLElement | null>, act: (code: string) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat || !act(event.code)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const side = root.current?.closest<HTMLElement>('.sheet__side');
    side?.addEventListener('keydown', onKey, true);
    return () => side?.removeEventListener('keydown', onKey, true);
  }, [root]);
}

/** Under the field of a translation: the terms of its source, and published translations of similar texts while it is worked on. */
export function TranslatorAids({ pair: { path, kind }, locale, name, value, other, terms }: Side & { terms: readonly Term[] }) {
  const { t } = usePanelTexts();
  const root = useRef<HTMLDivElement>(null);
  const from = localeInfo(locale).fallback;
  // Typing goes first.
  const source = useDeferredValue(plainText(kind, other));
  const target = useDeferredValue(plainText(kind, value));
  const checked = useMemo(() => checkTerms(terms, source, target, from, locale), [terms, source, target, from, locale]);
  const isWorkedOn = useIsWorkedOn(root);
  const matches = useMatches(source, from, isWorkedOn);
  const shown: MemoryMatch[] = (isWorkedOn && matches?.filter((match) => match.target !== target.trim())) || [];

  const insert = (text: string) => insertAtCursor(path, locale, text);
  useAltKey(root, (code) => {
    const match = shown[['Digit1', 'Digit2', 'Digit3'].indexOf(code)];
    const next = code === 'KeyT' ? nextTerm(checked, locale) : null;
    const text = match?.target ?? next;
    if (text) insert(text);
    return Boolean(text);
  });

  return (
    <div ref={root} className="aids">
      {checked.length > 0 && <TermList name={name} checked={checked} to={locale} onInsert={insert} />}
      {shown.length > 0 && <MemoryList name={name} matches={shown} to={locale} onInsert={insert} />}
      <span role="status" className="sr-only">
        {shown.length > 0 && t('terms.found', { count: shown.length })}
      </span>
    </div>
  );
}

/** The first term of the source that the translation lacks. */
const nextTerm = (checked: ReturnType<typeof checkTerms>, to: Locale): string | null =>
  checked.find(({ use, term }) => use !== 'used' && term.preferred[to])?.term.preferred[to] ?? null;
