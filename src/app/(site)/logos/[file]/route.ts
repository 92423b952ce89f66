import { getLogoSvg } from '@/features/tools/queries';

interface Context {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** A tool's SVG logo. Its content is part of its name, so browsers may keep it for good; it can run nothing. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
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
