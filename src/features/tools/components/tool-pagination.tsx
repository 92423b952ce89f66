import { getTranslations } from 'next-intl/server';
import { Pagination } from '@/ui/pagination';
import { pageWindow } from '../page-window';

interface ToolPaginationProps {
  page: number;
  pageCount: number;
  /** Address of a page, with language prefix. */
  hrefOf: (page: number) => string;
}

/** Page links under a list of tools; nothing for a single page. */
export async function ToolPagination({ page, pageCount, hrefOf }: ToolPaginationProps) {
  if (pageCount <= 1) return null;
  const t = await getTranslations('tools');
  return (
    <Pagination
      label={t('pages')}
      pages={pageWindow(page, pageCount).map((number) =>
        number === null ? null : { number, href: hrefOf(number), label: t('page', { page: number }), current: number === page },
      )}
      previous={page > 1 ? { href: hrefOf(page - 1), label: t('previous') } : null}
      next={page < pageCount ? { href: hrefOf(page + 1), label: t('next') } : null}
    />
  );
}
