import { getTranslations } from 'next-intl/server';
import { localeOf } from '@/domain/locales';
import { markdownPath } from '@/domain/other-forms';
import { localePath } from '@/domain/routes';
import { getRedirect } from '@/features/redirects/queries';
import { pageAddress } from '@/server/page-address';
import { permanentlyAt, textResponse } from '@/server/text-response';
import { pageAsMarkdown } from '../page-markdown';
import { markdownHeaders, markdownLine } from '../public-markdown';

export const dynamic = 'force-dynamic';

/** A page of the site as Markdown: the path with `.md` behind it. Says the same as the page, and is missing, moved or gone when the page is. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/markdown/[...path]'>): Promise<Response> {
  const { locale: asked, path: parts } = await params;
  const locale = localeOf(asked);
  const path = `/${parts.join('/')}`;
  const twin = markdownPath(path);
  const text = twin && (await pageAsMarkdown(path, locale));
  if (text) return textResponse(request, text, { ...markdownHeaders(locale), Link: `<${pageAddress(path, locale)}>; rel="canonical"` });
  const old = twin ? await getRedirect({ path }) : null;
  if (old && old.kind !== 'gone') {
    const to = localePath(markdownPath(old.to) ?? old.to, locale);
    return old.kind === 'permanent' ? permanentlyAt(to) : new Response(null, { status: 307, headers: { Location: to } });
  }
  const t = await getTranslations({ locale, namespace: 'errors' });
  return new Response(`# ${markdownLine(t(old ? 'gone' : 'notFound'))}\n`, {
    status: old ? 410 : 404,
    headers: { ...markdownHeaders(locale), 'Cache-Control': 'no-store' },
  });
}
