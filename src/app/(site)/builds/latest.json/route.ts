export const dynamic = 'force-dynamic';

/** The id of the running build; open pages compare it with their own. */
export function GET(): Response {
  return Response.json({ id: process.env.SITE_BUILD_ID ?? 'development' }, { headers: { 'Cache-Control': 'no-store' } });
}
