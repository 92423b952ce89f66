import { type Locale, localeInfo } from '../locales';
import { buyerFactLabel, buyerFactValueLabel } from './buyer-facts';
import type { PlanValues, ToolChange, ToolEventKind } from './events';

/** A change with an editor's note, which follows the values, or stands in for them where nothing but the note is known. */
export type WordedChange = ToolChange & { note: Record<Locale, string | null> };

interface Words {
  locale: Locale;
  /** The messages of `changes.kinds`. */
  t: (key: ToolEventKind | 'planLimits' | 'planTerms' | 'independent' | 'unknown' | 'plan' | 'freePlan', values?: Record<string, string>) => string;
  priceOf: (plan: PlanValues) => string;
}

/** Says what changed, without the name of the tool. */
export function changeSentence(change: WordedChange, words: Words): string {
  const { [words.locale]: note } = change.note;
  if (!note) return valuesSentence(change, words);
  return change.before || change.after ? `${valuesSentence(change, words)} ${note}` : note;
}

function valuesSentence(change: ToolChange, { locale, t, priceOf }: Words): string {
  const nameOf = ({ name, kind }: PlanValues) => name[locale] ?? name[localeInfo(locale).fallback] ?? t(kind === 'free' ? 'freePlan' : 'plan');
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
      const [plan, was, is] = [nameOf(shown), before ? priceOf(before) : '', after ? priceOf(after) : ''];
      if (change.kind !== 'planChanged' || was !== is) return t(change.kind, { plan, before: was, after: is });
      const limits = [before, after].map((values) => values?.limits?.[locale] ?? values?.limits?.[localeInfo(locale).fallback] ?? t('unknown'));
      return limits[0] === limits[1] ? t('planTerms', { plan }) : t('planLimits', { plan, before: limits[0] ?? '', after: limits[1] ?? '' });
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
