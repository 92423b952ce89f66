import { APIError, type CollectionSlug, createLocalReq, type GlobalSlug, Locked, type PayloadRequest, ValidationError } from 'payload';
import type { Locale } from '@/domain/locales';
import { validationMessage } from '@/domain/validation-messages';
import { inTransaction, lockDocument } from '../database/transaction';
import { refuse } from '../guards/refuse';
import { entityFor } from './access';
import { type LocalizedText, type TranslatedEntity, textsOf } from './localized-fields';
import { newestOf } from './newest';
import { rememberTexts } from './remember-texts';
import { readSheet } from './sheet';
import { isTooDeep, plainTextOf } from './texts';
import type { TranslationSheet } from './types';
import { knownOf, updateStates } from './upkeep';

export interface SheetRef {
  collection: string;
  id: number;
  locale: Locale;
}

/** Locks a document that the user may translate until the transaction ends, and returns its texts. */
export async function openDocument(req: PayloadRequest, { collection, id }: { collection: string; id: number }, seen: string | undefined) {
  const entity = await entityFor(req, collection);
  if (!entity) return refuse(req, 'gone', 404);
  await lockDocument(req, collection, id);
  await knownOf(req, entity, [id], { isLocked: true });
  const doc = (await newestOf(req, entity, [id])).get(id);
  if (!doc || doc.deletedAt) return refuse(req, 'gone', 404);
  if (seen !== undefined && doc.updatedAt !== seen) return refuse(req, 'moderationChanged', 409);
  return { entity, texts: textsOf(entity.fields, doc, req.payload.config) };
}

export async function sheetAfter(req: PayloadRequest, { collection, id }: SheetRef): Promise<TranslationSheet> {
  return (await readSheet(req, collection, id)) ?? refuse(req, 'gone', 404);
}

type Values = Record<string, unknown>;

/** The newest version in one language, as Payload's form would send it back. */
async function inOneLanguage(req: PayloadRequest, entity: TranslatedEntity, id: number, locale: Locale): Promise<Values> {
  const { transactionID, user } = req;
  // A separate request, because a read changes the language of its request.
  const own = await createLocalReq({ ...(user ? { user } : {}), req: transactionID === undefined ? {} : { transactionID } }, req.payload);
  const common = { locale, fallbackLocale: false as const, depth: 0, showHiddenFields: true, req: own };
  if (entity.isGlobal) return { ...(await req.payload.findGlobal({ slug: entity.slug as GlobalSlug, ...common })) };
  return { ...(await req.payload.findByID({ collection: entity.slug as CollectionSlug, id, draft: entity.hasDrafts, ...common })) };
}

function setAt(holder: unknown, [name, ...rest]: string[], value: unknown): void {
  if (typeof holder !== 'object' || holder === null || name === undefined) return;
  if (Array.isArray(holder)) {
    const row = holder.find((candidate) => String((candidate as Values | null)?.id) === name);
    setAt(row, rest, value);
    return;
  }
  const values = holder as Values;
  if (rest.length === 0) values[name] = value;
  else {
    values[name] ??= {};
    setAt(values[name], rest, value);
  }
}

/** Data that changes some texts: whole top-level fields, because rows are sent together. */
function dataWith(doc: Values, changes: [LocalizedText, unknown][]): Values {
  const data: Values = {};
  for (const [{ path }, value] of changes) {
    const [top = '', ...rest] = path.split('.');
    if (rest.length === 0) data[top] = value;
    else {
      data[top] ??= structuredClone(doc[top]) ?? {};
      setAt(data[top], rest, value);
    }
  }
  return data;
}

/** Translates field paths in a validation error to the sheet's paths. */
export function byPath(req: PayloadRequest, error: unknown, texts: LocalizedText[]): unknown {
  if (error instanceof Locked) return new APIError(validationMessage('editedByOther', req.i18n.language), error.status, undefined, true);
  if (!(error instanceof ValidationError)) return error;
  const paths = new Map(texts.map(({ path, position }) => [position, path]));
  const { errors } = error.data as { errors: { path: string; message: string }[] };
  return new ValidationError({ errors: errors.map((one) => ({ ...one, path: paths.get(one.path) ?? one.path })), req }, req.t);
}

const isSaved = (value: unknown) => plainTextOf(value) !== '';

/**
 * Writes texts of a document in one language, as a draft where the collection has drafts. The other language and all other fields stay as they are.
 * @param texts new values by path; empty values clear the text
 * @param isByMachine marks them until a person accepts them
 * @throws APIError 404 for a missing document, 409 when the newest version isn't the one seen, 423 while somebody else is editing; ValidationError by
 *   path
 */
export function saveTexts(
  req: PayloadRequest,
  { seen, texts: given, ...ref }: SheetRef & { seen: string; texts: Record<string, unknown> },
  { isByMachine = false }: { isByMachine?: boolean } = {},
): Promise<TranslationSheet> {
  return inTransaction(req, async () => {
    const { collection, id, locale } = ref;
    const { entity, texts } = await openDocument(req, ref, seen);
    const known = new Map(texts.map((text) => [text.path, text]));
    const changes = Object.entries(given).map(([path, value]): [LocalizedText, unknown] => {
      const text = known.get(path) ?? refuse(req, 'query', 400);
      const fits = value === null || (text.kind === 'richText' ? typeof value === 'object' && !isTooDeep(value) : typeof value === 'string');
      if (!fits) refuse(req, 'query', 400);
      return [text, isSaved(value) ? value : null];
    });
    if (changes.length > 0) {
      const data = dataWith(await inOneLanguage(req, entity, id, locale), changes);
      req.context.savesTexts = {
        collection,
        document: id,
        locale,
        paths: new Set(changes.map(([{ path }]) => path)),
        positions: new Set(changes.map(([{ position }]) => position)),
        by: 'machine',
        isByMachine,
      };
      const common = { data, locale, fallbackLocale: false as const, depth: 0, overrideAccess: false, overrideLock: false, user: req.user, req };
      try {
        if (entity.isGlobal) await req.payload.updateGlobal({ slug: entity.slug as GlobalSlug, ...common });
        else await req.payload.update({ collection: entity.slug as CollectionSlug, id, draft: entity.hasDrafts, ...common });
      } catch (error) {
        throw byPath(req, error, texts);
      } finally {
        delete req.context.savesTexts;
      }
    }
    return sheetAfter(req, ref);
  });
}

interface Marked extends SheetRef {
  paths: string[];
  /** `updatedAt` of the version the user saw; not checked if left out. */
  seen?: string | undefined;
}

/**
 * Marks translations as up to date although their source changed (`confirm`), or as accepted although a machine wrote them (`accept`).
 * @throws APIError 404 for a missing document, 409 when the newest version isn't the one seen
 */
export function markTexts(req: PayloadRequest, { paths, seen, ...ref }: Marked, by: 'confirm' | 'accept'): Promise<TranslationSheet> {
  return inTransaction(req, async () => {
    const { entity } = await openDocument(req, ref, seen);
    await updateStates(req, entity, [ref.id], { change: { document: ref.id, locale: ref.locale, paths: new Set(paths), by } });
    await rememberTexts(req, entity, [ref.id]);
    return sheetAfter(req, ref);
  });
}
