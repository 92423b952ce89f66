import { createFormatter, createTranslator } from 'use-intl/core';
import type { Locale } from '@/domain/locales';
import { changeSentence, type WordedChange } from '@/domain/tool/change-text';
import { priceText } from '@/domain/tool/price-text';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

const messages: Record<Locale, Pick<typeof en, 'changes' | 'planKinds' | 'planUnits'>> = { en, nl };

/** What the site calls a list of changes, and all of them. */
export const changesWordsIn = (locale: Locale): { title: string; all: string } => messages[locale].changes;

/** Says in one sentence what changed, as the site does. */
export function changeTextIn(locale: Locale): (change: WordedChange) => string {
  const wordsOf = <Group extends 'changes.kinds' | 'planKinds' | 'planUnits'>(namespace: Group) =>
    createTranslator({ locale, messages: messages[locale], namespace });
  const [t, kinds, units] = [wordsOf('changes.kinds'), wordsOf('planKinds'), wordsOf('planUnits')];
  const { number: amount } = createFormatter({ locale });
  return (change) => changeSentence(change, { locale, t, priceOf: (plan) => priceText(plan, { kinds, units, amount }) });
}
