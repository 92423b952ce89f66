import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { NextConfig } from 'next';
import { debugIdOf } from '@/domain/debug-id';
import { env } from '@/env';

/** Folder of a build with its source maps and the scripts they belong to. Nothing in it is served. */
const MAPS = 'source-maps';
const PARTS = ['static', 'server'];
/** What webpack puts in front of the path of a source. */
const SOURCE_PREFIX = /^webpack:\/\/(?:[^/]*\/)?(?:\.\/)?/;

interface SourceMap {
  sources: string[];
}

/** Moves the source map of a script out of what is served, beside a copy of the script, and marks both with the id that ties them together. */
function keepMap(build: string, map: string, buildId: string): void {
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

/** Keeps the source maps of a build where no one outside reaches them. */
function keepMaps(build: string, buildId: string): void {
  rmSync(path.join(build, MAPS), { recursive: true, force: true });
  const files = PARTS.filter((part) => existsSync(path.join(build, part))).flatMap((part) =>
    readdirSync(path.join(build, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file.replaceAll(path.sep, '/')}`),
  );
  for (const file of files) {
    if (file.endsWith('.js.map') && existsSync(path.join(build, file.replace(/\.map$/, '')))) keepMap(build, file, buildId);
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

/** Sends the source maps to where errors are reported. When that fails, the build goes on and keeps them. */
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
 * Makes source maps while building, when they are to be uploaded (`SENTRY_AUTH_TOKEN`) or kept (`SOURCE_MAPS`): else a build takes no longer than without.
 * Scripts do not mention them.
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
        keepMaps(distDir, buildId);
        if (env.SENTRY_AUTH_TOKEN) await uploadMaps(path.join(distDir, MAPS), buildId);
      },
    },
  };
}
