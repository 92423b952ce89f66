import { createHash } from 'node:crypto';
import type { CollectionSlug, PayloadRequest, SelectType } from 'payload';
import type { Locale } from '@/domain/locales';
import { fitsMemory, keyOf, remember, rememberedHashes, type TextPairOfMemory } from '../terminology/memory';
import { type LocalizedText, type TranslatedEntity, textsOf } from './localized-fields';
import { newestOf, type StoredDocument } from './newest';
import { hashOf, paragraphsOf } from './texts';
import { type KnownEntries, knownOf, selectOf } from './upkeep';

/** The public rows of documents, in all languages. */
async function publicRows(req: PayloadRequest, entity: TranslatedEntity, ids: number[]): Promise<StoredDocument[]> {
  if (entity.isGlobal) return [...(await newestOf(req, entity, ids)).values()];
  const { docs } = await req.payload.db.find<StoredDocument & { _status?: string }>({
    collection: entity.slug as CollectionSlug,
    where: { id: { in: ids } },
    limit: 0,
    pagination: false,
    select: { ...selectOf(req, entity), _status: true } as SelectType,
    req,
  });
  return docs.filter((doc) => !doc.deletedAt && (!entity.hasDrafts || doc._status === 'published'));
}

/** True if a person translated, confirmed or accepted exactly these two texts as each other's translation. */
function belongTogether({ path, values }: LocalizedText, known: KnownEntries | undefined): boolean {
  const target = (['en', 'nl'] as const).find((locale) => known?.[locale][path] !== undefined);
  const entry = target && known?.[target][path];
  if (!target || !entry || entry.machine) return false;
  const source: Locale = target === 'en' ? 'nl' : 'en';
  return entry.text === hashOf(values[target]) && entry.source === hashOf(values[source]);
}

/** The parts of a text that are remembered: the whole of a plain one, each paragraph of a rich one if both languages have the same number of them. */
function pairsOf({ id: document, updatedAt }: StoredDocument, { path, kind, values }: LocalizedText): TextPairOfMemory[] {
  const parts = { en: paragraphsOf(kind, values.en), nl: paragraphsOf(kind, values.nl) };
  if (parts.en.length !== parts.nl.length) return [];
  const publishedAt = new Date(String(updatedAt)).toISOString();
  return parts.en.flatMap((en, index) => {
    const pair = { en, nl: parts.nl[index] ?? '' };
    const hash = createHash('sha256').update(JSON.stringify(pair)).digest('base64url');
    return fitsMemory(pair) ? { document, path: kind === 'richText' ? `${path}#${index}` : path, hash, ...pair, publishedAt } : [];
  });
}

/**
 * Updates the translation memory from what is public of some documents, in the transaction of the request. A pair whose draft has moved on since stays
 * remembered while it is public.
 */
export async function rememberTexts(req: PayloadRequest, entity: TranslatedEntity, ids: number[]): Promise<void> {
  const [known, remembered] = [await knownOf(req, entity, ids), await rememberedHashes(req, entity.name, ids)];
  const pairs = (await publicRows(req, entity, ids)).flatMap((doc) =>
    textsOf(entity.fields, doc, req.payload.config)
      .filter(({ isPrivate }) => !isPrivate)
      .flatMap((text) => {
        const isSettled = belongTogether(text, known.get(doc.id));
        return pairsOf(doc, text).filter((pair) => isSettled || remembered.has(keyOf(pair)));
      }),
  );
  await remember(req, entity.name, ids, pairs);
}
