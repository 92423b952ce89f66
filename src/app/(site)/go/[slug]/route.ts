import { routes } from '@/domain/routes';
import { getVisitUrl } from '@/features/tools/queries';

interface Context {
  params: Promise<{ slug: string }>;
}

/** Leads to a tool's own or affiliate address, which is looked up by slug and never taken from the request; never cached. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const target = await getVisitUrl({ slug });
  return new Response(null, {
    status: target ? 302 : 307,
    headers: {
      Location: target ?? routes.tool(encodeURIComponent(slug)),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
  });
}
