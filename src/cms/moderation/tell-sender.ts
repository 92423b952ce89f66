import type { PayloadRequest } from 'payload';
import { type ModeratedCollection, UNDO_MS } from '@/domain/moderation-states';
import { routes } from '@/domain/routes';
import { relationIds } from '../fields/relation-ids';
import { queueMail } from '../mail/queue-mail';
import { siteAddress } from '../site-address';
import { rowMark, signedLink } from '../tokens/signed-token';
import { mailedTool } from './mailed-tool';
import type { AuditedAction } from './step';

interface RecordedStep {
  collection: ModeratedCollection;
  // biome-ignore lint/suspicious/noExplicitAny: a tool or a review, in the shape its collection's hooks get it
  doc: any;
  action: AuditedAction;
  reason: string | null;
  event: number;
}

/** Where the sender is mailed: the address that their account has now, else the one they entered. */
async function addressOf(req: PayloadRequest, { collection, doc }: RecordedStep): Promise<string | null> {
  const { user, email } = collection === 'tools' ? (doc.submitter ?? {}) : { user: doc.author, email: doc.email };
  const [id] = relationIds(user);
  const account =
    id === undefined ? null : await req.payload.findByID({ collection: 'users', id, depth: 0, select: { email: true }, disableErrors: true, req });
  return account?.email ?? email ?? null;
}

/** Queues the mail that tells the sender about a step. Decisions wait a moment, so that undoing one at once sends nothing. */
export async function tellSender(req: PayloadRequest, step: RecordedStep): Promise<void> {
  const { collection, doc, action, reason, event } = step;
  const to = await addressOf(req, step);
  const language: string | null = collection === 'tools' ? doc.submitter?.language : doc.language;
  if (!to) return;
  const tool = collection === 'tools' ? doc : await mailedTool(req, doc.tool);
  const toolName = tool.name;
  const decision = { to, language, moderationEvent: event, waitUntil: new Date(Date.now() + UNDO_MS) };
  const url = siteAddress(routes.tool(tool.slug), language) + (collection === 'reviews' ? '#reviews' : '');
  const isTool = collection === 'tools';

  if (action === 'submit' && isTool) {
    const claims = { purpose: 'withdraw-tool', subject: String(doc.id), once: rowMark(doc), days: 90 } as const;
    const withdrawUrl = await signedLink(routes.withdraw, claims, language);
    await queueMail(req, { kind: 'tool-received', data: { withdrawUrl }, to, language });
  } else if (action === 'approve' || action === 'republish') {
    await queueMail(req, { ...decision, kind: isTool ? 'tool-approved' : 'review-approved', data: { toolName, url } });
  } else if (action === 'reject') {
    await queueMail(req, { ...decision, kind: isTool ? 'tool-rejected' : 'review-rejected', data: { toolName, reason: reason ?? '' } });
  } else if (action === 'unpublish') {
    await queueMail(req, { ...decision, kind: isTool ? 'tool-offline' : 'review-offline', data: { toolName, reason } });
  }
}
