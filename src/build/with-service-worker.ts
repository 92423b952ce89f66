import type { NextConfig } from 'next';
import nextPwa from 'next-pwa';
// Relative: Next resolves aliases in next.config.ts's imports from the project folder only.
import { LOCALE_CODES } from '../domain/locales';
import { localePath, routes } from '../domain/routes';
import { SERVICE_WORKER_FILE } from '../service-worker/file';

/** `hl` prevents the language redirect. */
const offlinePages = (buildId: string) =>
  LOCALE_CODES.map((locale) => ({ url: `${localePath(routes.offline, locale)}?hl=${locale}`, revision: buildId }));

/**
 * Builds the service worker into the build folder, so a server running an older build goes on serving its own. Defines `process.env.SITE_BUILD_ID` in
 * every build.
 */
export function withServiceWorker(config: NextConfig): NextConfig {
  return {
    ...config,
    webpack(settings, context) {
      const { buildId, dev, isServer, webpack } = context;
      settings.plugins.push(new webpack.DefinePlugin({ 'process.env.SITE_BUILD_ID': JSON.stringify(buildId) }));
      if (dev || isServer) return config.webpack?.(settings, context) ?? settings;
      const withPwa = nextPwa({
        dest: `${context.config.distDir}/static`,
        sw: SERVICE_WORKER_FILE,
        swSrc: 'src/service-worker/index.ts',
        register: false,
        skipWaiting: false,
        cacheStartUrl: false,
        // The offline pages bring their own files; most of a build is the panel.
        buildExcludes: [/./],
        additionalManifestEntries: offlinePages(buildId),
      });
      return withPwa(config).webpack?.(settings, context) ?? settings;
    },
  };
}
