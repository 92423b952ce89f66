import { env } from '@/env';
import { getSitemapPart } from '@/features/sitemap/queries';
import { URLSET_END, URLSET_START, urlEntries } from '@/features/sitemap/render';
import { textResponse } from '@/server/text-response';

export const dynamic = 'force-dynamic';

/** One part of the sitemap: `pages.xml`, `lists-1.xml`, `tools-1.xml`, … */
export async function GET(request: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const { file } = await params;
  const pages = file.endsWith('.xml') ? await getSitemapPart(file.slice(0, -'.xml'.length)) : [];
  if (pages.length === 0) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return textResponse(request, URLSET_START + urlEntries(pages, env.SITE_URL) + URLSET_END, { 'Content-Type': 'application/xml; charset=utf-8' });
}
