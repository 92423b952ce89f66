import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { isLocale, LOCALE_CODES, type Locale } from '@/domain/locales';
import { PARTS, type Part, partsIn } from '@/domain/parts';
import { lockDocument } from '../database/transaction';
import { refuse } from '../guards/refuse';
import { isTranslated, type StoredValues } from './parts';

declare module 'payload' {
  interface RequestContext {
    /** The parts that a publish, unpublish or restore concerns, for a caller of the Local API; the query parameter `parts` over REST. */
    parts?: readonly Part[];
    /** Makes the next draft a revert: the named parts of the draft become what is public. */
    isRevert?: boolean;
    /** Texts copied from the other language: a draft, whatever status was copied along. */
    isCopy?: boolean;
  }
}

/**
 * What a write means, which its data alone doesn't tell: `draft` saves beside the public row, `change` says nothing of the status, `move` puts a
 * document into the trash or takes it out, `revert` makes the draft equal to what is public.
 */
type WriteAction = 'draft' | 'publish' | 'unpublish' | 'change' | 'move' | 'restore' | 'revert';

export interface WriteIntent {
  action: WriteAction;
  parts: readonly Part[];
  /** A bulk change. Payload doesn't roll back documents of it that fail after they were written. */
  isBulk: boolean;
  /** Starts from the public row instead of the newest version, as Payload's bulk changes do. */
  startsFromPublic: boolean;
  /** The data sent. */
  data: StoredValues;
}

interface WriteArgs {
  id?: number | string;
  collection: { config: SanitizedCollectionConfig };
  data?: StoredValues;
  draft?: boolean;
  publishSpecificLocale?: string;
  trash?: boolean;
  unpublishAllLocales?: boolean;
}

const contextKey = (collection: string) => `writeIntent:${collection}`;

/** The intent of the write in this request; null outside a write. */
export const writeIntent = (req: PayloadRequest, collection: string): WriteIntent | null =>
  (req.context[contextKey(collection)] as WriteIntent | undefined) ?? null;

/** The only language that a write publishes or takes off; null if that is none or all. */
export function concernedLanguage(intent: WriteIntent | null): Locale | null {
  if (intent?.action !== 'publish' && intent?.action !== 'unpublish') return null;
  const languages = LOCALE_CODES.filter((code) => intent.parts.includes(code));
  return languages.length === 1 ? (languages[0] ?? null) : null;
}

/** The parts that the caller names; null without them. @throws APIError 400 for an unknown part */
function namedParts(req: PayloadRequest): readonly Part[] | null {
  if (req.context.parts) return req.context.parts;
  const asked = req.query?.parts;
  if (asked === undefined) return null;
  return (typeof asked === 'string' && partsIn(asked)) || refuse(req, 'query', 400);
}

/** One write concerns one language, and what is shared, unless the caller names other parts. */
function partsOf(req: PayloadRequest, action: WriteAction, { flattenedFields }: SanitizedCollectionConfig, isForAll: boolean): readonly Part[] {
  const named = namedParts(req);
  if (named) return named;
  const { locale } = req;
  if (isForAll || action === 'restore' || !isLocale(locale) || !isTranslated(flattenedFields)) return PARTS;
  return [locale, 'shared'];
}

/** A form sends the empty `deletedAt` of its document along; only out of the trash it means something. */
function actionOf({ data = {}, draft, trash }: WriteArgs): WriteAction {
  if (data.deletedAt || (data.deletedAt === null && trash && !draft)) return 'move';
  if (data._status === 'published') return 'publish';
  if (draft) return 'draft';
  return data._status === 'draft' ? 'unpublish' : 'change';
}

/**
 * Records the intent of a write and makes the changes of one document wait for each other. A restored version becomes a draft; which parts of it,
 * and which parts a publish concerns, is settled after Payload's own write.
 */
export const settleIntent: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (!collection.versions?.drafts || (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion')) return args;
  const { id, data = {}, draft, publishSpecificLocale, unpublishAllLocales } = args as WriteArgs;
  const slug = collection.slug as CollectionSlug;
  const isRestore = operation === 'restoreVersion';
  const language = isLocale(publishSpecificLocale) ? publishSpecificLocale : null;
  if (language) req.locale = language;
  const settled: StoredValues = { ...data };
  if (!draft && language) settled._status = 'published';
  else if ((!draft && unpublishAllLocales) || (draft && req.context.isCopy)) settled._status = 'draft';
  const isRevert = operation === 'update' && draft && req.context.isRevert;
  const action = isRestore ? 'restore' : isRevert ? 'revert' : actionOf({ ...(args as WriteArgs), data: settled });
  const isBulk = operation === 'update' && id === undefined;
  req.context[contextKey(slug)] = {
    action,
    parts: partsOf(req, action, collection, Boolean(unpublishAllLocales)),
    isBulk,
    startsFromPublic: isBulk && !draft && !settled.deletedAt,
    data: settled,
  } satisfies WriteIntent;
  if (operation === 'update' && Number.isInteger(Number(id))) await lockDocument(req, slug, Number(id));
  if (isRestore) return args;
  // Payload's own flags would take the other language from the history, and overwrite the newest version when unpublishing.
  return { ...args, data: settled, publishSpecificLocale: undefined, unpublishAllLocales: undefined };
};
