import { localeOf } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { isShortlistAddress } from '@/domain/shortlists';
import { keepKey } from '@/features/shortlists/own-keys';
import { readShortlist } from '@/server/door/shortlists';

/** Takes over the edit key of a list, if it opens the list, and leads there. A made-up key must not replace the one this browser has. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/shortlists/[address]/key/[key]'>): Promise<Response> {
  const { locale, address, key } = await params;
  if (isShortlistAddress(address) && (await readShortlist(address, { user: null, key }))?.isOwn) await keepKey(address, key);
  const target = localePath(routes.shortlist(address), localeOf(locale));
  return new Response(null, { status: 303, headers: { Location: target, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } });
}
