import { localeOf } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { isShortlistAddress } from '@/domain/shortlists';
import { keepKey } from '@/features/shortlists/own-keys';

/** Takes over the edit key of a list and leads to the list; whether the key fits shows there. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/shortlists/[address]/key/[key]'>): Promise<Response> {
  const { locale, address, key } = await params;
  if (isShortlistAddress(address) && isShortlistAddress(key)) await keepKey(address, key);
  const target = localePath(routes.shortlist(address), localeOf(locale));
  return new Response(null, { status: 303, headers: { Location: target, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } });
}
