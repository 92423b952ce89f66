import type { PayloadRequest } from 'payload';
import type { EditProposalData } from '@/domain/schemas/edit-proposal';
import type { EditProposal } from '@/payload-types';
import { inTransaction } from '../database/transaction';
import { queueMail } from '../mail/queue-mail';
import { listedTool } from '../reviews/listed-tool';

/** Queues changes proposed for a listed tool for the editors, and a receipt. The tool itself stays unchanged. Refused if the tool isn't listed. */
export async function proposeEdit(
  req: PayloadRequest,
  { tool, changes, reason, sourceUrl, email, locale }: EditProposalData,
  channel: EditProposal['channel'],
): Promise<{ refused?: 'tool' }> {
  return inTransaction(req, async () => {
    const listed = await listedTool(req, tool);
    if (!listed) return { refused: 'tool' };
    await req.payload.create({
      collection: 'edit-proposals',
      data: { tool, changes, reason, sourceUrl: sourceUrl || undefined, email, language: locale, channel },
      depth: 0,
      req,
    });
    await queueMail(req, { kind: 'proposal-received', data: { toolName: listed.name }, to: email, language: locale });
    return {};
  });
}
