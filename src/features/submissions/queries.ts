import 'server-only';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { toolUrlKey } from '@/domain/tool/url';
import type { ToolListing } from '@/forms/tool-listing';
import { queryReadModel } from '@/server/read-model';

export interface SimilarTool extends ToolListing {
  isSameUrl: boolean;
}

/** Public listings with the same address as a submission, or with nearly its name; at most five. */
export async function listSimilarTools({ name, url, locale }: { name: string; url: string; locale: Locale }): Promise<SimilarTool[]> {
  const rows = await queryReadModel<{ name: string; slug: string; url: string; same_url: boolean }>({
    name: 'similar-tools',
    text: 'select name, slug, url, same_url from search.similar_tools($1, $2, 0) where listed',
    values: [name, toolUrlKey(url) ?? ''],
  });
  return rows.map((row) => ({ name: row.name, url: row.url, path: localePath(routes.tool(row.slug), locale), isSameUrl: row.same_url }));
}
