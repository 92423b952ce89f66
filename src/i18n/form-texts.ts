import { getTranslations } from 'next-intl/server';
import type en from './messages/en.json';

type FormMessages = (typeof en)['forms'];

/** Texts that every form shows. */
export type SharedFormTexts = Pick<FormMessages, 'invalid' | 'failed' | 'optional' | 'sending' | 'insist'>;
export type TextsOf<Name extends 'contact' | 'newsletter' | 'tool' | 'review' | 'report'> = FormMessages[Name];

/** The texts of a form as a client component takes them: whole messages, of which it fills the places itself. */
export async function formTexts<Name extends 'contact' | 'newsletter' | 'tool' | 'review' | 'report'>(
  name: Name,
  locale: string,
): Promise<{ shared: SharedFormTexts; texts: TextsOf<Name> }> {
  const t = await getTranslations({ locale: locale as 'en', namespace: 'forms' });
  const shared = { invalid: t('invalid'), failed: t('failed'), optional: t('optional'), sending: t('sending'), insist: t('insist') };
  return { shared, texts: t.raw(name) as TextsOf<Name> };
}
