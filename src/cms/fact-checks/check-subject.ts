import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { MAX_ID } from '@/domain/limits';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { type BuyerFact, FACT_NOTE_LENGTH, FACT_VALUES, fitsFact } from '@/domain/tool/buyer-facts';
import { CHECK_SUBJECTS } from '@/domain/tool/fact-checks';
import { TOOL_LIMITS } from '@/domain/tool/vocabulary';
import { URL_MAX_LENGTH } from '@/domain/web-url';
import { env } from '@/env';
import type { Tool } from '@/payload-types';
import { inTransaction, lockDocument } from '../database/transaction';
import { refuse } from '../guards/refuse';
import { changeReason } from '../tool-events/change-reason';
import { newestVersion, storedRow } from '../versions/document-state';
import type { StoredValues } from '../versions/parts';
import { settleCorrections } from './proposed-corrections';
import { fingerprintOf, type StoredFact, type StoredPlans, storedFact, storedPlans, storedSubject } from './stored-subject';

const address = z.string().trim().max(URL_MAX_LENGTH);
const note = z.string().trim().max(FACT_NOTE_LENGTH);

/** What an editor found: it is still true, it is otherwise, or its source is gone. */
export const checkBody = z.object({
  tool: z.int().positive().max(MAX_ID),
  subject: z.enum(CHECK_SUBJECTS),
  seen: z.string().max(40),
  /** Proposals that the editor saw. */
  corrections: z.array(z.int().positive().max(MAX_ID)).max(50).default([]),
  found: z.discriminatedUnion('is', [
    z.object({ is: z.literal('true'), sourceUrl: address.optional() }),
    z.object({ is: z.literal('sourceless') }),
    z.object({
      is: z.literal('otherwise'),
      values: z.array(z.enum(FACT_VALUES)).max(FACT_VALUES.length),
      sourceUrl: address,
      notes: z.partialRecord(z.enum(LOCALE_CODES), note),
      reason: changeReason,
    }),
    z.object({
      is: z.literal('repriced'),
      prices: z.record(z.string().max(40), z.number().min(0).max(TOOL_LIMITS.price)),
      sourceUrl: address,
      reason: changeReason,
    }),
  ]),
});
type Check = z.infer<typeof checkBody>;
export type Found = Check['found'];

type FactRow = NonNullable<Tool['buyerFacts']>[number];
type Change = Pick<FactRow, 'values' | 'basis' | 'checkedAt' | 'sourceUrl'>;

/** Of the site's time zone, as YYYY-MM-DD. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: env.TIME_ZONE }).format();
/** Noon, as the panel's date fields store a day. */
const noonOf = (day: string) => `${day}T12:00:00.000Z`;
/** The month of a price is stored as its middle. */
const thisMonth = () => noonOf(`${today().slice(0, 7)}-15`);

/** A source that is gone proves nothing: the fact stays, without the source and as general knowledge. */
function changedFact(req: PayloadRequest, fact: BuyerFact, stored: StoredFact, found: Found): Change {
  if (found.is === 'repriced') return refuse(req, 'query', 400);
  const values = (found.is === 'otherwise' ? found.values : stored.values) as FactRow['values'];
  if (found.is === 'sourceless') return { values, basis: 'general', checkedAt: null, sourceUrl: null };
  const sourceUrl = found.sourceUrl || (found.is === 'true' && stored.sourceUrl);
  if (!sourceUrl) return refuse(req, 'factSource', 400);
  if (!fitsFact(fact, values)) return refuse(req, 'factValues', 400);
  return { values, basis: 'checked', checkedAt: noonOf(today()), sourceUrl };
}

/** Languages in which the note becomes another one. */
const changedNotes = (stored: StoredFact, found: Found): Locale[] =>
  found.is === 'otherwise' ? LOCALE_CODES.filter((code) => (found.notes[code] ?? '') !== (stored.notes[code] ?? '')) : [];

/**
 * Changes a tool in public and in the draft, in one language. Dutch is the language in which no other text is required.
 * @param change the new data of the newest version in that language
 */
