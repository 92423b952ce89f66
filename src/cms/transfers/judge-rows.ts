import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/domain/locales';
import type { TransferFormat } from '@/domain/transfers';
import { areSameLines, type Column, KEY_COLUMNS } from './columns';
import type { Problem } from './problems';
import type { SourceRow } from './read-rows';
import { type Run, requestOf } from './run';
import { hasPlanNames, isEmpty, isSame, type LocalizedDocument, type PlanValue, readValue, type Value, valueIn } from './values';

const EXCERPT = 80;

/** The keys of a whole file, with the rows that each stands in. */
export type FileKeys = Map<string, number[]>;

/** What a row would do. */
export interface JudgedRow {
  row: number;
  key: string;
  outcome: 'created' | 'updated' | 'unchanged' | 'wrong';
  problems: Problem[];
  values: Map<string, Value>;
  existing: LocalizedDocument | null;
  /** Columns in which the row says something else than the document. */
  changed: Set<string>;
  /** Languages to write, in this order. */
  locales: Locale[];
  /** Points to an entry that a later row of the same file makes. */
  waits: boolean;
}

const excerptOf = (raw: unknown) => (raw === undefined ? undefined : (typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')).slice(0, EXCERPT));

/** The newest versions of documents by their key, in all languages. */
async function findExisting(run: Run, keys: string[]): Promise<Map<string, LocalizedDocument>> {
  const field = KEY_COLUMNS[run.entity];
  const { docs } = await run.payload.find({
    collection: run.entity,
    ...(run.entity === 'subscribers' ? {} : { draft: true }),
    where: { [field]: { in: keys } },
    locale: 'all',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req: await requestOf(run),
  });
  return new Map((docs as unknown as (LocalizedDocument & Record<string, string>)[]).map((doc) => [doc[field] ?? '', doc]));
}

/** Keys that cannot be used for a new document, because one in the trash or a public version has them. */
async function findTaken(run: Run, keys: string[]): Promise<Map<string, 'inTrash' | 'keyTaken'>> {
  if (run.entity === 'subscribers' || keys.length === 0) return new Map();
  const field = KEY_COLUMNS[run.entity];
  const { docs } = await run.payload.find({
    collection: run.entity,
    trash: true,
    where: { [field]: { in: keys } },
    select: { [field]: true, deletedAt: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req: await requestOf(run),
  });
  return new Map((docs as unknown as Record<string, string>[]).map((doc) => [doc[field] ?? '', doc.deletedAt ? 'inTrash' : 'keyTaken']));
}

/** Learns the keys of everything that documents point to, so that their values can be told. */
export async function learnLinks(run: Run, docs: Iterable<LocalizedDocument>): Promise<void> {
  const all = [...docs];
  for (const column of run.columns) {
    if (!column.target) continue;
    const field = column.path[0] as string;
    await run.names.learnIds(
      column.target,
      all.flatMap((doc) => (doc[field] ?? []) as number[]),
    );
  }
}

function readCells(run: Run, source: SourceRow, format: TransferFormat): { values: Map<string, Value>; problems: Problem[] } {
  const values = new Map<string, Value>();
  const problems = [...source.problems];
  for (const column of run.columns) {
    const raw = source.cells.get(column.name);
    if (raw === undefined) continue;
    const answer = readValue(column, raw, format);
    if ('problem' in answer) problems.push({ column: column.name, ...answer.problem, excerpt: excerptOf(raw) });
    else if (column.required && !column.locale && isEmpty(answer.value)) problems.push({ column: column.name, code: 'required' });
    else values.set(column.name, answer.value);
  }
  return { values, problems };
}

/** What a row leaves behind in each column. */
type After = (column: Column) => Value;

const isList = (column: Column) => column.kind === 'lines' || column.kind === 'plans';

/** The languages that have to be written, and what is missing for that. */
function planLanguages(run: Run, after: After, changed: Set<string>, existing: LocalizedDocument | null): { locales: Locale[]; problems: Problem[] } {
  const localized = (locale: Locale) => run.columns.filter((column) => column.locale === locale);
  const missing = (locale: Locale) => localized(locale).filter((column) => column.required && isEmpty(after(column)));
  const hasTexts = (locale: Locale) =>
    localized(locale).some((column) => !isEmpty(after(column))) ||
    run.columns.some((column) => column.kind === 'plans' && (after(column) as PlanValue[] | null)?.some((plan) => plan[`name_${locale}`]));
  // A new entry needs its texts in the default language; one that exists in the other language only goes on there.
  const other = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE);
  const base =
    existing && missing(DEFAULT_LOCALE).length > 0 ? (other.find((locale) => missing(locale).length === 0) ?? DEFAULT_LOCALE) : DEFAULT_LOCALE;
  const isTouched = (locale: Locale) =>
    run.columns.some((column) => changed.has(column.name) && (column.locale === locale || (isList(column) && hasTexts(locale))));
  const locales = [base, ...LOCALE_CODES.filter((locale) => locale !== base && isTouched(locale) && (hasTexts(locale) || existing))];
  const problems = locales.flatMap((locale) =>
    missing(locale).map(({ name }): Problem => ({ column: name, code: locale === base ? 'required' : 'requiredLanguage' })),
  );
  const plans = run.columns.find(({ kind }) => kind === 'plans');
  if (plans && changed.has(plans.name) && base === DEFAULT_LOCALE) {
    const list = after(plans) as PlanValue[];
    if (!hasPlanNames(list, base)) {
      problems.push({
        column: plans.name,
        code: 'plan',
        details: { plan: list.findIndex((plan) => !plan[`name_${base}`]) + 1, part: `name_${base}` },
      });
    }
  }
  return { locales, problems };
}

/** Lines stand side by side: a language has as many as the other one, or, when it is not the first one written, none. */
function lineProblems(run: Run, after: After, changed: Set<string>, base: Locale | undefined): Problem[] {
  const lists = run.columns.filter(({ kind, locale }) => kind === 'lines' && locale === DEFAULT_LOCALE);
  return lists.flatMap((list) =>
    linesProblems(
      run.columns.filter((column) => areSameLines(column, list)),
      after,
      changed,
      base,
    ),
  );
}

function linesProblems(lines: Column[], after: After, changed: Set<string>, base: Locale | undefined): Problem[] {
  if (!lines.some(({ name }) => changed.has(name))) return [];
  const inBase = lines.find(({ locale }) => locale === base);
  const own = ((inBase && after(inBase)) ?? []) as string[];
  const empty = own.indexOf('');
  const problems: Problem[] = inBase && empty >= 0 ? [{ column: inBase.name, code: 'emptyLine', details: { line: empty + 1 } }] : [];
  for (const column of lines) {
    const count = ((after(column) ?? []) as string[]).length;
    const isOff = column !== inBase && count > 0 && count !== own.length;
    const named = inBase && changed.has(inBase.name) && !changed.has(column.name) ? inBase : column;
    const counts = named === column ? { count, other: own.length } : { count: own.length, other: count };
    if (isOff) problems.push({ column: named.name, code: 'lineCount', details: counts });
  }
  return problems;
}

/** Nobody becomes a reader of the newsletter without a consent of their own. */
function consentProblems(after: (name: string) => Value, existing: LocalizedDocument | null): Problem[] {
  const [status, confirmedAt, unsubscribedAt] = [after('status'), after('confirmed_at'), after('unsubscribed_at')];
  const problems: Problem[] = [];
  const isLater = (one: Value, other: unknown) => Date.parse(String(one)) > (typeof other === 'number' ? other : Date.parse(String(other)));
  for (const [column, value] of [
    ['confirmed_at', confirmedAt],
    ['unsubscribed_at', unsubscribedAt],
  ] as const) {
    if (value && isLater(value, Date.now())) problems.push({ column, code: 'inFuture', excerpt: String(value) });
  }
  if (status === 'confirmed' && !confirmedAt) problems.push({ column: 'status', code: 'consent' });
  else if (existing?.status === 'unsubscribed' && status !== 'unsubscribed') {
    const isNew = status === 'confirmed' && Boolean(existing.unsubscribedAt) && isLater(confirmedAt, existing.unsubscribedAt);
    if (!isNew) problems.push({ column: 'status', code: 'hasUnsubscribed' });
  } else if (existing?.status === 'confirmed' && status === 'pending') problems.push({ column: 'status', code: 'isConfirmed' });
  return problems;
}

/**
 * Says for each row what it would do and what is wrong with it. Nothing is written.
 * @param inFile the keys of the whole file, so that rows may point to each other
 */
export async function judgeRows(run: Run, sources: SourceRow[], format: TransferFormat, inFile: FileKeys): Promise<JudgedRow[]> {
  const keyColumn = KEY_COLUMNS[run.entity];
  const rows = sources.map((source) => ({ row: source.row, ...readCells(run, source, format) }));
  const keys = rows.flatMap(({ values }) => (values.get(keyColumn) as string | undefined) ?? []);
  const known = await findExisting(run, keys);
  const taken = await findTaken(
    run,
    keys.filter((key) => !known.has(key)),
  );
  await learnLinks(run, known.values());
  for (const column of run.columns) {
    if (!column.target) continue;
    await run.names.learnKeys(
      column.target,
      rows.flatMap(({ values }) => (values.get(column.name) as string[] | undefined) ?? []),
    );
  }

  return rows.map(({ row, values, problems }): JudgedRow => {
    const key = (values.get(keyColumn) as string | undefined) ?? '';
    const existing = known.get(key) ?? null;
    const changed = new Set<string>();
    const after: After = (column) => {
      const value = values.get(column.name);
      if (value !== undefined) return value;
      return existing ? valueIn(column, existing, run.names.keyOf) : null;
    };
    const judged: JudgedRow = { row, key, outcome: 'wrong', problems, values, existing, changed, locales: [], waits: false };
    if (!key) {
      if (problems.length === 0) problems.push({ column: keyColumn, code: 'required' });
      return judged;
    }
    const places = (inFile.get(key) ?? []).filter((place) => place !== row);
    if (places.length > 0) problems.push({ column: keyColumn, code: 'double', details: { rows: places.slice(0, 5).join(', ') }, excerpt: key });
    const reason = taken.get(key);
    if (reason) problems.push({ column: keyColumn, code: reason, excerpt: key });

    for (const column of run.columns) {
      const value = values.get(column.name);
      if (value === undefined) continue;
      if (!existing ? !isEmpty(value) : !isSame(value, valueIn(column, existing, run.names.keyOf))) changed.add(column.name);
      if (!column.target || !changed.has(column.name)) continue;
      const list = value as string[];
      const isOwnKind = column.target === run.entity;
      const unknown = list.filter((entry) => run.names.idOf(column.target as 'tools', entry) === undefined);
      const missing = unknown.filter((entry) => !(isOwnKind && inFile.has(entry)));
      judged.waits ||= unknown.length > missing.length;
      if (missing.length > 0) problems.push({ column: column.name, code: 'unknown', details: { keys: missing.slice(0, 5).join(', ') } });
      if (isOwnKind && list.includes(key)) problems.push({ column: column.name, code: 'ownSelf', excerpt: key });
    }
    if (!existing) {
      for (const column of run.columns) {
        const isLeftOut = !values.has(column.name) && !problems.some((problem) => problem.column === column.name);
        if (column.required && !column.locale && !column.hasDefault && isLeftOut) problems.push({ column: column.name, code: 'required' });
      }
    }
    if (existing && changed.size === 0) return problems.length > 0 ? judged : { ...judged, outcome: 'unchanged' };

    const wrongColumns = new Set(problems.map(({ column }) => column));
    const languages = planLanguages(run, after, changed, existing);
    const found = [...languages.problems, ...lineProblems(run, after, changed, languages.locales[0])];
    if (run.entity === 'subscribers') {
      found.push(...consentProblems((name) => after(run.columns.find((column) => column.name === name) as Column), existing));
    }
    problems.push(...found.filter(({ column }) => !wrongColumns.has(column)));
    const outcome = problems.length > 0 ? 'wrong' : existing ? 'updated' : 'created';
    return { ...judged, outcome, locales: languages.locales };
  });
}
