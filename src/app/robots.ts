import type { MetadataRoute } from 'next';
import { LOCALE_CODES } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { env } from '@/env';

/** The site's URL is a run-time setting. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', routes.apiDocs, '/api/media/file/'],
      disallow: [
        routes.admin,
        '/api/',
        '/go/',
        ...LOCALE_CODES.flatMap((locale) => [routes.random, routes.preview('')].map((path) => localePath(path, locale))),
      ],
    },
    sitemap: env.SITE_URL + routes.sitemap,
  };
}
