'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { retryingFetch } from '@/browser/retrying-fetch';
import { TOOLS_PER_PAGE } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { ownBookmarks } from '@/features/bookmarks/own-bookmarks';
import type { ToolCardContent } from '@/features/tools/card-content';
import type en from '@/i18n/messages/en.json';
import { buttonStyles } from '@/ui/button-styles';
import { LoadFailed } from '@/ui/load-failed';
import { PageLink } from '@/ui/page-link';
import { BookmarkableCards, type BookmarkableCardsProps } from '../tools/bookmarkable-cards';

/** With `#` for the number. */
export type FavoritesTexts = (typeof en)['bookmarks']['list'];

export interface OwnFavoritesProps {
  account: number;
  locale: Locale;
  texts: FavoritesTexts;
  browsePath: string;
  skeleton: ReactNode;
  cardTexts: BookmarkableCardsProps['texts'];
}

/** Null for tools that aren't listed any more. */
type Cards = ReadonlyMap<number, ToolCardContent | null>;

async function fetchCards(ids: number[], locale: Locale): Promise<Cards> {
  const response = await retryingFetch(`${routes.toolCardsApi}?ids=${ids.join(',')}&locale=${locale}`);
  if (!response.ok) throw new Error(`The cards answered ${response.status}`);
  const { tools } = (await response.json()) as { tools: ToolCardContent[] };
  const found = new Map(tools.map((tool) => [tool.id, tool]));
  return new Map(ids.map((id) => [id, found.get(id) ?? null]));
}

function NoFavorites({ texts, browsePath }: Pick<OwnFavoritesProps, 'texts' | 'browsePath'>) {
  return (
    <div className="rounded-card border border-dashed border-line-strong p-8">
      <p className="text-lg font-semibold">{texts.empty}</p>
      <p className="mt-2 max-w-[60ch] text-muted">{texts.emptyHint}</p>
      <p className="mt-5">
        <PageLink href={browsePath} className={buttonStyles('primary')}>
          {texts.browse}
        </PageLink>
      </p>
    </div>
  );
}

const onServer = () => null;

/** Cards of bookmarked tools, newest first. Removing a bookmark removes its card; undo restores it. */
export default function OwnFavorites({ account, locale, texts, browsePath, skeleton, cardTexts }: OwnFavoritesProps) {
  const tools = useSyncExternalStore(ownBookmarks.subscribe, ownBookmarks.tools, onServer);
  const [cards, setCards] = useState<Cards>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const [room, setRoom] = useState(TOOLS_PER_PAGE);
  const status = useRef<HTMLParagraphElement>(null);
  const listed = (tools ?? []).filter((id) => cards.get(id) !== null);
  const wanted = listed.slice(0, room);
  const missing = wanted.filter((id) => !cards.has(id)).join(',');

  const fail = useCallback((error: unknown) => {
    console.error(error);
    setHasFailed(true);
  }, []);

  const load = useCallback(async () => {
    setHasFailed(false);
    await ownBookmarks.open(account);
    // Includes bookmarks added on another device.
    await ownBookmarks.refresh();
  }, [account]);

  useEffect(() => {
    load().catch(fail);
  }, [load, fail]);

  useEffect(() => {
    if (!missing || hasFailed) return;
    let isCurrent = true;
    fetchCards(missing.split(',').map(Number), locale).then((found) => {
      if (isCurrent) setCards((known) => new Map([...known, ...found]));
    }, fail);
    return () => {
      isCurrent = false;
    };
  }, [missing, hasFailed, locale, fail]);

  const shown = wanted.flatMap((id) => cards.get(id) ?? []);
  const count = shown.length;
  const countBefore = useRef(count);
  useEffect(() => {
    // The pressed button disappeared with its card: move the focus somewhere useful.
    if (countBefore.current > 0 && count !== countBefore.current && document.activeElement === document.body)
      status.current?.focus({ preventScroll: true });
    countBefore.current = count;
  }, [count]);

  if (hasFailed) return <LoadFailed text={texts.loadFailed} retry={texts.retry} onRetry={() => void load().catch(fail)} />;
  if (tools === null || (missing && count === 0)) return skeleton;
  if (listed.length === 0) return <NoFavorites texts={texts} browsePath={browsePath} />;
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="mb-5 text-sm font-semibold outline-none">
        {listed.length === 1 ? texts.one : texts.many.replace('#', String(listed.length))}
      </p>
      <p className="-mt-4 mb-5 flex flex-wrap gap-x-6">
        <PageLink href={localePath(routes.bookmarksList, locale)} rel="nofollow" className="inline-flex min-h-9 items-center text-sm text-link">
          {texts.shortlist}
        </PageLink>
        <PageLink href={localePath(routes.followBookmarks, locale)} rel="nofollow" className="inline-flex min-h-9 items-center text-sm text-link">
          {texts.follow}
        </PageLink>
      </p>
      <BookmarkableCards tools={shown} locale={locale} texts={cardTexts} heading="h2" />
      {listed.length > room && (
        <p className="mt-8">
          <button type="button" onClick={() => setRoom(room + TOOLS_PER_PAGE)} className={buttonStyles('secondary')}>
            {texts.more}
          </button>
        </p>
      )}
    </>
  );
}
