import { getTranslations } from 'next-intl/server';
import { BRAND } from '@/domain/brand-colors';
import { localeInfo, localeOf } from '@/domain/locales';
import { pageTitle } from '@/domain/page-title';
import { localePath, routes } from '@/domain/routes';
import { env } from '@/env';
import { getRedirect } from '@/features/redirects/queries';

/** Responds with 410 Gone for paths that editors marked so, else with 404. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/gone/[...path]'>): Promise<Response> {
  const { locale: segment, path } = await params;
  const locale = localeOf(segment);
  const t = await getTranslations({ locale, namespace: 'errors' });
  const isGone = (await getRedirect({ path: `/${path.join('/')}` }))?.kind === 'gone';
  const [title, text] = isGone ? [t('gone'), t('goneText')] : [t('notFound'), t('tryAgain')];
  const html = `<!doctype html>
<html lang="${locale}" dir="${localeInfo(locale).dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${pageTitle(title, env.PRODUCT_NAME)}</title>
<style>
:root { color-scheme: light dark; font: 1.1rem/1.6 system-ui, sans-serif; }
body { max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem; }
h1 { line-height: 1.2; }
a { display: inline-block; padding: .6rem 1rem .6rem 0; color: light-dark(${BRAND.primary}, ${BRAND.primaryOnDark}); }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${localePath(routes.home, locale)}">${t('home')}</a> <a href="${localePath(routes.tools, locale)}">${t('browse')}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: isGone ? 410 : 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
}
