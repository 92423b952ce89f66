import { isLocale, type Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { movedEntry } from '@/features/redirects/queries';
import { badgeSvg, isBadgeTheme } from '@/features/sharing/badge';
import { getTool } from '@/features/tools/queries';
import { permanentlyAt, textResponse } from '@/server/text-response';
import { badgesOf } from '../../../badge-of';

const FILE = /^([a-z0-9-]{1,200})\.svg$/;
const RATING = /-rating$/;

const notFound = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });

/** `<slug>` says that the tool is listed, `<slug>-rating` shows its rating, if any. */
async function badgeNamed(name: string, locale: Locale) {
  const listed = await getTool({ slug: name, locale });
  if (listed) return (await badgesOf(listed, locale)).listed;
  const rated = RATING.test(name) ? await getTool({ slug: name.replace(RATING, ''), locale }) : null;
  if (!rated) return null;
  const badges = await badgesOf(rated, locale);
  return badges.rating ?? badges.listed;
}

/** A badge for a maker's site, cached for an hour. */
export async function GET(request: Request, { params }: RouteContext<'/badges/[lang]/[theme]/[file]'>): Promise<Response> {
  const { lang, theme, file } = await params;
  const name = FILE.exec(file)?.[1];
  if (!isLocale(lang) || !isBadgeTheme(theme) || !name) return notFound();
  const badge = await badgeNamed(name, lang);
  if (!badge) {
    const now = await movedEntry(routes.tool, name.replace(RATING, ''));
    return now ? permanentlyAt(routes.badge(lang, theme, now + (RATING.exec(name)?.[0] ?? ''))) : notFound();
  }
  return textResponse(request, badgeSvg({ ...badge, theme, lang }), {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600, must-revalidate',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Robots-Tag': 'noindex',
  });
}
