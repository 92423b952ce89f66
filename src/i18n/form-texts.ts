import type { Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { Locale } from '@/domain/locales';

type FormMessages = Messages['forms'];
type FormName = 'contact' | 'report' | 'follow' | 'shortlist' | 'correction';

/** Shown by every form. */
export type SharedFormTexts = Pick<FormMessages, 'invalid' | 'failed' | 'optional' | 'sending' | 'insist'>;
export type TextsOf<Name extends FormName> = FormMessages[Name];

/** Raw messages of a form for a client component, which fills in the placeholders itself. */
export async function formTexts<Name extends FormName>(name: Name, locale: Locale): Promise<{ shared: SharedFormTexts; texts: TextsOf<Name> }> {
  const { forms } = await getMessages({ locale });
  const { invalid, failed, optional, sending, insist } = forms;
  return { shared: { invalid, failed, optional, sending, insist }, texts: forms[name] };
}
