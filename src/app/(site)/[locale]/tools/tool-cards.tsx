import { getTranslations } from 'next-intl/server';
import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button';
import { ToolGrid, type ToolGridProps } from '@/features/tools/components/tool-grid';
import { Icon } from '@/ui/icon';

/** Cards of tools that can be bookmarked. */
export async function ToolCards(props: Omit<ToolGridProps, 'corner'>) {
  const t = await getTranslations('bookmarks');
  const icon = <Icon name="bookmark" className="size-4" />;
  return <ToolGrid {...props} corner={({ id, name }) => <BookmarkButton tool={id} label={t('label', { name })} icon={icon} />} />;
}
