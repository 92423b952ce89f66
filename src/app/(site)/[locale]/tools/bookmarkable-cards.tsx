'use client';

import type { ComponentProps } from 'react';
import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button';
import { CardList } from '@/features/tools/components/card-list';
import type { cardTexts } from './card-texts';

export interface BookmarkableCardsProps extends Omit<ComponentProps<typeof CardList>, 'corner' | 'texts'> {
  texts: ReturnType<typeof cardTexts> & { because?: string };
}

export function BookmarkableCards({ texts, ...list }: BookmarkableCardsProps) {
  return (
    <CardList {...list} texts={texts} corner={({ id, name }) => <BookmarkButton tool={id} label={texts.bookmark.replace('{name}', () => name)} />} />
  );
}
