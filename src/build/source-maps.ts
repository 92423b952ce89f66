import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { NextConfig } from 'next';
// Relative: Next resolves aliases in next.config.ts's imports from the project folder only.
import { debugIdOf } from '../domain/debug-id';
import { env } from '../env';

/** Folder in the build for source maps and their scripts. Never served. */
const MAPS = 'source-maps';
const PARTS = ['static', 'server'];
/** Webpack's prefix of source paths. */
const SOURCE_PREFIX = /^webpack:\/\/(?:[^/]*\/)?(?:\.\/)?/;

interface SourceMap {
  sources: string[];
}

/** Moves a script's source map out of the served folder, next to a copy of the script, and adds the debug id that links them. */
function storeMap(build: string, map: string, buildId: string): void {
  const script = map.replace(/\.map$/, '');
  const target = path.join(build, MAPS, map);
  mkdirSync(path.dirname(target), { recursive: true });
  const id = debugIdOf(buildId, script);
  const content = JSON.parse(readFileSync(path.join(build, map), 'utf8')) as SourceMap;
  const sources = content.sources.map((source) => source.replace(SOURCE_PREFIX, ''));
  writeFileSync(target, JSON.stringify({ ...content, sources, debug_id: id, debugId: id }));
  rmSync(path.join(build, map));
  const code = readFileSync(path.join(build, script), 'utf8');
  writeFileSync(target.replace(/\.map$/, ''), `${code}\n//# sourceMappingURL=${path.basename(map)}\n//# debugId=${id}\n`);
}

/** Moves a build's source maps to a folder that is not served. */
function storeMaps(build: string, buildId: string): void {
  rmSync(path.join(build, MAPS), { recursive: true, force: true });
  const files = PARTS.filter((part) => existsSync(path.join(build, part))).flatMap((part) =>
    readdirSync(path.join(build, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file.replaceAll(path.sep, '/')}`),
  );
  for (const file of files) {
    if (file.endsWith('.js.map') && existsSync(path.join(build, file.replace(/\.map$/, '')))) storeMap(build, file, buildId);
    else if (file.endsWith('.map')) rmSync(path.join(build, file));
  }
}

interface Uploader {
  createRelease: () => Promise<void>;
  uploadSourcemaps: (paths: string[], options: { prepareArtifacts: boolean }) => Promise<void>;
}
interface Plugins {
  createSentryBuildPluginManager: (options: object, context: object) => Uploader;
}

/** Uploads source maps to the error reporting service. If that fails, the build continues and leaves them in place. */
async function uploadMaps(folder: string, release: string): Promise<void> {
  let isUploaded = true;
  process.env.SENTRY_CLI_NO_TELEMETRY = '1';
  const require = createRequire(createRequire(import.meta.url).resolve('@sentry/nextjs/package.json'));
  const { createSentryBuildPluginManager } = require('@sentry/bundler-plugins/core') as Plugins;
  const uploader = createSentryBuildPluginManager(
    {
      authToken: env.SENTRY_AUTH_TOKEN,
      org: env.SENTRY_ORG,
      project: env.SENTRY_PROJECT,
      url: env.SENTRY_URL,
      telemetry: false,
      release: { name: release, inject: false, create: true, finalize: true, setCommits: false },
      sourcemaps: { assets: [folder] },
      errorHandler: (error: Error) => {
        isUploaded = false;
        console.warn(`The source maps were not uploaded, and stay in ${folder}: ${error.message}`);
      },
    },
    { buildTool: 'webpack', loggerPrefix: '[source maps]' },
  );
  await uploader.createRelease();
  await uploader.uploadSourcemaps([folder], { prepareArtifacts: false });
  if (isUploaded && !env.SOURCE_MAPS) rmSync(folder, { recursive: true });
}

/**
 * Generates source maps when they will be uploaded (`SENTRY_AUTH_TOKEN`) or stored (`SOURCE_MAPS`); otherwise the build takes no extra time. Scripts
 * don't reference them.
 */
export function withSourceMaps(config: NextConfig): NextConfig {
  if (!env.SOURCE_MAPS && !env.SENTRY_AUTH_TOKEN) return config;
  let buildId: string | undefined;
  return {
    ...config,
    webpack(settings, context) {
      buildId = context.buildId;
      const result = config.webpack?.(settings, context) ?? settings;
      if (!context.dev) result.devtool = 'hidden-source-map';
      return result;
    },
    compiler: {
      ...config.compiler,
      async runAfterProductionCompile({ distDir }) {
        if (!buildId) throw new Error('The build has no id: source maps are made by webpack only.');
        storeMaps(distDir, buildId);
        if (env.SENTRY_AUTH_TOKEN) await uploadMaps(path.join(distDir, MAPS), buildId);
      },
    },
  };
}
