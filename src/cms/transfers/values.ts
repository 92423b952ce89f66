import { z } from 'zod';
import type { Locale } from '@/domain/locales';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '@/domain/slug';
import { missingPart, planSchema } from '@/domain/tool/schema';
import { TOOL_LIMITS } from '@/domain/tool/vocabulary';
import type { TransferFormat } from '@/domain/transfers';
import { isWebUrl } from '@/domain/web-url';
import { fromMarkdown, linkAddresses, toMarkdown } from '../rich-text/rich-text-markdown';
import { guardFormula, joinCodes, joinLines, splitCodes, splitLines } from './cells';
import type { Column } from './columns';
import type { Problem, ProblemCode } from './problems';

const EMAIL_MAX = 254;

/** A plan as files hold it. */
export interface PlanValue {
  name_en: string | null;
  name_nl: string | null;
  kind: string;
  price?: number;
  currency?: string;
  unit?: string;
}

/** What a cell says, in the one form in which values are compared. Empty is null, or an empty list. */
export type Value = string | number | boolean | null | string[] | PlanValue[];

/** A document in all languages, as Payload reads it with `locale: 'all'`. */
export type LocalizedDocument = Record<string, unknown> & { id: number };

/** The keys of related documents by their number. */
type KeyOf = (target: NonNullable<Column['target']>, id: number) => string | undefined;

type Translated = Partial<Record<Locale, unknown>> | null | undefined;

const tidyText = (text: string) => text.replace(/\r\n?/g, '\n').trim();

function at(doc: unknown, path: string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], doc);
}

const dateText = (value: unknown) => (value ? new Date(String(value)).toISOString().replace('T00:00:00.000Z', '') : null);

function planValue(plan: Record<string, unknown>): PlanValue {
  const name = plan.name as Translated;
  const isPaid = plan.kind === 'paid';
  return {
    name_en: (name?.en as string | null) || null,
    name_nl: (name?.nl as string | null) || null,
    kind: String(plan.kind),
    ...(isPaid && typeof plan.price === 'number' ? { price: plan.price } : {}),
    ...(isPaid && plan.currency ? { currency: String(plan.currency) } : {}),
    ...(isPaid && plan.unit ? { unit: String(plan.unit) } : {}),
  };
}

/** What a document holds in a column. */
export function valueIn(column: Column, doc: LocalizedDocument, keyOf: KeyOf): Value {
  const stored = at(doc, column.path);
  if (column.kind === 'lines') {
    const rows = (stored ?? []) as { text?: Translated }[];
    return splitLines(joinLines(rows.map(({ text }) => String(text?.[column.locale as Locale] ?? ''))));
  }
  const value = column.locale ? (stored as Translated)?.[column.locale] : stored;
  switch (column.kind) {
    case 'richText':
      return toMarkdown(value) || null;
    case 'plans':
      return ((value ?? []) as Record<string, unknown>[]).map(planValue);
    case 'number':
      return typeof value === 'number' ? value : null;
    case 'checkbox':
      return Boolean(value);
    case 'date':
      return dateText(value);
    case 'month':
      return value ? new Date(String(value)).toISOString().slice(0, 7) : null;
    case 'choices':
      return (value ?? []) as string[];
    case 'links':
      return ((value ?? []) as number[]).flatMap((id) => keyOf(column.target as NonNullable<Column['target']>, id) ?? []);
    default:
      return typeof value === 'string' ? tidyText(value) || null : null;
  }
}

/** A value as the cell of a table, which no spreadsheet takes for a formula. */
export function cellOf(column: Column, value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return guardFormula(value);
  if (value.length === 0) return '';
  const text =
    column.kind === 'plans' ? JSON.stringify(value) : column.kind === 'lines' ? joinLines(value as string[]) : joinCodes(value as string[]);
  return guardFormula(text);
}

type Answer = { value: Value } | { problem: Pick<Problem, 'code' | 'details'> };

const wrong = (code: ProblemCode, details?: Problem['details']): Answer => ({ problem: { code, ...(details ? { details } : {}) } });

