import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, SelectType } from 'payload';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { execute } from '../database/transaction';
import { localizedFields, type TranslatedEntity, textsOf } from './localized-fields';
import { newestOf, type StoredDocument } from './newest';
import { type DocumentStates, settleStates, type TextChange, type TextEntries } from './text-states';
import { hashOf } from './texts';

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

const rowsOf = (doc: StoredDocument, { total, locales }: DocumentStates) =>
  LOCALE_CODES.map((locale) => {
    const { entries, ...lacking } = locales[locale];
    const counts = isCounted(doc) ? { total, ...lacking } : { total: 0, missing: 0, changed: 0, machine: 0 };
    return { document: doc.id, locale, ...counts, fields: entries };
  });

/** Selects only fields with localized texts; a tool has many other tables. */
function selectOf(req: PayloadRequest, entity: TranslatedEntity): SelectType {
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
  const gone = [...known.keys()].filter((id) => !docs.has(id));
  if (gone.length > 0) await deleteStates(req, entity, gone);
  const rows = [...docs.values()].flatMap((doc) => {
    const concerns = change?.document === doc.id ? change : undefined;
    return rowsOf(doc, statesOf(req, entity, doc, known.get(doc.id) ?? given, concerns));
  });
  if (rows.length === 0) return;
  await execute(
    req,
    sql`insert into workspace.translations as t (collection, document, locale, total, missing, changed, machine, fields)
      select ${entity.name}, document, locale, total, missing, changed, machine, fields
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (document integer, locale text, total integer, missing integer, changed integer, machine integer, fields jsonb)
      on conflict (collection, document, locale) do update
        set total = excluded.total, missing = excluded.missing, changed = excluded.changed, machine = excluded.machine,
          fields = excluded.fields, updated_at = now()
        where (t.total, t.missing, t.changed, t.machine, t.fields)
          is distinct from (excluded.total, excluded.missing, excluded.changed, excluded.machine, excluded.fields)`,
  );
}

/** Deletes the translation state of deleted documents. */
export async function deleteStates(req: PayloadRequest, entity: TranslatedEntity, ids: number[]): Promise<void> {
  await execute(req, sql`delete from workspace.translations where collection = ${entity.name} and document = any(${list(ids)})`);
}
