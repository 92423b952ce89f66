import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/domain/locales';
import type { TransferFormat } from '@/domain/transfers';
import { areSameLines, type Column, isRowList, KEY_COLUMNS } from './columns';
import { CellProblem, type Problem } from './problems';
import type { SourceRow } from './read-rows';
import { type Run, requestOf } from './run';
import { addedHistory, isEmpty, isSame, type LocalizedDocument, type PlanValue, readValue, type Value, valueIn } from './values';

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
  /** What a column holds before the row. */
  before: (column: Column) => Value;
  /** What a column holds after the row. */
  after: (column: Column) => Value;
  /** Columns in which the row says something else than the document. */
  changed: Set<string>;
  /** Languages to write, in this order. */
  locales: Locale[];
  /** Points to an entry that a later row of the same file makes. */
  waits: boolean;
}

const excerptOf = (raw: unknown) => (typeof raw === 'string' ? raw : JSON.stringify(raw)).slice(0, EXCERPT);

type Found = LocalizedDocument & Record<string, string>;

/** Documents by their key. */
async function findByKey(run: Run, keys: string[], options: { draft?: true; locale?: 'all'; trash?: true }): Promise<Map<string, Found>> {
  if (keys.length === 0) return new Map();
  const field = KEY_COLUMNS[run.entity];
  const { docs } = await run.payload.find({
    collection: run.entity,
    where: { [field]: { in: keys } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req: await requestOf(run),
    ...options,
  });
  return new Map((docs as unknown as Found[]).map((doc) => [doc[field] ?? '', doc]));
}

/** The history of tools, oldest first. */
async function addHistory(run: Run, docs: LocalizedDocument[]): Promise<void> {
  if (run.entity !== 'tools' || docs.length === 0) return;
  const { docs: events } = await run.payload.find({
    collection: 'tool-events',
    where: { tool: { in: docs.map(({ id }) => id) }, origin: { equals: 'history' } },
    sort: ['changedOn', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req: await requestOf(run),
  });
  for (const doc of docs) doc.history = events.filter(({ tool }) => tool === doc.id);
}

/** Reads what stands elsewhere and learns the keys of everything that documents point to, so that their values can be told. */
export async function completeDocuments(run: Run, docs: LocalizedDocument[]): Promise<void> {
  await addHistory(run, docs);
  for (const { target, path } of run.columns) {
    if (!target) continue;
    const ids = docs.flatMap((doc) => (doc[path[0] as string] ?? []) as number[]);
    await run.names.learn(target, 'id', ids);
  }
}

function readCells(run: Run, source: SourceRow, format: TransferFormat): { values: Map<string, Value>; problems: Problem[] } {
  const values = new Map<string, Value>();
  const problems = [...source.problems];
  for (const column of run.columns) {
    const raw = source.cells.get(column.name);
    if (raw === undefined) continue;
    try {
      const value = readValue(column, raw, format);
      if (column.required && !column.locale && isEmpty(value)) problems.push({ column: column.name, code: 'required' });
      else values.set(column.name, value);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problems.push({ column: column.name, code: error.code, details: error.details, excerpt: excerptOf(raw) });
    }
  }
  return { values, problems };
}

/** The languages that have to be written, and what is missing for that. */
function planLanguages(run: Run, { after, changed, existing }: JudgedRow): { locales: Locale[]; problems: Problem[] } {
  const localized = (locale: Locale) => run.columns.filter((column) => column.locale === locale);
  const missing = (locale: Locale) => localized(locale).filter((column) => column.required && isEmpty(after(column)));
  const plans = run.columns.find(({ kind }) => kind === 'plans');
  const planList = (plans ? after(plans) : null) as PlanValue[] | null;
  const hasTexts = (locale: Locale) =>
    localized(locale).some((column) => !isEmpty(after(column))) || planList?.some((plan) => plan[`name_${locale}`]);
  // A new entry needs its texts in the default language; one that exists in the other language only goes on there.
  const base = (existing && LOCALE_CODES.find((locale) => missing(locale).length === 0)) ?? DEFAULT_LOCALE;
  const isTouched = (locale: Locale) =>
    run.columns.some((column) => changed.has(column.name) && (column.locale === locale || (isRowList(column) && hasTexts(locale))));
  const locales = [base, ...LOCALE_CODES.filter((locale) => locale !== base && isTouched(locale) && (hasTexts(locale) || existing))];
  const problems = locales.flatMap((locale) =>
    missing(locale).map(({ name }): Problem => ({ column: name, code: locale === base ? 'required' : 'requiredLanguage' })),
  );
  if (plans && changed.has(plans.name) && base === DEFAULT_LOCALE) {
    const part = `name_${base}` as const;
    const unnamed = planList?.findIndex((plan) => !plan[part]) ?? -1;
    if (unnamed >= 0) problems.push({ column: plans.name, code: 'plan', details: { number: unnamed + 1, part } });
  }
  return { locales, problems };
}

/** Lines stand side by side: a language has as many as the other one, or, when it is not the first one written, none. */
function lineProblems(run: Run, { after, changed }: JudgedRow, base: Locale | undefined): Problem[] {
  const linesIn = (column: Column) => (after(column) ?? []) as string[];
  const bases = run.columns.filter(({ kind, locale }) => kind === 'lines' && locale === base);
  return bases.flatMap((inBase) => {
    const columns = run.columns.filter((column) => areSameLines(column, inBase));
    if (!columns.some(({ name }) => changed.has(name))) return [];
    const own = linesIn(inBase);
    const problems: Problem[] = own.includes('') ? [{ column: inBase.name, code: 'emptyLine', details: { line: own.indexOf('') + 1 } }] : [];
    for (const column of columns) {
      const { length } = linesIn(column);
      if (length === 0 || length === own.length) continue;
      const isBaseNew = changed.has(inBase.name) && !changed.has(column.name);
      const [{ name }, count, other] = isBaseNew ? [inBase, own.length, length] : [column, length, own.length];
      problems.push({ column: name, code: 'lineCount', details: { count, other } });
    }
    return problems;
  });
}

/** Nobody becomes a reader of the newsletter without a consent of their own. */
function consentProblems(run: Run, { after, existing }: JudgedRow): Problem[] {
  const own = (name: string) => after(run.columns.find((column) => column.name === name) as Column);
  const timeOf = (value: unknown) => Date.parse(String(value));
  const [status, confirmedAt] = [own('status'), own('confirmed_at')];
  const problems = ['confirmed_at', 'unsubscribed_at']
    .filter((column) => timeOf(own(column)) > Date.now())
    .map((column): Problem => ({ column, code: 'inFuture', excerpt: String(own(column)) }));
  const hasAgreedAgain = status === 'confirmed' && timeOf(confirmedAt) > timeOf(existing?.unsubscribedAt);
  if (status === 'confirmed' && !confirmedAt) problems.push({ column: 'status', code: 'consent' });
  else if (existing?.status === 'unsubscribed' && status !== 'unsubscribed' && !hasAgreedAgain) {
    problems.push({ column: 'status', code: 'hasUnsubscribed' });
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
  const listsIn = (name: string) => rows.flatMap(({ values }) => (values.get(name) ?? []) as string | string[]);
  const keys = listsIn(keyColumn);
  const known = await findByKey(run, keys, { draft: true, locale: 'all' });
  // Documents in the trash and public versions take a key too.
  const unknown = keys.filter((key) => !known.has(key));
  const taken = await findByKey(run, unknown, { trash: true });
  await completeDocuments(run, [...known.values()]);
  for (const { target, name } of run.columns) if (target) await run.names.learn(target, 'key', listsIn(name));

  return rows.map(({ row, values, problems }): JudgedRow => {
    const key = String(values.get(keyColumn) ?? '');
    const existing = known.get(key) ?? null;
    const changed = new Set<string>();
    const before = (column: Column) => (existing ? valueIn(column, existing, run.names) : null);
    const after = (column: Column) => (values.has(column.name) ? (values.get(column.name) as Value) : before(column));
    const judged: JudgedRow = { row, key, outcome: 'wrong', problems, values, existing, before, after, changed, locales: [], waits: false };
    if (!key) {
      if (problems.length === 0) problems.push({ column: keyColumn, code: 'required' });
      return judged;
    }
    const places = (inFile.get(key) ?? []).filter((place) => place !== row);
    if (places.length > 0) problems.push({ column: keyColumn, code: 'double', details: { rows: places.slice(0, 5).join(', ') }, excerpt: key });
    const other = taken.get(key);
    if (other) problems.push({ column: keyColumn, code: other.deletedAt ? 'inTrash' : 'keyTaken', excerpt: key });

    for (const column of run.columns) {
      const { name, target } = column;
      const value = values.get(name);
      if (value === undefined) {
        const isNeeded = !existing && column.required && !column.locale && !column.hasDefault;
        if (isNeeded && !problems.some((problem) => problem.column === name)) problems.push({ column: name, code: 'required' });
        continue;
      }
      if (column.kind === 'history' ? addedHistory(before(column), value).length === 0 : existing ? isSame(value, before(column)) : isEmpty(value))
        continue;
      changed.add(name);
      if (!target) continue;
      const list = value as string[];
      const isOwnKind = target === run.entity;
      const absent = list.filter((entry) => run.names.idOf(target, entry) === undefined);
      const missing = absent.filter((entry) => !(isOwnKind && inFile.has(entry)));
      judged.waits ||= absent.length > missing.length;
      if (missing.length > 0) problems.push({ column: name, code: 'unknown', details: { keys: missing.slice(0, 5).join(', ') } });
      if (isOwnKind && list.includes(key)) problems.push({ column: name, code: 'ownSelf', excerpt: key });
    }
    if (existing && changed.size === 0) return problems.length > 0 ? judged : { ...judged, outcome: 'unchanged' };

    const wrongColumns = new Set(problems.map(({ column }) => column));
    const { locales, problems: found } = planLanguages(run, judged);
    found.push(...lineProblems(run, judged, locales[0]));
    if (run.entity === 'subscribers') found.push(...consentProblems(run, judged));
    problems.push(...found.filter(({ column }) => !wrongColumns.has(column)));
    if (problems.length > 0) return { ...judged, locales };
    return { ...judged, locales, outcome: existing ? 'updated' : 'created' };
  });
}
