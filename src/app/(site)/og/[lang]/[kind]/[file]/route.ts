import path from 'node:path';
import { isLocale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { renderCard } from '@/features/sharing/render-card';
import { getLogoSvg } from '@/features/tools/queries';
import { ImageCache, TooBusyError } from '@/seo/share-image/image-cache';
import { isShareKind, type ShareCard, shareImagePath, slugInFile } from '@/seo/share-image/share-card';
import { MEDIA_DIR, readUpload } from '@/server/door/reads';
import { shareCard } from '../../../cards';

const RETRY_SECONDS = 5;
/** Payload's file names never begin with a dot. */
const images = new ImageCache(path.join(MEDIA_DIR, '.share-images'));

const notFound = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });

async function readLogo({ mark }: ShareCard): Promise<Buffer | null> {
  if (!mark || !('src' in mark) || !mark.src) return null;
  const { pathname } = new URL(mark.src, 'http://localhost');
  const file = decodeURIComponent(path.posix.basename(pathname));
  if (pathname !== routes.logo(file)) return readUpload(path.basename(file)).catch(() => null);
  const svg = await getLogoSvg({ file });
  return svg ? Buffer.from(svg) : null;
}

/**
 * A page's share image. The URL holds the page and a hash of what is drawn; only public content is drawn, and another hash redirects to the current
 * one.
 */
export async function GET(_request: Request, { params }: RouteContext<'/og/[lang]/[kind]/[file]'>): Promise<Response> {
  const { lang, kind, file } = await params;
  const slug = slugInFile(file);
  if (!isLocale(lang) || !isShareKind(kind) || !slug) return notFound();
  const card = await shareCard({ kind, slug, locale: lang });
  if (!card) return notFound();
  const current = shareImagePath(card);
  if (current !== routes.shareImage(lang, kind, file)) {
    return new Response(null, { status: 307, headers: { Location: current, 'Cache-Control': 'public, max-age=60' } });
  }
  try {
    const image = await images.get(`${lang}-${kind}-${file}`, async () => renderCard(card, await readLogo(card)));
    return new Response(new Uint8Array(image), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' },
    });
  } catch (reason) {
    if (!(reason instanceof TooBusyError)) console.error(reason);
    return new Response(null, { status: 503, headers: { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' } });
  }
}
