import type { PayloadRequest } from 'payload';
import type { EditProposalData } from '@/domain/schemas/edit-proposal';
import type { EditProposal } from '@/payload-types';
import { inTransaction } from '../database/in-transaction';
import { queueMail } from '../mail/queue-mail';
import { listedTool } from '../reviews/listed-tool';

/**
 * Keeps changes that somebody proposes for a listed tool for the queue, with the mail that says so. The tool itself stays as it is.
 * @returns false when the tool is not listed
 */
export async function proposeEdit(
  req: PayloadRequest,
  { tool, changes, reason, sourceUrl, email, locale }: EditProposalData,
  channel: EditProposal['channel'],
): Promise<boolean> {
  return inTransaction(req, async () => {
    const listed = await listedTool(req, tool);
    if (!listed) return false;
    await req.payload.create({
      collection: 'edit-proposals',
      data: { tool, changes, reason, sourceUrl: sourceUrl || undefined, email, language: locale, channel },
      depth: 0,
      req,
    });
    await queueMail(req, { kind: 'proposal-received', data: { toolName: listed.name }, to: email, language: locale });
    return true;
  });
}
