export const dynamic = 'force-dynamic';

/** The id of the build that serves the site, by which an open page notices that a newer one runs. */
export function GET(): Response {
  return Response.json({ id: process.env.SITE_BUILD_ID ?? 'development' }, { headers: { 'Cache-Control': 'no-store' } });
}
