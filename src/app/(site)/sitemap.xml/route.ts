import { FRESH_FOR_A_SECOND } from '@/domain/page-caching';
import { routes } from '@/domain/routes';
import { env } from '@/env';
import { getSitemapPart, listSitemapParts } from '@/features/sitemap/queries';
import { fitsOneFile, type SitemapPart, sitemapIndex, URLSET_END, URLSET_START, urlEntries } from '@/features/sitemap/render';
import { textResponse } from '@/server/text-response';
import { textStream } from '@/server/text-stream';

export const dynamic = 'force-dynamic';

const XML = { 'Content-Type': 'application/xml; charset=utf-8' };

async function* wholeSitemap(parts: readonly SitemapPart[]): AsyncGenerator<string> {
  yield URLSET_START;
  for (const { name } of parts) yield urlEntries(await getSitemapPart(name), env.SITE_URL);
  yield URLSET_END;
}

/** The sitemap, or an index of its parts when one file would be too large. */
export async function GET(request: Request): Promise<Response> {
  const parts = await listSitemapParts();
  if (fitsOneFile(parts)) return new Response(textStream(wholeSitemap(parts)), { headers: { ...XML, 'Cache-Control': FRESH_FOR_A_SECOND } });
  const addressOf = (name: string) => env.SITE_URL + routes.sitemapPart(name);
  return textResponse(request, sitemapIndex(parts, addressOf), XML);
}
