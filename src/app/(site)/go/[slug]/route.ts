import { after } from 'next/server';
import { routes } from '@/domain/routes';
import { getVisit } from '@/features/tools/queries';
import { countClick } from '@/server/statistics';

/** Redirects to a tool's own or affiliate URL, looked up by slug and never taken from the request. Not cached; counted after the response. */
export async function GET(request: Request, { params }: RouteContext<'/go/[slug]'>): Promise<Response> {
  const { slug } = await params;
  const visit = await getVisit({ slug });
  if (visit) after(() => countClick({ tool: visit.tool, method: request.method, headers: request.headers }));
  return new Response(null, {
    status: visit ? 302 : 307,
    headers: {
      Location: visit?.url ?? routes.tool(encodeURIComponent(slug)),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
  });
}
