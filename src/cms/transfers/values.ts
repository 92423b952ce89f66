import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Locale } from '@/domain/locales';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '@/domain/slug';
import { guardFormula, joinCodes, joinLines, splitCodes, splitLines } from '@/domain/table-cells';
import { BUYER_FACTS, FACT_BASES, FACT_NOTE_LENGTH, fitsFact, hasBegun, isDated, needsSource } from '@/domain/tool/buyer-facts';
import { HISTORY_KINDS, TOOL_EVENT_NOTE_LENGTH } from '@/domain/tool/events';
import { fitsSeats, missingPart, planSchema, planTerms, termsOf } from '@/domain/tool/schema';
import { TOOL_LIMITS } from '@/domain/tool/vocabulary';
import type { TransferFormat } from '@/domain/transfers';
import { isWebUrl } from '@/domain/web-url';
import type { ToolEvent } from '@/payload-types';
import { fromMarkdown, linkAddresses, toMarkdown } from '../rich-text/rich-text-markdown';
import type { Column, ColumnKind, LinkTarget } from './columns';
import { CellProblem, ensure } from './problems';

const EMAIL_MAX = 254;

/** A plan as files hold it. */
export interface PlanValue {
  name_en: string | null;
  name_nl: string | null;
  kind: string;
  price?: number;
  currency?: string;
  unit?: string;
  min_seats?: number;
  max_seats?: number;
  vat?: string;
  limits_en?: string;
  limits_nl?: string;
}

/** A fact that buyers ask about, as files hold it. */
export interface FactValue {
  fact: string;
  values: string[];
  note_en?: string;
  note_nl?: string;
  basis: string;
  checked_at?: string;
  source_url?: string;
}

/** A known change from before the directory, as files hold it. */
export interface HistoryValue {
  kind: (typeof HISTORY_KINDS)[number];
  changed_on: string;
  note_en: string;
  note_nl: string;
  source_url?: string;
}

/** What a cell says, in the one form in which values are compared. Empty is null, or an empty list. */
export type Value = string | number | boolean | null | string[] | PlanValue[] | FactValue[] | HistoryValue[];

/** A document in all languages, as Payload reads it with `locale: 'all'`. */
export type LocalizedDocument = Record<string, unknown> & { id: number };

/** Related documents: their keys by number, and back. */
interface Links {
  keyOf: (target: LinkTarget, id: number) => string | undefined;
  idOf: (target: LinkTarget, key: string) => number | undefined;
}

type Translated = Partial<Record<Locale, unknown>> | null | undefined;

/** How the values of a kind of column are stored and written. */
interface Kind {
  /** What a document stores, as a value. */
  fromStored: (stored: unknown, column: Column, links: Links) => Value;
  /** What a cell says. @throws CellProblem */
  read: (raw: unknown, column: Column, format: TransferFormat) => Value;
  /** A value other than null as a document stores it; the value itself if left out. */
  toStored?: (value: Value, column: Column, links: Links) => unknown;
  /** A list as one cell. */
  toCell?: (value: Value) => string;
}

const tidyText = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** PostgreSQL stores no NUL, and UTF-8 knows no half characters. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** @param read gets the texts that aren't empty */
const textKind = (read: (text: string, column: Column) => Value = (text) => text): Kind => ({
  fromStored: (stored) => (typeof stored === 'string' ? tidyText(stored) || null : null),
  read: (raw, column) => {
    if (raw === null) return null;
    ensure(typeof raw === 'string', 'text');
    ensure(isStorable(raw), 'character');
    const text = tidyText(raw);
    ensure(text.length <= column.maxLength, 'tooLong', { max: column.maxLength });
    return text ? read(text, column) : null;
  },
});

function readChoice(text: string, { options }: Column): string {
  ensure(options.includes(text), 'choice', { options: options.slice(0, 12).join(', ') });
  return text;
}

const isLinkAddress = (url: string) => isWebUrl(url) || /^mailto:[^\s@]+@[^\s@]+$/.test(url) || /^\/(?!\/)/.test(url) || url.startsWith('#');

function readRichText(text: string): string | null {
  const body = fromMarkdown(text);
  const odd = linkAddresses(body).find((url) => !isLinkAddress(url));
  ensure(odd === undefined, 'link', { url: String(odd).slice(0, 80) });
  return toMarkdown(body) || null;
}

const isoDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const dateText = (value: unknown) => new Date(String(value)).toISOString().replace('T00:00:00.000Z', '');

