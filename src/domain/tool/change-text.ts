import { type Locale, localeInfo } from '../locales';
import { buyerFactLabel, buyerFactValueLabel } from './buyer-facts';
import type { PlanValues, ToolChange, ToolEventKind } from './events';

/** A change with what happened in words, which stand in for the values. */
export type WordedChange = ToolChange & { note: Record<Locale, string | null> };

interface Words {
  locale: Locale;
  /** The messages of `changes.kinds`. */
  t: (key: ToolEventKind | 'independent' | 'unknown' | 'plan' | 'freePlan', values?: Record<string, string>) => string;
  priceOf: (plan: PlanValues) => string;
}

/** Says in one sentence what changed, without the name of the tool. */
export function changeSentence(change: WordedChange, { locale, t, priceOf }: Words): string {
  const nameOf = ({ name, kind }: PlanValues) => name[locale] ?? name[localeInfo(locale).fallback] ?? t(kind === 'free' ? 'freePlan' : 'plan');
  const { [locale]: note } = change.note;
  if (note) return note;
  switch (change.kind) {
    case 'planAdded':
    case 'planGone':
    case 'planRenamed':
    case 'planChanged':
    case 'priceUp':
    case 'priceDown': {
      const { before, after } = change;
      const shown = after ?? before;
      if (!shown) return t('planChanged', { plan: '', before: '', after: '' });
      return t(change.kind, { plan: nameOf(shown), before: before ? priceOf(before) : '', after: after ? priceOf(after) : '' });
    }
    case 'fact': {
      const worded = (values: string[] | null) =>
        values?.flatMap((value) => buyerFactValueLabel(change.subject, value)?.[locale] ?? []).join(', ') || t('unknown');
      return t('fact', { fact: buyerFactLabel(change.subject)[locale], before: worded(change.before), after: worded(change.after) });
    }
    case 'renamed':
      return t('renamed', { before: change.before?.name ?? '', after: change.after?.name ?? '' });
    case 'maker':
      return t('maker', { before: change.before?.maker ?? t('unknown'), after: change.after?.maker ?? t('unknown') });
    case 'acquired': {
      const { before, after } = change;
      return after?.acquiredBy ? t('acquired', { after: after.acquiredBy }) : t('independent', { before: before?.acquiredBy ?? t('unknown') });
    }
    default:
      return t(change.kind);
  }
}
