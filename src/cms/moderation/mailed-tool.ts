import type { PayloadRequest } from 'payload';
import { relationIds } from '../fields/relation-ids';
import { storedRow } from '../versions/document-state';

/** A tool as mails name it: with its public name, since recipients don't know what editors prepare. Empty texts if it is gone. */
export async function mailedTool(req: PayloadRequest, tool: Parameters<typeof relationIds>[0]): Promise<{ name: string; slug: string }> {
  const [id] = relationIds(tool);
  const row = id === undefined ? null : await storedRow(req, 'tools', id);
  return { name: String(row?.name ?? ''), slug: String(row?.slug ?? '') };
}
