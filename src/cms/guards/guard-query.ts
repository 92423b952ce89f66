import type {
  CollectionBeforeOperationHook,
  Endpoint,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
} from 'payload';
import { isRecord } from '@/domain/is-record';
import { API_DEFAULT_LIMIT, API_MAX_PAGE, MAX_ID } from '@/domain/limits';
import { DEFAULT_LOCALE, isLocale } from '@/domain/locales';
import { defaultLimit } from '@/domain/read-api';
import { isEditor } from '../access/roles';
import { limitWithinBudget, summaryOf } from './read-budget';
import { refuse } from './refuse';

const WHERE_MAX_DEPTH = 4;
const WHERE_MAX_CONDITIONS = 30;
const WHERE_MAX_TEXT = 500;

type Operand = string | number | boolean;
type Accepts = (operand: Operand, field: FlattenedField) => boolean;

const SAME = ['equals', 'not_equals', 'in', 'not_in', 'exists'];
const ORDERED = [...SAME, 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'];
const WORDED = [...SAME, 'like', 'not_like', 'contains'];

const isText: Accepts = (operand) => typeof operand === 'string' && operand.length <= WHERE_MAX_TEXT && !operand.includes('\0');
const isNumber: Accepts = (operand) => String(operand).trim() !== '' && Number.isFinite(Number(operand));
const isId: Accepts = (operand) => /^\d{1,10}$/.test(String(operand)) && Number(operand) <= MAX_ID;
const isBoolean: Accepts = (operand) => operand === true || operand === false || operand === 'true' || operand === 'false';
const isDate: Accepts = (operand) => typeof operand === 'string' && /^\d{4}-\d\d/.test(operand) && !Number.isNaN(Date.parse(operand));
const isOption: Accepts = (operand, field) =>
  'options' in field && field.options.some((option) => (typeof option === 'string' ? option : option.value) === operand);

/** Field types that outsiders may filter and sort by, with the operators. Other types (rich text, JSON, …) can't be queried. */
const QUERYABLE: Record<string, { operators: string[]; accepts: Accepts }> = {
  text: { operators: WORDED, accepts: isText },
  textarea: { operators: WORDED, accepts: isText },
  email: { operators: WORDED, accepts: isText },
  number: { operators: ORDERED, accepts: isNumber },
  date: { operators: ORDERED, accepts: isDate },
  checkbox: { operators: ['equals', 'not_equals', 'exists'], accepts: isBoolean },
  select: { operators: SAME, accepts: isOption },
  relationship: { operators: SAME, accepts: isId },
  upload: { operators: SAME, accepts: isId },
};
const ID_FIELD: FlattenedField = { name: 'id', type: 'relationship', relationTo: [] };

const reject = (req: PayloadRequest): never => refuse(req, 'query', 400);

/** True for a field that isn't readable by everyone. */
export const isClosed = (field: FlattenedField) => Boolean(('access' in field && field.access?.read) || ('hidden' in field && field.hidden));

/** The public field at a path of a collection; null for hidden and unknown fields and for fields of related documents. */
function publicField(path: string, fields: FlattenedField[]): FlattenedField | null {
  if (path === 'id') return ID_FIELD;
  const [name, ...rest] = path.replaceAll('__', '.').split('.');
  const field = fields.find((candidate) => candidate.name === name);
  if (!field || isClosed(field)) return null;
  if (rest.length === 0) return field.type in QUERYABLE ? field : null;
  return 'flattenedFields' in field ? publicField(rest.join('.'), field.flattenedFields) : null;
}

/** Every path that outsiders may filter and sort by, with its operators. */
export function queryableFields(fields: FlattenedField[], prefix = ''): { path: string; operators: string[] }[] {
  const own = fields.flatMap((field) => {
    if (isClosed(field)) return [];
    if ('flattenedFields' in field) return queryableFields(field.flattenedFields, `${prefix}${field.name}.`);
    return field.type in QUERYABLE ? [{ path: `${prefix}${field.name}`, operators: QUERYABLE[field.type]?.operators ?? [] }] : [];
  });
  return prefix ? own : [{ path: 'id', operators: SAME }, ...own.filter(({ path }) => path !== 'id')];
}

function isPossible(field: FlattenedField, operator: string, value: unknown): boolean {
  const { operators, accepts } = QUERYABLE[field.type] ?? { operators: [], accepts: () => false };
  if (!operators.includes(operator)) return false;
  const isList = operator === 'in' || operator === 'not_in';
  const operands: unknown[] = isList && typeof value === 'string' ? value.split(',') : isList && Array.isArray(value) ? value : [value];
  return operands.every(
    (operand) => ['string', 'number', 'boolean'].includes(typeof operand) && (operator === 'exists' ? isBoolean : accepts)(operand as Operand, field),
  );
}

/** Counts the conditions; refuses malformed ones and conditions on hidden fields. */
function checkWhere(where: unknown, fields: FlattenedField[], req: PayloadRequest, depth = 0): number {
  if (typeof where !== 'object' || where === null || depth > WHERE_MAX_DEPTH) return reject(req);
  let conditions = 0;
  for (const [key, value] of Object.entries(where)) {
    if (typeof value !== 'object' || value === null) return reject(req);
    if (key.toLowerCase() === 'and' || key.toLowerCase() === 'or') {
      for (const part of Object.values(value)) conditions += checkWhere(part, fields, req, depth + 1);
    } else {
      const field = publicField(key, fields);
      if (!field || !Object.entries(value).every(([operator, operand]) => isPossible(field, operator, operand))) return reject(req);
      conditions += 1;
    }
  }
  return conditions > WHERE_MAX_CONDITIONS ? reject(req) : conditions;
}

/** Without a locale Payload skips every localized text, so the default applies. Unknown locales are refused. */
function settleLocale(req: PayloadRequest): void {
  const isKnown = (locale: unknown) => isLocale(locale) || locale === 'all' || locale === '*';
  const asked: unknown = req.query?.locale;
  if (asked && !isKnown(asked)) reject(req);
  req.locale ||= DEFAULT_LOCALE;
  if (!isKnown(req.locale)) reject(req);
  const published: unknown = req.query?.publishSpecificLocale;
  if (published && !isLocale(published)) reject(req);
}

interface QueryArgs {
  id?: number | string;
  currentDepth?: number;
  depth?: number;
  limit?: number;
  page?: number;
  pagination?: boolean;
  sort?: string | string[];
  where?: unknown;
}

/**
 * Limits queries over REST and GraphQL. For everyone: known locales and valid ids. Without an editor's role: page size, page number, depth, number of
 * conditions, and filtering and sorting by public fields of the collection itself only; related documents come as summaries. Answers 400 with a short text.
 */
const guardQuery: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (req.payloadAPI === 'local' || overrideAccess) return args;
  settleLocale(req);
  const { id, currentDepth, depth, limit, page, pagination, sort, where } = args as QueryArgs;
  if (id !== undefined && !isId(id, ID_FIELD)) reject(req);
  if (isEditor(req.user)) return args;

  const { slug, flattenedFields: fields } = collection as SanitizedCollectionConfig;
  if (where !== undefined && where !== null) checkWhere(where, fields, req);
  for (const field of [sort ?? []].flat()) {
    if (!publicField(field.replace(/^-/, ''), fields)) reject(req);
  }
  if (page !== undefined && !(Number.isInteger(page) && page >= 1 && page <= API_MAX_PAGE)) reject(req);
  if (operation !== 'read') return args;
  // Payload looks up the relations of a page of documents all at once, with `currentDepth`, which can't come from outside.
  if (currentDepth !== undefined) return { ...args, select: summaryOf(collection as SanitizedCollectionConfig) };
  // The lists of one GraphQL query share a budget.
  const byDefault = req.payloadAPI === 'GraphQL' ? API_DEFAULT_LIMIT : defaultLimit(slug);
  const asked = id === undefined ? (limit ?? (pagination === false ? undefined : byDefault)) : 1;
  const allowed = limitWithinBudget(req, { asked, depth });
  if (!allowed) reject(req);
  return id === undefined ? { ...args, limit: allowed } : args;
};

