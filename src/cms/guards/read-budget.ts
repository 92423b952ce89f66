import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, SelectType } from 'payload';
import { API_MAX_LIMIT } from '@/domain/limits';
import { isLocale, LOCALE_CODES } from '@/domain/locales';

/** A document whose relations are read weighs as much as this many without. */
const RELATIONS_WEIGHT = 2;

/** Fields that are long or lead to more documents. */
const LEFT_OUT = ['richText', 'array', 'blocks', 'json', 'code', 'relationship', 'join'];

function summaryFields(fields: FlattenedField[]): SelectType {
  const summary: SelectType = {};
  for (const field of fields) {
    if ('flattenedFields' in field && field.type === 'group') summary[field.name] = summaryFields(field.flattenedFields);
    else if (!LEFT_OUT.includes(field.type)) summary[field.name] = true;
  }
  return summary;
}

const summaries = new Map<string, SelectType>();

/** The fields of a related document that outsiders get: the short ones, so that relations of relations don't multiply an answer. */
export function summaryOf({ slug, flattenedFields }: SanitizedCollectionConfig): SelectType {
  const summary = summaries.get(slug) ?? summaryFields(flattenedFields);
  summaries.set(slug, summary);
  return summary;
}

const SPENT = Symbol('what the queries of a request have read');

/**
 * How many documents an outsider's read may return: relations and each language weigh. The reads of one GraphQL query, which can hold many, count
 * together.
 * @returns 0 when nothing is left
 */
export function limitWithinBudget(req: PayloadRequest, { asked, depth = 0 }: { asked: number | undefined; depth?: number | undefined }): number {
  const context = req.context as Record<symbol, number | undefined>;
  const isGraphql = req.payloadAPI === 'GraphQL';
  const weight = (depth > 0 ? RELATIONS_WEIGHT : 1) * (isLocale(req.locale) ? 1 : LOCALE_CODES.length);
  const spent = (isGraphql && context[SPENT]) || 0;
  const isAsked = asked !== undefined && Number.isInteger(asked) && asked >= 1;
  const allowed = Math.max(0, Math.min(Math.floor((API_MAX_LIMIT - spent) / weight), isAsked ? asked : API_MAX_LIMIT));
  context[SPENT] = spent + allowed * weight;
  return allowed;
}
