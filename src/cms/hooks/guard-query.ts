import { APIError, type CollectionBeforeOperationHook, type Field, type PayloadRequest, type SanitizedCollectionConfig, type Where } from 'payload';
import { API_MAX_LIMIT, API_MAX_PAGE } from '@/domain/limits';
import { validationMessage } from '@/domain/validation-messages';
import { isEditor } from '../access/roles';

const WHERE_MAX_DEPTH = 4;
const WHERE_MAX_CONDITIONS = 30;
const WHERE_MAX_TEXT = 500;

function refuse(req: PayloadRequest): never {
  throw new APIError(validationMessage('query', req.i18n.language), 400, undefined, true);
}

/** Names of the fields that only editors may read, at any depth of a collection. */
function hiddenPaths(fields: Field[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => hiddenPaths(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix));
    const name = 'name' in field && field.name ? field.name : null;
    const path = name ? `${prefix}${name}` : prefix;
    const isPrivate = ('access' in field && field.access?.read) || ('hidden' in field && field.hidden);
    if (name && isPrivate) return [path];
    if ('fields' in field && field.fields) return hiddenPaths(field.fields, name ? `${path}.` : prefix);
    return [];
  });
}

const isWithin = (path: string, hidden: string[]) => hidden.some((entry) => path === entry || path.startsWith(`${entry}.`));

function checkWhere(where: unknown, hidden: string[], req: PayloadRequest, depth = 0): number {
  if (typeof where !== 'object' || where === null || depth > WHERE_MAX_DEPTH) return refuse(req);
  let conditions = 0;
  for (const [key, value] of Object.entries(where as Where)) {
    if (['and', 'or', 'AND', 'OR'].includes(key)) {
      if (!Array.isArray(value) && (typeof value !== 'object' || value === null)) return refuse(req);
      for (const part of Object.values(value)) conditions += checkWhere(part, hidden, req, depth + 1);
    } else {
      if (isWithin(key, hidden) || isWithin(key.replace(/^version\./, ''), hidden)) return refuse(req);
      conditions += 1;
      if (typeof value !== 'object' || value === null) return refuse(req);
      for (const operand of Object.values(value).flat()) {
        if (typeof operand === 'string' && (operand.length > WHERE_MAX_TEXT || operand.includes('\0'))) return refuse(req);
      }
    }
  }
  if (conditions > WHERE_MAX_CONDITIONS) return refuse(req);
  return conditions;
}

/**
 * Limits what a caller without an editor's role may ask over REST and GraphQL: page size, page, depth of conditions, and no filtering or
 * sorting by fields they may not read. Answers 400 with a short text.
 */
export const guardQuery: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI === 'local' || isEditor(req.user)) return args;
  const hidden = hiddenPaths((collection as SanitizedCollectionConfig).fields);
  const { limit, page, sort, where } = args as { limit?: number; page?: number; sort?: string | string[]; where?: unknown };
  if (page !== undefined && !(Number.isInteger(page) && page >= 1 && page <= API_MAX_PAGE)) refuse(req);
  if (where !== undefined && where !== null) checkWhere(where, hidden, req);
  for (const field of [sort ?? []].flat()) {
    if (!/^-?[A-Za-z0-9_.]+$/.test(field) || isWithin(field.replace(/^-/, ''), hidden)) refuse(req);
  }
  const isCounted = typeof limit === 'number' && limit >= 1 && limit <= API_MAX_LIMIT;
  return { ...args, limit: isCounted ? limit : limit === undefined ? undefined : API_MAX_LIMIT };
};