/** Spreadsheets in Dutch write the day first. */
const withYearFirst = (text: string) =>
  text.replace(/^(\d{1,2})-(\d{1,2})-(\d{4})$/, (_, day: string, month: string, year) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

function readNumber(raw: unknown, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Column): number | null {
  const given = typeof raw === 'string' ? raw.trim() : raw;
  if (given === null || given === '') return null;
  const number = typeof given === 'string' && /^-?\d+(?:[.,]\d+)?$/.test(given) ? Number(given.replace(',', '.')) : given;
  ensure(typeof number === 'number' && Number.isFinite(number), 'number');
  ensure(number >= min && number <= max, 'range', { min, max });
  return number;
}

const YES = ['true', '1', 'yes', 'ja', 'waar', 'x'];
const NO = ['false', '0', 'no', 'nee', 'onwaar', ''];

function readCheckbox(raw: unknown): boolean {
  ensure(raw === null || typeof raw !== 'object', 'checkbox');
  const text = String(raw ?? '')
    .trim()
    .toLowerCase();
  ensure(YES.includes(text) || NO.includes(text), 'checkbox');
  return YES.includes(text);
}

const { kind, price, currency, unit } = planSchema.shape;
const { minSeats, maxSeats, vat } = planTerms.shape;
const nameInFile = z.string().trim().max(TOOL_LIMITS.planName).nullish();
const limitsInFile = z.string().trim().max(TOOL_LIMITS.planLimits).refine(isStorable).nullish();
const plansInFile = z.array(
  z.strictObject({
    name_en: nameInFile,
    name_nl: nameInFile,
    kind,
    price: price.nullish(),
    currency: currency.nullish(),
    unit: unit.nullish(),
    min_seats: minSeats.nullish(),
    max_seats: maxSeats.nullish(),
    vat: vat.nullish(),
    limits_en: limitsInFile,
    limits_nl: limitsInFile,
  }),
);

function planValue(plan: Record<string, unknown>): PlanValue {
  const [name, limits] = [plan.name as Translated, plan.limits as Translated];
  const isPaid = plan.kind === 'paid';
  const { minSeats: fewest, maxSeats: most, vat: tax } = termsOf(plan);
  return {
    name_en: (name?.en as string | null) || null,
    name_nl: (name?.nl as string | null) || null,
    kind: String(plan.kind),
    ...(isPaid && typeof plan.price === 'number' ? { price: plan.price } : {}),
    ...(isPaid && plan.currency ? { currency: String(plan.currency) } : {}),
    ...(isPaid && plan.unit ? { unit: String(plan.unit) } : {}),
    ...(fewest ? { min_seats: fewest } : {}),
    ...(most ? { max_seats: most } : {}),
    ...(tax ? { vat: tax } : {}),
    ...(limits?.en ? { limits_en: String(limits.en) } : {}),
    ...(limits?.nl ? { limits_nl: String(limits.nl) } : {}),
  };
}

type RowList = 'plan' | 'fact' | 'history';

function jsonOf(text: string, form: `${RowList}Form`): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CellProblem(form);
  }
}

/** The rows of a cell with a list in JSON. @throws CellProblem that names the first part that is wrong */
function readJsonRows<Row>(raw: unknown, schema: z.ZodType<Row[]>, { maxRows: max = Number.POSITIVE_INFINITY }: Column, code: RowList): Row[] {
  const list = typeof raw === 'string' ? jsonOf(raw.trim() || '[]', `${code}Form`) : (raw ?? []);
  const { data: rows = [], error } = schema.safeParse(list);
  if (error) {
    const [{ path, ...issue }] = error.issues as [z.core.$ZodIssue];
    const [index, ...parts] = path;
    const part = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : parts.join('.');
    throw part ? new CellProblem(code, { number: Number(index) + 1, part }) : new CellProblem(`${code}Form`);
  }
  ensure(rows.length <= max, 'tooMany', { max });
  return rows;
}

function readPlans(raw: unknown, column: Column): PlanValue[] {
  return readJsonRows(raw, plansInFile, column, 'plan').map((row, index) => {
    const { name_en: en, name_nl: nl, min_seats: fewest, max_seats: most, limits_en: limitsEn, limits_nl: limitsNl, ...stated } = row;
    const plan = { ...stated, minSeats: fewest, maxSeats: most };
    ensure(isStorable(`${en}${nl}`), 'character');
    const missing = en || nl ? missingPart(plan) : 'name_en';
    ensure(!missing, 'plan', { number: index + 1, part: String(missing) });
    ensure(fitsSeats(plan), 'plan', { number: index + 1, part: 'min_seats' });
    return planValue({ ...plan, name: { en, nl }, limits: { en: limitsEn, nl: limitsNl } });
  });
}

