import 'server-only';
import { env } from '@/env';
import { logAccess } from './access-log';

/** True for requests made by pages of other sites; programs send no origin. */
export function isFromAnotherSite(request: Request): boolean {
  const origin = request.headers.get('origin');
  const isForeign = origin !== null && origin !== env.SITE_URL;
  if (isForeign) logAccess('from another site', { path: new URL(request.url).pathname });
  return isForeign;
}
