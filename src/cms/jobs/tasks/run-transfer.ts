import type { TaskConfig } from 'payload';

/** Checks or writes an import, or writes an export. */
export const runTransfer: TaskConfig<'run-transfer'> = {
  slug: 'run-transfer',
  inputSchema: [{ name: 'transfer', type: 'number', required: true }],
  handler: async () => ({ output: {} }),
};
