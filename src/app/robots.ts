import type { MetadataRoute } from 'next';
import { LOCALE_CODES } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [routes.admin, '/api/', '/go/', routes.random, ...LOCALE_CODES.map((locale) => localePath(routes.preview(''), locale))],
    },
  };
}
