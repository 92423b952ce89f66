import type { NextConfig } from 'next';

/** What of webpack's types is used here; no installed package provides them. */
interface Chunk {
  name?: string | null;
}
interface Graph {
  chunkGraph: { getModuleChunks(module: object): Chunk[] };
}

/** What every page loads. */
const SHELL = /^app\/\(site\)\/\[locale\]\/(?:layout|error|not-found)$/;
/** Entries of pages; Next gives each its own copy of everything smaller than 20 kB. */
const ENTRY = /^app\/(?:\(site\)\/|global-error$)/;

/** One file with what the layout, the error page and the 404 page need: every page loads these, so none brings copies of its own. */
export function withShellChunk(config: NextConfig): NextConfig {
  return {
    ...config,
    webpack(settings, context) {
      const result = config.webpack?.(settings, context) ?? settings;
      if (context.isServer || context.dev) return result;
      result.optimization.splitChunks.cacheGroups.shell = {
        name: 'shell',
        chunks: ({ name }: Chunk) => ENTRY.test(name ?? ''),
        test: (module: object, { chunkGraph }: Graph) => chunkGraph.getModuleChunks(module).some(({ name }) => SHELL.test(name ?? '')),
        enforce: true,
        priority: 30,
      };
      return result;
    },
  };
}
