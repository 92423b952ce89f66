import 'server-only';
import { getTranslations } from 'next-intl/server';
import { localeOf } from '@/domain/locales';
import { parseForm } from '@/domain/schemas/parse-form';
import { knownToolSchema } from '@/domain/schemas/tool-submission';
import type { FormResult, KnownTool } from '@/forms/form-result';
import { IDLE } from '@/forms/form-result';
import { refuseAttempt } from '@/forms/receive-form';
import { asContributor } from '@/server/door/contributions';

/** The answer to a tool that is like listed ones. */
export function knownResult(
  { refused, known }: { refused: 'address' | 'name'; known: KnownTool[] },
  t: (key: 'knownAddress' | 'knownName') => string,
): FormResult {
  return refused === 'address'
    ? { status: 'known', message: t('knownAddress'), known }
    : { status: 'known', message: t('knownName'), known, mayInsist: true };
}

/** Whether a tool with this name or address is already listed, as sending the form would answer; idle if not, or without a name and an address. */
export async function checkKnownTools(data: FormData): Promise<FormResult> {
  const locale = localeOf(data.get('locale'));
  const t = await getTranslations({ locale, namespace: 'forms' });
  const refusal = await refuseAttempt(t);
  if (refusal) return refusal;
  const { input } = parseForm({ schema: knownToolSchema }, data, locale);
  const found = input && (await (await asContributor()).knownTools(input));
  return found ? knownResult(found, t) : IDLE;
}