const withLocale = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => {
    settleLocale(req);
    return endpoint.handler(req);
  },
});

/** Payload copies data recursively; the deepest rich text has some forty levels. */
const DATA_MAX_DEPTH = 200;

function isTooDeep(data: unknown): boolean {
  let level = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DATA_MAX_DEPTH) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}

interface DataArgs {
  data?: unknown;
}

/** A change sends an object with fields; a file may come without one. */
function checkData(req: PayloadRequest, { data }: DataArgs, operation: string): void {
  if (req.payloadAPI === 'local') return;
  if (data === undefined ? operation.startsWith('update') && !req.file : !isRecord(data) || isTooDeep(data)) reject(req);
}

const guardData: CollectionBeforeOperationHook = ({ args, operation, req }) => checkData(req, args as DataArgs, operation);
const guardGlobalData: GlobalBeforeOperationHook = ({ args, operation, req }) => checkData(req, args as DataArgs, operation);

/** Payload offers versions of everything, and fails on collections without any. */
const isOffered = (endpoint: Endpoint, hasVersions: boolean) => hasVersions || !endpoint.path.startsWith('/versions');

/** Guards every collection. Endpoints settle the locale too, because Payload reads a global's locale before any hook runs. */
export function guardQueries(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(guardQuery, guardData);
  for (const { hooks } of config.globals) hooks.beforeOperation = [guardGlobalData, ...(hooks.beforeOperation ?? [])];
  for (const entity of [...config.collections, ...config.globals]) {
    if (entity.endpoints) entity.endpoints = entity.endpoints.filter((endpoint) => isOffered(endpoint, Boolean(entity.versions))).map(withLocale);
  }
  return config;
}
