import type { NextConfig } from 'next';

/** The parts of webpack's types used here; no installed package provides them. */
interface Compilation {
  entrypoints: Map<string, { getFiles(): string[] }>;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, action: () => void): void } };
  updateAsset(file: string, update: (source: unknown) => unknown): void;
}
interface Compiler {
  hooks: { compilation: { tap(name: string, action: (compilation: Compilation) => void): void } };
}

/** Chrome compiles a script with this comment eagerly and off the main thread; other browsers ignore it. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';
const START = 'main-app';
const PLUGIN = 'EagerStart';

/**
 * Marks the scripts every page starts with (React and Next.js) for eager compilation. Nearly all of that code runs, and compiling it function by
 * function takes three times as long (docs/decisions/0015).
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
              // After minification, which drops comments, and before source maps are written.
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
