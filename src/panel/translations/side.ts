import type { Term } from '@/cms/terminology/find-terms';
import type { TextPair } from '@/cms/translations/types';
import { type Locale, languageName, localeOf } from '@/domain/locales';
import { fieldId } from './focus-text';
import type { SheetStore } from './sheet-store';
import { isEmptyText, isSameText } from './text-values';

export interface SideProps {
  pair: TextPair;
  locale: Locale;
  /** The unsaved text; undefined if there is none. */
  typed: unknown;
  /** The text of the other language as shown. */
  other: unknown;
  problem: string | undefined;
  isOvertaken: boolean;
  isBusy: boolean;
  hasMachine: boolean;
  /** Terms of the other language that occur in this sheet. */
  terms: readonly Term[];
  store: SheetStore;
}

export const labelOf = ({ label }: Pick<TextPair, 'label'>, language: string): string => label[localeOf(language)];

/** One language of a text as its field shows it. */
export function sideOf(props: SideProps, language: string) {
  const { pair, locale, typed, other } = props;
  const { path, kind, values, states, maxLength } = pair;
  const isTyped = typed !== undefined;
  const value = isTyped ? typed : values[locale];
  const state = states[locale];
  // The text of a plain field.
  const words = kind === 'richText' ? '' : String(value ?? '');
  const hasSource = !isEmptyText(kind, other);
  const isEmpty = isEmptyText(kind, value);
  return {
    ...props,
    id: fieldId(path, locale),
    name: `${labelOf(pair, language)}, ${languageName(locale, language)}`,
    value,
    words,
    isTyped,
    isEmpty,
    /** The state that asks for work; null once somebody types. */
    todo: isTyped || state === 'fine' ? null : state,
    /** Characters over the maximum, 0 or less if the text fits. */
    excess: maxLength && kind !== 'richText' ? words.length - maxLength : 0,
    /** A machine never replaces what a person wrote. */
    canDraft: hasSource && (isEmpty || (!isTyped && state === 'machine')),
    canCopy: hasSource && !isSameText(kind, other, value),
  };
}

export type Side = ReturnType<typeof sideOf>;
