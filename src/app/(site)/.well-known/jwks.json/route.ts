import { accounts } from '@/server/door/accounts';

export const dynamic = 'force-dynamic';

/** The public keys with which other services check the tokens of `/api/auth/token`. */
export async function GET(): Promise<Response> {
  const keys = await (await accounts()).api.getJwks();
  return Response.json(keys, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
