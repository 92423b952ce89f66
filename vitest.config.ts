import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const alias = {
  '@payload-config': path.join(root, 'payload.config.ts'),
  'server-only': path.join(root, 'node_modules/server-only/empty.js'),
  '@': path.join(root, 'src'),
};

export default defineConfig({
  resolve: { alias },
  // React runs as in production in the tests that open the CMS.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        // Property tests take seconds while a build runs beside them.
        test: { name: 'unit', include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/setup/template-database.ts'],
          setupFiles: ['tests/setup/isolation.ts'],
          pool: 'forks',
          // Payload's packages load reliably in plain Node only with this condition.
          execArgv: ['--conditions=production'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'faults', include: ['tests/faults/*.test.ts'], environment: 'node', pool: 'forks' },
      },
    ],
  },
});
