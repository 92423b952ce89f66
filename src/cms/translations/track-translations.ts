import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedConfig,
  Validate,
} from 'payload';
import { remember } from '../terminology/memory';
import { writeIntent } from '../versions/write-intent';
import { localizedFields, type TextField, type TranslatedEntity, textsOf, translatedEntities } from './localized-fields';
import { newestOf } from './newest';
import { rememberTexts } from './remember-texts';
import type { TextEntries } from './text-states';
import { hashOf, plainTextOf } from './texts';
import { deleteStates, type KnownEntries, knownOf, type TrackedChange, updateStates } from './upkeep';

declare module 'payload' {
  interface RequestContext {
    /** Set while texts of one document are saved in one language: which texts, and their positions. */
    savesTexts?: TrackedChange & { collection: string; positions: ReadonlySet<string>; isByMachine: boolean };
    /** Set by the seed, which rebuilds the states at its end. */
    skipTranslations?: boolean;
  }
}

const duplicateKey = (slug: string) => `duplicateOf:${slug}`;

const rememberDuplicate: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create') req.context[duplicateKey(collection.slug)] = (args as { duplicateFromID?: number | string }).duplicateFromID;
  return args;
};

/** The path of a text without row ids, which a copy doesn't share. */
const shapeOf = (position: string) => position.replace(/\.\d+\./g, '.#.');

/** Stored states of a document, applied to the same texts of its copy. */
async function knownOfCopy(req: PayloadRequest, entity: TranslatedEntity, original: number, copy: number): Promise<KnownEntries | undefined> {
  const known = (await knownOf(req, entity, [original], { isLocked: true })).get(original);
  const docs = await newestOf(req, entity, [original, copy]);
  const [before, after] = [original, copy].map((id) => textsOf(entity.fields, docs.get(id) ?? {}, req.payload.config));
  if (!known || !before || !after) return undefined;
  const keyOf = (locale: keyof KnownEntries) => (text: (typeof after)[number]) => `${shapeOf(text.position)} ${hashOf(text.values[locale])}`;
  const entriesIn = (locale: keyof KnownEntries): TextEntries => {
    const entries = new Map(before.map((text) => [keyOf(locale)(text), known[locale][text.path]]));
    return Object.fromEntries(
      after.flatMap((text) => {
        const entry = entries.get(keyOf(locale)(text));
        return entry ? [[text.path, entry]] : [];
      }),
    );
  };
  return { en: entriesIn('en'), nl: entriesIn('nl') };
}

/** The change that the request announces for this document. */
function changeOf({ context: { savesTexts } }: PayloadRequest, entity: TranslatedEntity, id: number): TrackedChange | undefined {
  return savesTexts?.collection === entity.name && savesTexts.document === id && savesTexts.isByMachine ? savesTexts : undefined;
}

const afterChange =
  (entity: TranslatedEntity): CollectionAfterChangeHook =>
  async ({ context, doc, operation, req }) => {
    const original = Number(req.context[duplicateKey(entity.slug)] ?? 0);
    if (operation === 'create') delete req.context[duplicateKey(entity.slug)];
    if (context.skipTranslations) return doc;
    const id = Number(doc.id);
    const change = changeOf(req, entity, id);
    const known = operation === 'create' && original > 0 ? await knownOfCopy(req, entity, original, id) : undefined;
    await updateStates(req, entity, [id], { ...(change ? { change } : {}), ...(known ? { known } : {}) });
    if (writeIntent(req, entity.slug)?.action !== 'draft') await rememberTexts(req, entity, [id]);
    return doc;
  };

const afterDelete =
  (entity: TranslatedEntity): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await deleteStates(req, entity, [Number(doc.id)]);
    await remember(req, entity.name, [Number(doc.id)], []);
    return doc;
  };

const afterGlobalChange =
  (entity: TranslatedEntity): GlobalAfterChangeHook =>
  async ({ context, doc, req }) => {
    if (context.skipTranslations) return doc;
    const change = changeOf(req, entity, 0);
    await updateStates(req, entity, [0], change ? { change } : {});
    await rememberTexts(req, entity, [0]);
    return doc;
  };

/**
 * Translators save unfinished work: required texts of the language that aren't part of the save may stay empty. All other saves are validated as
 * usual, and publishing requires every text.
 */
function leaveOpen(field: TextField): void {
  if (!('required' in field && field.required) || !field.validate) return;
  const validate = field.validate as Validate;
  field.validate = ((value, options) => {
    const saves = options.req.context?.savesTexts;
    const isOpen = saves && plainTextOf(value) === '' && !saves.positions.has(options.path.join('.'));
    return isOpen || validate(value, options);
  }) satisfies Validate as never;
}

/** Updates the translation state of every document with localized texts, in the transaction of each change. */
export function trackTranslations(config: SanitizedConfig): SanitizedConfig {
  for (const entity of translatedEntities(config)) {
    for (const field of localizedFields(entity.fields, config.blocks)) leaveOpen(field);
    if (entity.isGlobal) {
      const global = config.globals.find(({ slug }) => slug === entity.slug);
      if (global) global.hooks = { ...global.hooks, afterChange: [...(global.hooks.afterChange ?? []), afterGlobalChange(entity)] };
    } else {
      const collection = config.collections.find(({ slug }) => slug === entity.slug);
      if (!collection) continue;
      collection.hooks = {
        ...collection.hooks,
        beforeOperation: [...(collection.hooks.beforeOperation ?? []), rememberDuplicate],
        afterChange: [...(collection.hooks.afterChange ?? []), afterChange(entity)],
        afterDelete: [...(collection.hooks.afterDelete ?? []), afterDelete(entity)],
      };
    }
  }
  return config;
}
