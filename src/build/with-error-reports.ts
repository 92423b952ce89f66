import { createRequire } from 'node:module';
import path from 'node:path';
import type { NextConfig } from 'next';
import { withSourceMaps } from './source-maps';

const require = createRequire(createRequire(import.meta.url).resolve('@sentry/nextjs/package.json'));
const ENTRIES = ['', '/browser', '/server'];

/** Each of Sentry's packages may be installed with a core of its own; one is enough for the browser. */
function oneCore(): Record<string, string> {
  const folder = path.join(path.dirname(require.resolve('@sentry/core/package.json')), 'build', 'esm');
  return Object.fromEntries(ENTRIES.map((entry) => [`@sentry/core${entry}$`, path.join(folder, `${entry || '/index'}.js`)]));
}

/**
 * Builds what reports errors as small as it can be, and its source maps when they are asked for. Sentry's own wrapper of the configuration is not used: it
 * would put code into every page and route, whether errors are reported or not.
 */
export function withErrorReports(config: NextConfig): NextConfig {
  return withSourceMaps({
    ...config,
    webpack(settings, context) {
      const result = config.webpack?.(settings, context) ?? settings;
      if (!context.isServer) {
        Object.assign(result.resolve.alias, oneCore());
        result.plugins.push(
          new context.webpack.DefinePlugin({
            __SENTRY_DEBUG__: false,
            __RRWEB_EXCLUDE_IFRAME__: true,
            __RRWEB_EXCLUDE_SHADOW_DOM__: true,
            // Else Next's older router comes along.
            'process.env._sentryHasPagesRouter': '"false"',
          }),
        );
      }
      return result;
    },
  });
}
