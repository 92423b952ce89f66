import type { PayloadRequest } from 'payload';
import type { Tool } from '@/payload-types';
import { inTransaction, lockDocument } from '../database/transaction';
import { takeStep } from '../moderation/step';
import { readToken, rowMark } from '../tokens/signed-token';

/** The submission behind a withdrawal link, if it's still undecided. */
export async function checkWithdrawal(req: PayloadRequest, token: unknown): Promise<{ id: number; name: string } | 'decided' | 'invalid'> {
  const claims = await readToken(token, 'withdraw-tool');
  const row = claims && (await req.payload.db.findOne<Tool>({ collection: 'tools', where: { id: { equals: claims.subject } }, req }));
  if (!row || rowMark(row) !== claims.once) return 'invalid';
  const tool = await req.payload.findByID({
    collection: 'tools',
    id: claims.subject,
    draft: true,
    trash: true,
    depth: 0,
    select: { name: true, moderation: true, deletedAt: true },
    disableErrors: true,
    req,
  });
  if (!tool) return 'invalid';
  return tool.moderation?.state === 'pending' && !tool.deletedAt ? { id: tool.id, name: tool.name } : 'decided';
}

/** Moves the undecided submission behind a withdrawal link to the trash. */
export async function withdrawTool(req: PayloadRequest, token: unknown): Promise<'withdrawn' | 'decided' | 'invalid'> {
  return inTransaction(req, async () => {
    const claims = await readToken(token, 'withdraw-tool');
    if (claims) await lockDocument(req, 'tools', claims.subject);
    const found = await checkWithdrawal(req, token);
    if (typeof found === 'string') return found;
    await takeStep(req, { action: 'withdraw', to: 'pending' }, () =>
      req.payload.update({ collection: 'tools', id: found.id, data: { deletedAt: new Date().toISOString() }, depth: 0, req }),
    );
    return 'withdrawn';
  });
}