const noteInFile = z.string().trim().max(FACT_NOTE_LENGTH).refine(isStorable).nullish();
const factsInFile = z.array(
  z
    .strictObject({
      fact: z.enum(BUYER_FACTS),
      values: z.array(z.string()),
      note_en: noteInFile,
      note_nl: noteInFile,
      basis: z.enum(FACT_BASES),
      checked_at: z.iso.date().nullish(),
      source_url: z.string().refine(isWebUrl).nullish(),
    })
    .refine(({ fact, values }) => fitsFact(fact, values), { path: ['values'] })
    .refine(({ basis, checked_at: day }) => (isDated(basis) ? day && hasBegun(day) : !day), { path: ['checked_at'] })
    .refine(({ basis, source_url: url }) => !needsSource(basis) || url, { path: ['source_url'] }),
);

/** Parts without a value are left out, so that equal facts are equal. */
function factValue({ fact, values, note, basis, checkedAt, sourceUrl }: Record<string, unknown>): FactValue {
  const { en, nl } = (note ?? {}) as Partial<Record<Locale, string | null>>;
  return {
    fact: String(fact),
    values: values as string[],
    ...(en ? { note_en: en } : {}),
    ...(nl ? { note_nl: nl } : {}),
    basis: String(basis),
    ...(checkedAt ? { checked_at: dateText(checkedAt).slice(0, 10) } : {}),
    ...(sourceUrl ? { source_url: String(sourceUrl) } : {}),
  };
}

function readFacts(raw: unknown, column: Column): FactValue[] {
  const rows = readJsonRows(raw, factsInFile, column, 'fact');
  return rows.map(({ note_en: en, note_nl: nl, checked_at: checkedAt, source_url: sourceUrl, ...stated }, index) => {
    ensure(rows.findIndex(({ fact }) => fact === stated.fact) === index, 'fact', { number: index + 1, part: 'fact' });
    return factValue({ ...stated, note: { en, nl }, checkedAt, sourceUrl });
  });
}

const sentenceInFile = z.string().trim().min(1).max(TOOL_EVENT_NOTE_LENGTH).refine(isStorable);
const historyInFile = z.array(
  z.strictObject({
    kind: z.enum(HISTORY_KINDS),
    changed_on: z.iso.date().refine(hasBegun),
    note_en: sentenceInFile,
    note_nl: sentenceInFile,
    source_url: z.string().refine(isWebUrl).nullish(),
  }),
);

const historyValue = ({ kind, changedOn, note, source }: Pick<ToolEvent, 'kind' | 'changedOn' | 'note' | 'source'>): HistoryValue => ({
  kind: kind as HistoryValue['kind'],
  changed_on: dateText(changedOn).slice(0, 10),
  note_en: note?.en ?? '',
  note_nl: note?.nl ?? '',
  ...(source ? { source_url: source } : {}),
});

/** What isn't known yet. Changes can't be taken back, so those that a file doesn't have stay. */
export const addedHistory = (known: Value, given: Value): HistoryValue[] => {
  const [before, after] = [known, given].map((value) => (value ?? []) as HistoryValue[]) as [HistoryValue[], HistoryValue[]];
  return after.filter((change, index) => ![...before, ...after.slice(0, index)].some((other) => isDeepStrictEqual(other, change)));
};

/** A list in one cell of a table. */
interface ListForm {
  join: (list: readonly string[]) => string;
  split: (cell: string) => string[];
  hasGaps: boolean;
}

const LINES: ListForm = { join: joinLines, split: splitLines, hasGaps: true };
const CODES: ListForm = { join: joinCodes, split: (cell) => [...new Set(splitCodes(cell))], hasGaps: false };

const listKind = ({ join, split, hasGaps }: ListForm, fromStored: Kind['fromStored'], check: (list: string[], column: Column) => void): Kind => ({
  fromStored,
  read: (raw, column, format) => {
    if (raw === null) return [];
    const isList = Array.isArray(raw) && raw.every((entry) => typeof entry === 'string' || (hasGaps && entry === null));
    ensure(format === 'csv' || isList, 'list');
    const list = split(isList ? join(raw.map((entry: string | null) => entry ?? '')) : String(raw));
    const { maxRows: max = Number.POSITIVE_INFINITY } = column;
    ensure(list.length <= max, 'tooMany', { max });
    ensure(list.every(isStorable), 'character');
    check(list, column);
    return list;
  },
  toCell: (list) => join(list as string[]),
});

