import 'server-only';
import { env } from '@/env';

/** True for a request that a page of another site has made; programs name no origin. */
export function isFromAnotherSite(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== env.SITE_URL;
}
