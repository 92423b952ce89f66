import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { env } from '@/env';
import { webManifest } from '@/features/pwa/web-manifest';

export async function manifestResponse(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'pwa' });
  const manifest = webManifest({
    locale,
    productName: env.PRODUCT_NAME,
    texts: {
      description: t('description'),
      search: t('shortcuts.search'),
      categories: t('shortcuts.categories'),
      dictionary: t('shortcuts.dictionary'),
      dropTool: t('shortcuts.dropTool'),
      narrow: t('screenshots.narrow'),
      wide: t('screenshots.wide'),
    },
  });
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' } });
}
