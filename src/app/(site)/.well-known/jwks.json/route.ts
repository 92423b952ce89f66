import { accounts } from '@/server/door/accounts';

export const dynamic = 'force-dynamic';

/** Public keys for tokens issued by `/api/auth/token`. */
export async function GET(): Promise<Response> {
  const keys = await (await accounts()).api.getJwks();
  return Response.json(keys, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
