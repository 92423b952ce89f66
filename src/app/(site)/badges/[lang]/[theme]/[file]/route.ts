import { createHash } from 'node:crypto';
import { isLocale, type Locale } from '@/domain/locales';
import { badgeSvg, isBadgeTheme } from '@/features/sharing/badge';
import { getTool } from '@/features/tools/queries';
import { badgesOf } from '../../../badge-of';

interface Context {
  params: Promise<{ lang: string; theme: string; file: string }>;
}

const FILE = /^([a-z0-9-]{1,200})\.svg$/;
const RATING = /-rating$/;
const ETAG_LENGTH = 27;

const notFound = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });

/** What a badge says: by the tool's slug that it is listed, by the slug and `-rating` its rating, if it has one. */
async function badgeNamed(name: string, locale: Locale) {
  const listed = await getTool({ slug: name, locale });
  if (listed) return (await badgesOf(listed, locale)).listed;
  const rated = RATING.test(name) ? await getTool({ slug: name.replace(RATING, ''), locale }) : null;
  if (!rated) return null;
  const badges = await badgesOf(rated, locale);
  return badges.rating ?? badges.listed;
}

/** A badge for the site of a tool's maker, up to date within the hour. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { lang, theme, file } = await params;
  const name = FILE.exec(file)?.[1];
  if (!isLocale(lang) || !isBadgeTheme(theme) || !name) return notFound();
  const badge = await badgeNamed(name, lang);
  if (!badge) return notFound();
  const svg = badgeSvg({ ...badge, theme, lang });
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  const headers = {
    'Cache-Control': 'public, max-age=3600, must-revalidate',
    ETag: etag,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Robots-Tag': 'noindex',
  };
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(svg, { headers: { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8' } });
}
