import type { MetadataRoute } from 'next';
import { routes } from '@/domain/routes';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [routes.admin, '/api/', '/go/', routes.random] },
  };
}
