import { getLogoSvg } from '@/features/tools/queries';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** A tool's SVG logo. Its name contains a content hash, so it's cached forever; a sandbox policy keeps it inert. */
export async function GET(_request: Request, { params }: RouteContext<'/logos/[file]'>): Promise<Response> {
  const { file } = await params;
  const svg = await getLogoSvg({ file });
  if (!svg) return new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
