import { CLIENT_ADDRESS_HEADER } from '@/domain/client-address-header';
import { localeOf } from '@/domain/locales';
import { limitKey } from '@/lib/client-address';
import { secondsToWait } from '@/lib/rate-limit';
import { FRESH_FOR_A_SECOND } from '@/lib/text-response';
import { textStream } from '@/lib/text-stream';
import { wholeSite } from '../markdown/whole-site';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ locale: string }>;
}

/** Each reading is made of hundreds of pages. */
const READINGS = { points: 20, seconds: 600 };

/** The whole site as Markdown, sent page by page as fast as it is read. 429 for whoever asks for it again and again. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const locale = localeOf((await params).locale);
  const wait = await secondsToWait('llms-full', limitKey(request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'), READINGS);
  if (wait > 0) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait), 'Cache-Control': 'no-store' } });
  return new Response(textStream(wholeSite(locale)), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Language': locale,
      'X-Robots-Tag': 'noindex',
      'Cache-Control': FRESH_FOR_A_SECOND,
    },
  });
}
