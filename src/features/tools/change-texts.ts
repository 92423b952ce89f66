import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { changeSentence, type WordedChange } from '@/domain/tool/change-text';
import { planPrice } from './plan-price';

/** Says in one sentence what changed, without the name of the tool. */
export async function changeText(locale: Locale): Promise<(change: WordedChange) => string> {
  const [t, priceOf] = await Promise.all([getTranslations({ locale, namespace: 'changes.kinds' }), planPrice(locale)]);
  return (change) => changeSentence(change, { locale, t, priceOf });
}
