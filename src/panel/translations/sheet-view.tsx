import { notFound } from 'next/navigation';
import type { AdminViewServerProps, CollectionSlug, PayloadRequest } from 'payload';
import { isMachineConfigured } from '@/cms/translations/machine';
import { readSheet } from '@/cms/translations/sheet';
import type { TranslationSheet } from '@/cms/translations/types';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { documentPath, localePath, PAGED_COLLECTIONS } from '@/domain/routes';
import { PanelPage } from '../panel-page';
import { editViewPath } from '../paths';
import { findNeighbours, type Neighbour } from './neighbours';
import { coveragePath, sheetPath } from './paths';
import { collectionName, configOf, workListOf } from './requested';
import { SheetDesk } from './sheet-desk';

/** The panel page with a document's texts side by side in both languages. */
export function SheetView(props: AdminViewServerProps) {
  return <PanelPage view={props}>{() => sheetPage(props)}</PanelPage>;
}

async function sheetPage({ initPageResult: { req }, params, searchParams }: AdminViewServerProps) {
  const segments = [params?.segments ?? []].flat();
  const path = segments.slice(1, -1);
  const id = Number(segments.at(-1));
  const sheet = Number.isSafeInteger(id) && id >= 0 ? await readSheet(req, path.join('/'), id) : null;
  if (!sheet) notFound();
  const { collection } = sheet;
  const list = workListOf(searchParams);
  const neighbours = list ? await findNeighbours(req, sheet, list) : null;
  const toNeighbour = (neighbour: Neighbour | null | undefined) =>
    neighbour && list ? sheetPath(collection, neighbour.id, { ...list, page: neighbour.page }) : null;
  return (
    <SheetDesk
      key={`${collection}/${id}`}
      initial={sheet}
      collectionName={collectionName(req, collection)}
      hasDrafts={Boolean(configOf(req, collection)?.versions?.drafts)}
      hasMachine={isMachineConfigured()}
      hasList={list !== null}
      links={{
        back: coveragePath(list ? { collection, ...list } : undefined),
        edit: `${editViewPath(collection, id)}?locale=${list?.locale ?? 'nl'}`,
        pages: await publicPages(req, sheet),
        previous: toNeighbour(neighbours?.previous),
        next: toNeighbour(neighbours?.next),
      }}
    />
  );
}

/** The public page of a published document in each language; null if its collection has no pages. */
async function publicPages(req: PayloadRequest, { collection, id, isPublished }: TranslationSheet): Promise<Record<Locale, string> | null> {
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
  if (!path) return null;
  return Object.fromEntries(LOCALE_CODES.map((code) => [code, localePath(path, code)])) as Record<Locale, string>;
}