/** PostgreSQL stores no NUL, and UTF-8 knows no half characters. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const YES = ['true', '1', 'yes', 'ja', 'waar', 'x'];
const NO = ['false', '0', 'no', 'nee', 'onwaar', ''];

function readNumber(column: Column, raw: unknown): Answer {
  if (raw === null || (typeof raw === 'string' && raw.trim() === '')) return { value: null };
  const text = typeof raw === 'string' ? raw.trim() : '';
  const number = typeof raw === 'number' ? raw : /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (!Number.isFinite(number)) return wrong('number');
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = column;
  return number >= min && number <= max ? { value: number } : wrong('range', { min, max });
}

function readCheckbox(raw: unknown): Answer {
  if (typeof raw === 'boolean') return { value: raw };
  if (typeof raw === 'object' && raw !== null) return wrong('checkbox');
  const text = String(raw ?? '')
    .trim()
    .toLowerCase();
  return YES.includes(text) ? { value: true } : NO.includes(text) ? { value: false } : wrong('checkbox');
}

function readDate(column: Column, text: string): Answer {
  const code = column.kind === 'month' ? 'month' : 'date';
  // Spreadsheets in Dutch write the day first.
  const dutch = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text);
  const iso = dutch ? `${dutch[3]}-${dutch[2]?.padStart(2, '0')}-${dutch[1]?.padStart(2, '0')}` : text;
  if (column.kind === 'month' && /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d\d)?$/.test(iso)) return { value: iso.slice(0, 7) };
  const isDate = column.kind === 'date' && /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(iso);
  const time = isDate ? new Date(iso) : null;
  // 31 February would become a day in March.
  if (!time || Number.isNaN(time.getTime()) || (iso.length === 10 && time.toISOString().slice(0, 10) !== iso)) return wrong(code);
  return { value: dateText(time.toISOString()) };
}

const { kind, price, currency, unit } = planSchema.shape;
const nameInFile = z.string().trim().max(TOOL_LIMITS.planName).nullish();
const planInFile = z.strictObject({
  name_en: nameInFile,
  name_nl: nameInFile,
  kind,
  price: price.nullish(),
  currency: currency.nullish(),
  unit: unit.nullish(),
});

function readPlans(column: Column, raw: unknown): Answer {
  let list = raw;
  if (typeof raw === 'string') {
    if (!raw.trim()) return { value: [] };
    try {
      list = JSON.parse(raw);
    } catch {
      return wrong('planForm');
    }
  }
  if (list === null) return { value: [] };
  if (!Array.isArray(list)) return wrong('planForm');
  if (list.length > (column.maxRows ?? Number.POSITIVE_INFINITY)) return wrong('tooMany', { max: column.maxRows ?? 0 });
  const plans: PlanValue[] = [];
  for (const [index, entry] of list.entries()) {
    const plan = planInFile.safeParse(entry);
    if (!plan.success) {
      const [issue] = plan.error.issues;
      const part = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.');
      return part ? wrong('plan', { plan: index + 1, part }) : wrong('planForm');
    }
    const { data } = plan;
    if (![data.name_en, data.name_nl].every((name) => !name || isStorable(name))) return wrong('character');
    const missing = data.name_en || data.name_nl ? missingPart(data) : 'name_en';
    if (missing) return wrong('plan', { plan: index + 1, part: missing });
    plans.push(planValue({ ...data, name: { en: data.name_en, nl: data.name_nl } }));
  }
  return { value: plans };
}

function readList(column: Column, raw: unknown, format: TransferFormat): Answer {
  const isLines = column.kind === 'lines';
  let list: string[];
  if (raw === null) list = [];
  else if (format === 'csv') list = isLines ? splitLines(String(raw)) : splitCodes(String(raw));
  else if (Array.isArray(raw) && raw.every((entry) => typeof entry === 'string' || (isLines && entry === null))) {
    list = isLines ? splitLines(joinLines(raw.map((entry) => entry ?? ''))) : splitCodes(joinCodes(raw as string[]));
  } else return wrong('list');
  if (!isLines) list = [...new Set(list)];
  if (column.maxRows !== undefined && list.length > column.maxRows) return wrong('tooMany', { max: column.maxRows });
  if (!list.every(isStorable)) return wrong('character');
  if (isLines && list.some((line) => line.length > column.maxLength)) return wrong('tooLong', { max: column.maxLength });
  if (column.kind === 'choices' && !list.every((code) => column.options.includes(code)))
    return wrong('choice', { options: column.options.join(', ') });
  const odd = column.kind === 'links' ? list.filter((key) => key.length > SLUG_MAX_LENGTH || !SLUG_PATTERN.test(key)) : [];
  if (odd.length > 0)
    return wrong('unknown', {
      keys: odd
        .map((key) => key.slice(0, 60))
        .slice(0, 5)
        .join(', '),
    });
  return { value: list };
}

const isLinkAddress = (url: string) => isWebUrl(url) || /^mailto:[^\s@]+@[^\s@]+$/.test(url) || /^\/(?!\/)/.test(url) || url.startsWith('#');

function readText(column: Column, raw: unknown): Answer {
  if (raw === null) return { value: null };
  if (typeof raw !== 'string') return wrong('text');
  if (!isStorable(raw)) return wrong('character');
  const text = tidyText(raw);
  if (text.length > column.maxLength) return wrong('tooLong', { max: column.maxLength });
  if (!text) return { value: null };
  switch (column.kind) {
    case 'richText': {
      const body = fromMarkdown(text);
      const odd = linkAddresses(body).find((url) => !isLinkAddress(url));
      return odd === undefined ? { value: toMarkdown(body) || null } : wrong('link', { url: odd.slice(0, 80) });
    }
    case 'key':
      return SLUG_PATTERN.test(text) ? { value: text } : wrong('slug');
    case 'email': {
      const address = text.toLowerCase();
      return address.length <= EMAIL_MAX && z.email().safeParse(address).success ? { value: address } : wrong('email');
    }
    case 'url':
      return isWebUrl(text) ? { value: text } : wrong('url');
    case 'date':
    case 'month':
      return readDate(column, text);
    case 'status':
    case 'choice':
      return column.options.includes(text) ? { value: text } : wrong('choice', { options: column.options.slice(0, 12).join(', ') });
    default:
      return { value: text };
  }
}

/** What a cell says, or what is wrong with it. */
export function readValue(column: Column, raw: unknown, format: TransferFormat): Answer {
  switch (column.kind) {
    case 'number':
      return readNumber(column, raw);
    case 'checkbox':
      return readCheckbox(raw);
    case 'plans':
      return readPlans(column, raw);
    case 'lines':
    case 'choices':
    case 'links':
      return readList(column, raw, format);
    default:
      return readText(column, raw);
  }
}

export const isEmpty = (value: Value | undefined): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0);

export const isSame = (one: Value, other: Value): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** An example of what a column takes, for the template of a JSON file. */
export const emptyValue = (column: Column): Value =>
  ['lines', 'choices', 'links', 'plans'].includes(column.kind) ? [] : column.kind === 'checkbox' ? false : null;

/** Whether a plan has a name in each language that is asked for. */
export const hasPlanNames = (plans: PlanValue[], locale: Locale): boolean => plans.every((plan) => Boolean(plan[`name_${locale}`]));