async function write(req: PayloadRequest, id: number, locale: Locale, found: Found, change: (newest: Tool) => Partial<Tool>): Promise<void> {
  const reading = { collection: 'tools', id, draft: true, locale, fallbackLocale: false, depth: 0, overrideAccess: false, req } as const;
  const newest = await req.payload.findByID(reading);
  const changeReason = 'reason' in found ? { changeReason: found.reason } : {};
  await req.payload.update({
    collection: 'tools',
    id,
    data: change(newest),
    locale,
    fallbackLocale: false,
    context: changeReason,
    depth: 0,
    overrideAccess: false,
    req,
  });
}

async function writeFact(req: PayloadRequest, id: number, fact: BuyerFact, stored: StoredFact, found: Found): Promise<void> {
  const changed = changedFact(req, fact, stored, found);
  const notes = changedNotes(stored, found);
  for (const locale of notes.length > 0 ? notes : (['nl'] as const)) {
    const noted = found.is === 'otherwise' ? { note: found.notes[locale] || null } : {};
    await write(req, id, locale, found, ({ buyerFacts }) => ({
      buyerFacts: buyerFacts?.map((row) => (row.fact === fact ? { ...row, ...changed, ...noted } : row)) ?? [],
    }));
  }
}

type PricesChange = Pick<Tool, 'pricesBasis' | 'pricesUrl'> & Partial<Pick<Tool, 'pricesAsOf'>>;

/** Prices whose source is gone stay as they are, as general knowledge of their month. */
function changedPrices(req: PayloadRequest, stored: StoredPlans, found: Found): PricesChange {
  if (found.is === 'otherwise') return refuse(req, 'query', 400);
  if (found.is === 'sourceless') return { pricesBasis: 'general', pricesUrl: null };
  const pricesUrl = found.sourceUrl || stored.sourceUrl || refuse(req, 'factSource', 400);
  return { pricesAsOf: thisMonth(), pricesBasis: 'checked', pricesUrl };
}

async function writePlans(req: PayloadRequest, id: number, stored: StoredPlans, found: Found): Promise<void> {
  const changed = changedPrices(req, stored, found);
  const prices = found.is === 'repriced' ? found.prices : {};
  await write(req, id, 'nl', found, ({ plans }) => ({
    ...changed,
    plans: plans?.map((plan) => ({ ...plan, price: plan.kind === 'paid' ? (prices[String(plan.id)] ?? plan.price ?? null) : plan.price })) ?? [],
  }));
}

/** What is public of a subject. @throws APIError 409 if that isn't what the editor saw, or if an open draft changes it */
function subjectToCheck(req: PayloadRequest, row: StoredValues | null, draft: StoredValues | null, { subject, seen }: Check) {
  const stored = row?._status === 'published' && !row.deletedAt && storedSubject(row, subject);
  if (!row || !stored) return refuse(req, 'gone');
  if (fingerprintOf(stored) !== seen) return refuse(req, 'moderationChanged');
  const drafted = draft ? storedSubject(draft, subject) : stored;
  if (!drafted || fingerprintOf(drafted) !== seen) return refuse(req, 'factDrafted');
  return row;
}

/**
 * Stores what an editor found, in public and in the newest version. Whatever else an open draft changes stays a draft; one that changes the same fact
 * must be published or reverted first.
 */
export function checkSubject(req: PayloadRequest, check: Check): Promise<void> {
  const { tool: id, subject, found, corrections } = check;
  return inTransaction(req, async () => {
    await lockDocument(req, 'tools', id);
    const row = subjectToCheck(req, await storedRow(req, 'tools', id), await newestVersion(req, 'tools', id), check);
    if (subject === 'plans') await writePlans(req, id, storedPlans(row) ?? refuse(req, 'gone'), found);
    else await writeFact(req, id, subject, storedFact(row, subject) ?? refuse(req, 'gone'), found);
    await settleCorrections(req, { tool: id, subject, corrections, found });
  });
}
