import 'server-only';
import { getMessages } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { env } from '@/env';
import { webManifest } from '@/features/pwa/web-manifest';

export async function manifestResponse(locale: Locale): Promise<Response> {
  const { description, shortcuts, screenshots } = (await getMessages({ locale })).pwa;
  const manifest = webManifest({ locale, productName: env.PRODUCT_NAME, texts: { description, ...shortcuts, ...screenshots } });
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' } });
}