const KINDS: Record<ColumnKind, Kind> = {
  text: textKind(),
  key: textKind((text) => {
    ensure(SLUG_PATTERN.test(text), 'slug');
    return text;
  }),
  email: textKind((text) => {
    const address = text.toLowerCase();
    ensure(z.email().max(EMAIL_MAX).safeParse(address).success, 'email');
    return address;
  }),
  url: textKind((text) => {
    ensure(isWebUrl(text), 'url');
    return text;
  }),
  status: textKind(readChoice),
  choice: textKind(readChoice),
  richText: {
    ...textKind(readRichText),
    fromStored: (stored) => toMarkdown(stored) || null,
    toStored: (value) => fromMarkdown(String(value)),
  },
  date: {
    ...textKind((text) => {
      const iso = withYearFirst(text);
      ensure(isoDate.safeParse(iso).success, 'date');
      return dateText(iso);
    }),
    fromStored: (stored) => (stored ? dateText(stored) : null),
    toStored: (value) => new Date(String(value)).toISOString(),
  },
  month: {
    ...textKind((text) => {
      const iso = withYearFirst(text);
      ensure(/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d\d)?$/.test(iso), 'month');
      return iso.slice(0, 7);
    }),
    fromStored: (stored) => (stored ? dateText(stored).slice(0, 7) : null),
    // The middle of a month is that month in every time zone.
    toStored: (value) => `${value}-15T12:00:00.000Z`,
  },
  number: { fromStored: (stored) => (typeof stored === 'number' ? stored : null), read: readNumber },
  checkbox: { fromStored: Boolean, read: readCheckbox },
  plans: {
    fromStored: (stored) => ((stored ?? []) as Record<string, unknown>[]).map(planValue),
    read: readPlans,
    toCell: (plans) => JSON.stringify(plans),
  },
  facts: {
    fromStored: (stored) => ((stored ?? []) as Record<string, unknown>[]).map(factValue),
    read: readFacts,
    toCell: (facts) => JSON.stringify(facts),
  },
  history: {
    fromStored: (stored) => ((stored ?? []) as ToolEvent[]).map(historyValue),
    read: (raw, column) =>
      readJsonRows(raw, historyInFile, column, 'history').map(({ source_url: source, changed_on: changedOn, note_en: en, note_nl: nl, kind: what }) =>
        historyValue({ kind: what, changedOn, note: { en, nl }, source }),
      ),
    toCell: (changes) => JSON.stringify(changes),
  },
  lines: listKind(
    LINES,
    (stored, { locale }) => {
      const rows = (stored ?? []) as { text?: Translated }[];
      return splitLines(joinLines(rows.map(({ text }) => String(text?.[locale as Locale] ?? ''))));
    },
    (lines, { maxLength: max }) => ensure(!lines.some((line) => line.length > max), 'tooLong', { max }),
  ),
  choices: listKind(
    CODES,
    (stored) => (stored ?? []) as string[],
    (codes, { options }) => ensure(!codes.some((code) => !options.includes(code)), 'choice', { options: options.join(', ') }),
  ),
  links: {
    ...listKind(
      CODES,
      (stored, { target }, { keyOf }) => [stored ?? []].flat().flatMap((id) => keyOf(target as LinkTarget, Number(id)) ?? []),
      (keys) => {
        const odd = keys.filter((key) => key.length > SLUG_MAX_LENGTH || !SLUG_PATTERN.test(key)).map((key) => key.slice(0, 60));
        ensure(odd.length === 0, 'unknown', { keys: odd.slice(0, 5).join(', ') });
      },
    ),
    toStored: (value, { target, isSingle }, { idOf }) => {
      const ids = (value as string[]).flatMap((key) => idOf(target as LinkTarget, key) ?? []);
      return isSingle ? (ids[0] ?? null) : ids;
    },
  },
};

/** What a document holds in a column. */
export function valueIn(column: Column, doc: LocalizedDocument, links: Links): Value {
  const stored = column.path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], doc);
  const isByLanguage = column.locale && column.kind !== 'lines';
  return KINDS[column.kind].fromStored(isByLanguage ? (stored as Translated)?.[column.locale as Locale] : stored, column, links);
}

/** What a cell says. @throws CellProblem */
export const readValue = (column: Column, raw: unknown, format: TransferFormat): Value => KINDS[column.kind].read(raw, column, format);

/** A value as a document stores it. */
export function storedForm(column: Column, value: Value, links: Links): unknown {
  const { toStored } = KINDS[column.kind];
  return value === null || !toStored ? value : toStored(value, column, links);
}

/** A value as the cell of a table, which no spreadsheet takes for a formula. */
export function cellOf({ kind }: Column, value: Value): string {
  if (isEmpty(value)) return '';
  const text = KINDS[kind].toCell?.(value) ?? value;
  return typeof text === 'string' ? guardFormula(text) : String(text);
}

export const isEmpty = (value: Value): boolean => value === null || (Array.isArray(value) && value.length === 0);

export const isSame = (one: Value, other: Value): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);
