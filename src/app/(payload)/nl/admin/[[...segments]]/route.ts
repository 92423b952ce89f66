import { DAY_SECONDS } from '@/domain/durations';
import { routes } from '@/domain/routes';

/** Payload's language cookie. */
const PANEL_LANGUAGE_COOKIE = 'payload-lng';
const YEAR_SECONDS = 365 * DAY_SECONDS;

interface Context {
  params: Promise<{ segments?: string[] }>;
}

/** Redirects to the same page of the panel in Dutch. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { segments = [] } = await params;
  return new Response(null, {
    status: 307,
    headers: {
      Location: [routes.admin, ...segments.map(encodeURIComponent)].join('/') + new URL(request.url).search,
      'Set-Cookie': `${PANEL_LANGUAGE_COOKIE}=nl; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
      'Cache-Control': 'no-store',
    },
  });
}
