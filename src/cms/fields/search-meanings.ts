import type { Locale } from '@/domain/locales';
import { QUESTION_SIGNS, type QuestionSign } from '@/domain/search-facets';
import { NEED_NAMES, type Need } from '@/domain/tool/needs';
import { countryName, TOOL_LANGUAGES, toolLanguageName } from '@/domain/tool/vocabulary';
import { audienceOptions, labelIn, platformOptions } from './options';

type Texts = Record<Locale, string>;

const SIGN_LABELS: Record<QuestionSign, Texts> = {
  filler: { en: 'Words without meaning', nl: 'Woorden zonder betekenis' },
  not: { en: 'Not', nl: 'Niet' },
  'at-most': { en: 'At most (before a price)', nl: 'Hoogstens (voor een prijs)' },
  euro: { en: 'Euro', nl: 'Euro' },
  dollar: { en: 'Dollar', nl: 'Dollar' },
  'a-month': { en: 'Per month', nl: 'Per maand' },
  'a-year': { en: 'Per year', nl: 'Per jaar' },
  versus: { en: 'Compared with', nl: 'Vergeleken met' },
  alternative: { en: 'Alternative to', nl: 'Alternatief voor' },
  best: { en: 'Best', nl: 'Beste' },
  new: { en: 'New', nl: 'Nieuw' },
  cheap: { en: 'Cheap', nl: 'Goedkoop' },
  product: { en: 'What somebody makes (“Duitse software” is from Germany)', nl: 'Wat iemand maakt (‘Duitse software’ komt uit Duitsland)' },
};

const NEED_LABELS: Record<Need, Texts> = {
  'eu-data': { en: 'Data in the EU', nl: 'Gegevens in de EU' },
  'no-training': { en: 'Doesn’t train on data of businesses', nl: 'Traint niet op gegevens van bedrijven' },
  private: { en: 'Doesn’t train on what you enter', nl: 'Traint niet op wat je invoert' },
  dpa: { en: 'Data processing agreement', nl: 'Verwerkersovereenkomst' },
  sso: { en: 'Single sign-on', nl: 'Single sign-on' },
  'self-hosting': { en: 'On your own server', nl: 'Op je eigen server' },
  offline: { en: 'Without internet', nl: 'Zonder internet' },
  'no-account': { en: 'Without an account', nl: 'Zonder account' },
  'open-source': { en: 'Open source', nl: 'Open source' },
  'open-weights': { en: 'Open model weights', nl: 'Open modelgewichten' },
  'good-dutch': { en: 'Good at Dutch', nl: 'Goed in het Nederlands' },
  'dutch-interface': { en: 'Interface in Dutch', nl: 'Interface in het Nederlands' },
};

/** What each meaning is called in the panel. */
export function meaningLabel(meaning: string): Texts {
  const [kind = '', value = ''] = meaning.split('.');
  const both = (text: (locale: Locale) => string): Texts => ({ en: text('en'), nl: text('nl') });
  const need = NEED_NAMES.find((name) => name === value);
  const language = TOOL_LANGUAGES.find((code) => code === value);
  const sign = QUESTION_SIGNS.find((name) => name === meaning);
  if (sign) return SIGN_LABELS[sign];
  if (kind === 'need' && need) return NEED_LABELS[need];
  if (kind === 'platform') return both((locale) => labelIn(platformOptions, value, locale));
  if (kind === 'audience') return both((locale) => labelIn(audienceOptions, value, locale));
  if (kind === 'language' && language) return both((locale) => toolLanguageName(language, locale));
  if (meaning === 'country.europe') return { en: 'From Europe', nl: 'Uit Europa' };
  if (kind === 'country') return both((locale) => countryName(value, locale) ?? value);
  return meaning === 'free' ? { en: 'Free', nl: 'Gratis' } : { en: 'Without a subscription', nl: 'Zonder abonnement' };
}
