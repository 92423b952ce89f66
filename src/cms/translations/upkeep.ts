import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, SelectType } from 'payload';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { translation_assignments as assignments } from '@/payload-generated-schema';
import { execute } from '../database/transaction';
import { type LocalizedText, localizedFields, type TranslatedEntity, textsOf } from './localized-fields';
import { newestOf, type StoredDocument } from './newest';
import { type DocumentStates, datedStates, otherLocale, settleStates, type TextChange, type TextEntries } from './text-states';
import { hashOf, plainTextOf } from './texts';

interface KnownRow {
  document: number;
  locale: Locale;
  fields: TextEntries;
}

export type KnownEntries = Record<Locale, TextEntries>;
const NOTHING_KNOWN: KnownEntries = { en: {}, nl: {} };

const list = (ids: number[]) => sql`${`{${ids.map(Number).join(',')}}`}::integer[]`;

/** Translation state stored per document; locked until the transaction ends if asked for. */
export async function knownOf(
  req: PayloadRequest,
  entity: TranslatedEntity,
  ids: number[],
  { isLocked = false } = {},
): Promise<Map<number, KnownEntries>> {
  const rows = await execute<KnownRow>(
    req,
    sql`select document, locale, fields from workspace.translations where collection = ${entity.name} and document = any(${list(ids)})
      order by document, locale ${isLocked ? sql`for update` : sql``}`,
  );
  const known = new Map<number, KnownEntries>();
  for (const { document, locale, fields } of rows) known.set(document, { ...NOTHING_KNOWN, ...known.get(document), [locale]: fields });
  return known;
}

/** By path: the words of the source text that a translation was made from. */
type Sources = Record<string, string>;

/** Source texts stored per document and language. */
export async function sourcesOf(req: PayloadRequest, entity: TranslatedEntity, ids: number[]): Promise<Map<string, Sources>> {
  const rows = await execute<{ document: number; locale: Locale; sources: Sources }>(
    req,
    sql`select document, locale, sources from workspace.translations where collection = ${entity.name} and document = any(${list(ids)})`,
  );
  return new Map(rows.map(({ document, locale, sources }) => [sourceKey(document, locale), sources]));
}

export const sourceKey = (document: number, locale: Locale) => `${document} ${locale}`;

/** The source text of every translation: the current one, unless it changed since. */
function translatedFrom(texts: LocalizedText[], entries: TextEntries, locale: Locale, known: Sources = {}): Sources {
  return Object.fromEntries(
    texts.flatMap(({ path, values }) => {
      const { state } = entries[path] ?? {};
      const words = state === 'changed' ? known[path] : state && state !== 'missing' ? plainTextOf(values[otherLocale(locale)]) : undefined;
      return words === undefined ? [] : [[path, words]];
    }),
  );
}

/** Determines the states of a document's texts from the stored state. */
export function statesOf(
  req: PayloadRequest,
  entity: TranslatedEntity,
  doc: StoredDocument,
  known?: KnownEntries,
  change?: TextChange,
): DocumentStates {
  const texts = textsOf(entity.fields, doc, req.payload.config).map(({ path, values }) => ({
    path,
    hashes: { en: hashOf(values.en), nl: hashOf(values.nl) },
  }));
  return settleStates(texts, known ?? NOTHING_KNOWN, change ?? null);
}

/** Trashed and rejected documents aren't for translation: their state is stored but not counted. */
function isCounted(doc: StoredDocument): boolean {
  const { state } = (doc.moderation ?? {}) as { state?: string };
  return !doc.deletedAt && state !== 'rejected';
}

const rowsOf = (doc: StoredDocument, texts: LocalizedText[], { total, locales }: DocumentStates, sources: Map<string, Sources>) =>
  LOCALE_CODES.map((locale) => {
    const { entries, ...lacking } = locales[locale];
    const counts = isCounted(doc) ? { total, ...lacking } : { total: 0, missing: 0, changed: 0, machine: 0 };
    const from = translatedFrom(texts, entries, locale, sources.get(sourceKey(doc.id, locale)));
    return { document: doc.id, locale, ...counts, fields: entries, sources: from };
  });

/** Selects only fields with localized texts; a tool has many other tables. */
export function selectOf(req: PayloadRequest, entity: TranslatedEntity): SelectType {
  const names = entity.fields.filter((field) => localizedFields([field], req.payload.config.blocks).length > 0).map(({ name }) => name);
  return Object.fromEntries([...names, 'moderation', 'deletedAt', 'updatedAt'].map((name) => [name, true]));
}

export interface TrackedChange extends TextChange {
  document: number;
}

/**
 * Updates the translation state of documents from their newest versions, in the transaction of the request, and deletes it for documents that are
 * gone.
 * @param change how one of the documents was changed
 * @param known states for a document that has none stored
 */
export async function updateStates(
  req: PayloadRequest,
  entity: TranslatedEntity,
  ids: number[],
  { change, known: given }: { change?: TrackedChange; known?: KnownEntries } = {},
): Promise<void> {
  const known = await knownOf(req, entity, ids, { isLocked: true });
  const docs = await newestOf(req, entity, ids, selectOf(req, entity));
  const sources = await sourcesOf(req, entity, ids);
  const now = new Date().toISOString();
  const gone = [...known.keys()].filter((id) => !docs.has(id));
  if (gone.length > 0) await deleteStates(req, entity, gone);
  const rows = [...docs.values()].flatMap((doc) => {
    const concerns = change?.document === doc.id ? change : undefined;
    const before = known.get(doc.id) ?? given;
    const states = datedStates(statesOf(req, entity, doc, before, concerns), before ?? NOTHING_KNOWN, now);
    return rowsOf(doc, textsOf(entity.fields, doc, req.payload.config), states, sources);
  });
  if (rows.length === 0) return;
  await execute(
    req,
    sql`insert into workspace.translations as t (collection, document, locale, total, missing, changed, machine, fields, sources)
      select ${entity.name}, document, locale, total, missing, changed, machine, fields, sources
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (document integer, locale text, total integer, missing integer, changed integer, machine integer, fields jsonb, sources jsonb)
      on conflict (collection, document, locale) do update
        set total = excluded.total, missing = excluded.missing, changed = excluded.changed, machine = excluded.machine,
          fields = excluded.fields, sources = excluded.sources, updated_at = now()
        where (t.total, t.missing, t.changed, t.machine, t.fields, t.sources)
          is distinct from (excluded.total, excluded.missing, excluded.changed, excluded.machine, excluded.fields, excluded.sources)`,
  );
}

/** Deletes the translation state and the assignments of deleted documents. */
export async function deleteStates(req: PayloadRequest, entity: TranslatedEntity, ids: number[]): Promise<void> {
  await execute(req, sql`delete from workspace.translations where collection = ${entity.name} and document = any(${list(ids)})`);
  await execute(
    req,
    sql`delete from ${assignments} where ${assignments.collection} = ${entity.name} and ${assignments.document} = any(${list(ids)})`,
  );
}
