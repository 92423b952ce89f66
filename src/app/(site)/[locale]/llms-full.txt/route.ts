import { localeOf } from '@/domain/locales';
import { FRESH_FOR_A_SECOND } from '@/domain/page-caching';
import { senderKey } from '@/server/client-address';
import { secondsToWait } from '@/server/rate-limit';
import { textStream } from '@/server/text-stream';
import { wholeSite } from '../markdown/llms';
import { markdownHeaders } from '../markdown/public-markdown';

export const dynamic = 'force-dynamic';

/** Each request renders hundreds of pages. */
const READINGS = { points: 20, seconds: 600 };

/** The whole site as Markdown, streamed page by page. 429 for repeated requests. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/llms-full.txt'>): Promise<Response> {
  const locale = localeOf((await params).locale);
  const wait = await secondsToWait('llms-full', senderKey(request.headers), READINGS);
  if (wait > 0) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait), 'Cache-Control': 'no-store' } });
  return new Response(textStream(wholeSite(locale)), { headers: { ...markdownHeaders(locale), 'Cache-Control': FRESH_FOR_A_SECOND } });
}
