import 'server-only';
import { createHash } from 'node:crypto';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { type Locale, localeOf } from '@/domain/locales';
import { fieldErrors } from '@/domain/schemas/form-errors';
import { validationMessage } from '@/domain/validation-messages';
import { senderKey } from '@/server/client-address';
import { sessionBehind } from '@/server/door/accounts';
import { type Contributor, writeOnce } from '@/server/door/contributions';
import { isProven } from '@/server/proof-of-work';
import { secondsToWait } from '@/server/rate-limit';
import { ATTEMPTS_PER_TEN_MINUTES, FORM_LIMITS, type FormName } from './form-limits';
import type { FormResult } from './form-result';
import { HONEYPOT } from './honeypot';

/** Within this time the same thing sent again is taken for a second press of the button. */
const REPEAT_SECONDS = 60;
const VALUES_KEPT = 200;
const VALUE_KEPT_LENGTH = 20_000;
const HOUR = 3600;
const TEN_MINUTES = 600;
const DAY = 86_400;

interface FormDefinition<Schema extends z.ZodType> {
  name: FormName;
  schema: Schema;
  read: (data: FormData) => Record<string, unknown>;
  /** The e-mail address a sender is counted by. */
  identity: (input: z.output<Schema>) => string;
  /**
   * Keeps the input through the contributor it is given, or says why not. `sender` is the account of somebody who is signed in and gave its own
   * address, which is confirmed then. Throws when that failed.
   */
  write: (input: z.output<Schema>, data: FormData, contributor: Contributor, sender: number | null) => Promise<FormResult>;
}

/** The address a request of this moment came from, as limits count it. */
export async function requestAddress(): Promise<string> {
  return senderKey(await headers());
}

/** What was typed, for a page without scripts to show again; more values than any form has are not kept. */
function typedValues(data: FormData): Record<string, string[]> {
  const values = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of data.entries()) {
    if (typeof value !== 'string' || name.startsWith('$ACTION')) continue;
    count += 1;
    if (count > VALUES_KEPT) break;
    const known = values.get(name);
    if (known) known.push(value.slice(0, VALUE_KEPT_LENGTH));
    else values.set(name, [value.slice(0, VALUE_KEPT_LENGTH)]);
  }
  return Object.fromEntries(values);
}

/** Sends of the same content that are being handled in this process: a second one gets the answer to the first. */
const underWay = new Map<string, Promise<FormResult>>();

async function fingerprint(name: string, input: unknown, data: FormData): Promise<string> {
  const hash = createHash('sha256').update(name).update(JSON.stringify(input));
  for (const value of data.values()) if (typeof value !== 'string') hash.update(`${value.name}:${value.size}`);
  return hash.digest('base64url');
}

async function limited(locale: Locale, seconds: number): Promise<FormResult> {
  const t = await getTranslations({ locale, namespace: 'forms' });
  return { status: 'limited', message: t('limited', { minutes: Math.ceil(seconds / 60) }), retryAfter: seconds };
}

async function done(locale: Locale, name: FormName): Promise<FormResult> {
  const t = await getTranslations({ locale, namespace: 'forms.done' });
  return { status: 'done', message: t(name) };
}

async function handle<Schema extends z.ZodType>(form: FormDefinition<Schema>, data: FormData, locale: Locale): Promise<FormResult> {
  const address = await requestAddress();
  const tooMany = await secondsToWait('attempts', address, { points: ATTEMPTS_PER_TEN_MINUTES, seconds: TEN_MINUTES });
  if (tooMany > 0) return limited(locale, tooMany);
  // A program learns nothing from being found out.
  if (data.get(HONEYPOT)) return done(locale, form.name);

  const parsed = form.schema.safeParse(form.read(data));
  if (!parsed.success) {
    const t = await getTranslations({ locale, namespace: 'forms' });
    const fields = Object.entries(fieldErrors(parsed.error)).map(([name, key]) => [name, validationMessage(key, locale)]);
    return { status: 'invalid', message: t('invalid'), fields: Object.fromEntries(fields) };
  }

  const input = parsed.data as z.output<Schema>;
  const print = await fingerprint(form.name, input, data);
  const first = underWay.get(print);
  if (first) return first;
  const work = keep(form, input, data, locale, { address, print }).finally(() => underWay.delete(print));
  underWay.set(print, work);
  return work;
}

/** The account of whoever sends a form, when the address in it is the one they have confirmed. */
async function senderWith(email: string): Promise<number | null> {
  const session = await sessionBehind(await headers());
  return session.state === 'signed-in' && session.user.email === email.toLowerCase() ? session.user.id : null;
}

async function keep<Schema extends z.ZodType>(
  form: FormDefinition<Schema>,
  input: z.output<Schema>,
  data: FormData,
  locale: Locale,
  { address, print }: { address: string; print: string },
): Promise<FormResult> {
  const { withProof, withoutProof, byIdentity } = FORM_LIMITS[form.name];
  const proven = await isProven(data.get('proof'));
  const waits = [
    await secondsToWait(`${form.name}${proven ? ':proven' : ''}`, address, { points: proven ? withProof : withoutProof, seconds: HOUR }),
    await secondsToWait(`${form.name}:identity`, form.identity(input).toLowerCase(), { points: byIdentity, seconds: DAY }),
  ];
  const wait = Math.max(...waits);
  if (wait > 0) return limited(locale, wait);
  const sender = await senderWith(form.identity(input));
  // The same thing sent twice is kept once; whoever sent it has succeeded. What is remembered of it is kept with it, or not at all.
  const result = await writeOnce(
    print,
    REPEAT_SECONDS,
    (contributor) => form.write(input, data, contributor, sender),
    ({ status }) => status === 'done',
  );
  return result === null || (result.status === 'done' && !result.message) ? { ...result, ...(await done(locale, form.name)) } : result;
}

/** Takes a form from anybody: limits, schema, then the form's own writing. Never throws, and never loses what was typed. */
export async function receiveForm<Schema extends z.ZodType>(form: FormDefinition<Schema>, data: FormData): Promise<FormResult> {
  const asked = data.get('locale');
  const locale = localeOf(asked);
  try {
    const result = await handle(form, data, locale);
    return result.status === 'done' ? result : { ...result, values: typedValues(data) };
  } catch (error) {
    console.error(`The form "${form.name}" could not be kept:`, error);
    const t = await getTranslations({ locale, namespace: 'forms' });
    return { status: 'failed', message: t('failed'), values: typedValues(data) };
  }
}
