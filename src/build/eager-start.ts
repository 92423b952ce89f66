import type { NextConfig } from 'next';

/** What is used here of webpack, whose types come with no package of this project. */
interface Compilation {
  entrypoints: Map<string, { getFiles(): string[] }>;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, action: () => void): void } };
  updateAsset(file: string, update: (source: unknown) => unknown): void;
}
interface Compiler {
  hooks: { compilation: { tap(name: string, action: (compilation: Compilation) => void): void } };
}

/** Chrome compiles a script that begins with this beside the page, at once and as a whole; others read a comment. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';
const START = 'main-app';
const PLUGIN = 'EagerStart';

/**
 * Marks the scripts of React and Next.js that every page starts with, nearly all of which runs: else the browser compiles them function by function while
 * the page starts, which takes three times as long (docs/decisions/0015).
 */
export function withEagerStart(config: NextConfig): NextConfig {
  return {
    ...config,
    webpack(settings, context) {
      const result = config.webpack?.(settings, context) ?? settings;
      const { Compilation: stages, sources } = context.webpack;
      if (!context.isServer && !context.dev) {
        result.plugins.push({
          apply(compiler: Compiler) {
            compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
              // After scripts were made small, which drops comments, and before their source maps are written.
              const stage = stages.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
              compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
                for (const file of compilation.entrypoints.get(START)?.getFiles() ?? []) {
                  if (file.endsWith('.js')) compilation.updateAsset(file, (source) => new sources.ConcatSource(COMPILE_ALL, source));
                }
              });
            });
          },
        });
      }
      return result;
    },
  };
}
