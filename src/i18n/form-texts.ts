import { getTranslations } from 'next-intl/server';
import type en from './messages/en.json';

type FormMessages = (typeof en)['forms'];

/** Shown by every form. */
export type SharedFormTexts = Pick<FormMessages, 'invalid' | 'failed' | 'optional' | 'sending' | 'insist'>;
type FormName = 'contact' | 'newsletter' | 'tool' | 'review' | 'report';
export type TextsOf<Name extends FormName> = FormMessages[Name];

/** Raw messages of a form for a client component, which fills in the placeholders itself. */
export async function formTexts<Name extends FormName>(name: Name, locale: string): Promise<{ shared: SharedFormTexts; texts: TextsOf<Name> }> {
  const t = await getTranslations({ locale: locale as 'en', namespace: 'forms' });
  const shared = { invalid: t('invalid'), failed: t('failed'), optional: t('optional'), sending: t('sending'), insist: t('insist') };
  return { shared, texts: t.raw(name) as TextsOf<Name> };
}
