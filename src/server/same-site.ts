import 'server-only';
import { env } from '@/env';

/** True for requests made by pages of other sites; programs send no origin. */
export function isFromAnotherSite(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== env.SITE_URL;
}
