import 'server-only';
import { createHash } from 'node:crypto';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { isDiskFull } from '@/domain/disk-full';
import { type Locale, localeOf } from '@/domain/locales';
import { type FormSchema, parseForm } from '@/domain/schemas/parse-form';
import { isUncertainWrite } from '@/domain/uncertain-write';
import { validationMessage } from '@/domain/validation-messages';
import { senderKey } from '@/server/client-address';
import { sessionBehind } from '@/server/door/accounts';
import { asOnceContributor, type OnceContributor } from '@/server/door/contributions';
import { isProven } from '@/server/proof-of-work';
import { secondsToWait } from '@/server/rate-limit';
import { ATTEMPT_RATE_LIMIT, FORM_RATE_LIMITS } from './form-rate-limits';
import type { FormName, FormResult } from './form-result';
import { HONEYPOT } from './hidden-fields';

/** The same input sent again within this time counts as a second press of the button. */
const REPEAT_SECONDS = 60;
const RETURNED_VALUES_MAX = 200;
const RETURNED_VALUE_MAX_LENGTH = 20_000;

type FormTexts = Awaited<ReturnType<typeof getTranslations<'forms'>>>;

interface FormDefinition<Schema extends FormSchema['schema'] = FormSchema['schema']> extends FormSchema<Schema> {
  name: FormName;
  /** The email address counted by the daily limit, unless it is that of the account that sends; null where there is none. */
  identity(input: z.output<Schema>): string | null;
  /**
   * Makes one contribution and translates its outcome. `user` is the signed-in account; `sender` is the same if its confirmed address is `identity`.
   * @throws if nothing could be saved
   */
  submit(
    input: z.output<Schema>,
    contributor: OnceContributor,
    context: { user: number | null; sender: number | null; t: FormTexts },
  ): Promise<FormResult>;
}

function valuesOf(data: FormData): Record<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of [...data].slice(0, RETURNED_VALUES_MAX)) {
    if (typeof value !== 'string' || name.startsWith('$ACTION')) continue;
    values.set(name, [...(values.get(name) ?? []), value.slice(0, RETURNED_VALUE_MAX_LENGTH)]);
  }
  return Object.fromEntries(values);
}

function fingerprintOf(name: FormName, input: unknown): string {
  const content = JSON.stringify(input, (_, value) => (value instanceof File ? `${value.name}:${value.size}` : value));
  return createHash('sha256').update(name).update(content).digest('base64url');
}

const limited = (t: FormTexts, seconds: number): FormResult => ({
  status: 'limited',
  message: t('limited', { minutes: Math.ceil(seconds / 60) }),
  retryAfter: seconds,
});

/** Counts an attempt at a form: the refusal if there were too many, else null. */
export async function refuseAttempt(t: FormTexts): Promise<FormResult | null> {
  const wait = await secondsToWait('attempts', senderKey(await headers()), ATTEMPT_RATE_LIMIT);
  return wait > 0 ? limited(t, wait) : null;
}

async function handle(form: FormDefinition, data: FormData, locale: Locale, t: FormTexts): Promise<FormResult> {
  const requestHeaders = await headers();
  const refusal = await refuseAttempt(t);
  if (refusal) return refusal;
  // A program learns nothing from being found out.
  if (data.get(HONEYPOT)) return { status: 'done' };

  const { input, fields } = parseForm(form, data, locale);
  if (fields) return { status: 'invalid', message: t('invalid'), fields };
  const address = senderKey(requestHeaders);
  const { proven, unproven, identity: perIdentity } = FORM_RATE_LIMITS[form.name];
  const formWait = (await isProven(data.get('proof')))
    ? await secondsToWait(`${form.name}:proven`, address, proven)
    : await secondsToWait(form.name, address, unproven);
  if (formWait > 0) return limited(t, formWait);

  const session = await sessionBehind(requestHeaders);
  const user = session.state === 'signed-in' ? session.user.id : null;
  const identity = form.identity(input)?.toLowerCase() ?? null;
  const sender = identity !== null && session.state === 'signed-in' && session.user.email === identity ? user : null;
  // Otherwise strangers could use up a person's limit by typing their address.
  const counted = user !== null && (sender !== null || identity === null) ? `user:${user}` : identity;
  const identityWait = counted === null ? 0 : await secondsToWait(`${form.name}:identity`, counted, perIdentity);
  if (identityWait > 0) return limited(t, identityWait);
  return form.submit(input, await asOnceContributor(fingerprintOf(form.name, input), REPEAT_SECONDS), { user, sender, t });
}

/** Makes the receiver of a form anybody may send. It never throws, and returns the values sent unless they were saved. */
export function formReceiver<Schema extends FormSchema['schema']>(form: FormDefinition<Schema>): (data: FormData) => Promise<FormResult> {
  return async (data) => {
    const locale = localeOf(data.get('locale'));
    const t = await getTranslations({ locale, namespace: 'forms' });
    try {
      const result = await handle(form, data, locale, t);
      return result.status === 'done' ? { message: t(`done.${form.name}`), ...result } : { ...result, values: valuesOf(data) };
    } catch (error) {
      console.error(`The form "${form.name}" could not be saved:`, error);
      const known = isUncertainWrite(error) ? 'uncertain' : isDiskFull(error) ? 'diskFull' : null;
      return { status: 'failed', message: known ? validationMessage(known, locale) : t('failed'), values: valuesOf(data) };
    }
  };
}
