import { notFound } from 'next/navigation';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { translatedEntities } from '@/cms/translations/localized-fields';
import { isMachineConfigured } from '@/cms/translations/machine';
import { readSheet } from '@/cms/translations/sheet';
import type { TranslationSheet } from '@/cms/translations/types';
import { listWork } from '@/cms/translations/work-list';
import { DEFAULT_LOCALE, type Locale, localeInfo, localeOf } from '@/domain/locales';
import { documentPath, PAGED_COLLECTIONS } from '@/domain/routes';
import { collectionName } from '../collection-name';
import { panelView } from '../panel-view';
import { coveragePath, editViewPath, publicPaths, sheetPath, type WorkList, workListOf } from '../paths';
import { queryOf } from './query-of';
import { SheetDesk } from './sheet-desk';

/** The panel page with a document's texts side by side in both languages. */
export const SheetView = panelView(async ({ req, segments, query }) => {
  const id = Number(segments.at(-1));
  const sheet = Number.isSafeInteger(id) && id >= 0 ? await readSheet(req, segments.slice(1, -1).join('/'), id) : null;
  if (!sheet) notFound();
  const { collection } = sheet;
  const list = workListOf(query);
  const locale = localeOf(query.to ?? list?.locale ?? localeInfo(DEFAULT_LOCALE).fallback);
  return (
    <SheetDesk
      key={`${collection}/${id}`}
      initial={sheet}
      collectionName={collectionName(req, collection)}
      hasDrafts={translatedEntities(req.payload.config).some(({ name, hasDrafts }) => name === collection && hasDrafts)}
      hasMachine={isMachineConfigured()}
      listLocale={list && locale}
      links={{
        back: coveragePath(list ?? undefined),
        edit: `${editViewPath(collection, id)}?locale=${locale}`,
        pages: await publicPages(req, sheet),
        ...(list ? await findNeighbours(req, { ...sheet, locale }, list) : { previous: null, next: null }),
      }}
    />
  );
});

/** The public page of a published document in each language; null if its collection has no pages. */
async function publicPages(req: PayloadRequest, { collection, id, isPublished }: TranslationSheet) {
  if (!isPublished || !PAGED_COLLECTIONS.some((slug) => slug === collection)) return null;
  const doc = (await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    select: { slug: true, code: true } as never,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })) as { slug?: string; code?: string } | null;
  const name = doc?.slug ?? doc?.code;
  const path = name && documentPath(collection, name);
  return path ? publicPaths(path) : null;
}

/**
 * Paths of the documents before and after one in a work list. Finished documents leave the list and later ones move up, so the page before is searched
 * too; a document on neither page is followed by the first of its page.
 */
async function findNeighbours(req: PayloadRequest, { collection, id, locale }: TranslationSheet & { locale: Locale }, list: WorkList) {
  const read = async (page: number) => {
    if (page < 1) return [];
    const { rows, page: shown } = await listWork(req, { ...queryOf(req, list), page });
    if (shown !== page) return [];
    return rows.map((row) => ({ row, path: sheetPath(row.collection, row.id, { ...list, page }, row.locale) }));
  };
  const before = await read(list.page - 1);
  const here = await read(list.page);
  const near = [...before, ...here];
  const position = near.findIndex(({ row }) => row.id === id && row.collection === collection && row.locale === locale);
  if (position === -1) return { previous: before.at(-1)?.path ?? null, next: here[0]?.path ?? null };
  return {
    previous: (near[position - 1] ?? (await read(list.page - 2)).at(-1))?.path ?? null,
    next: (near[position + 1] ?? (await read(list.page + 1))[0])?.path ?? null,
  };
}
