import { localeOf } from '@/domain/locales';
import { textResponse } from '@/server/text-response';
import { siteContents } from '../markdown/llms';
import { markdownHeaders } from '../markdown/public-markdown';

export const dynamic = 'force-dynamic';

/** Index of the site's Markdown pages for language models (llmstxt.org). */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/llms.txt'>): Promise<Response> {
  const locale = localeOf((await params).locale);
  return textResponse(request, await siteContents(locale), markdownHeaders(locale));
}
