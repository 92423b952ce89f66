import type { PayloadRequest } from 'payload';
import type { AuditAction } from '@/domain/audit-actions';

type ContentAction = Extract<AuditAction, `content_${string}` | 'settings_changed'>;

const DETAIL_MAX = 500;

/**
 * Writes a line about content or settings into the audit log, in the transaction of the request. Without a user in the request the server itself did it.
 * @param subject what it is about, such as `tools #12` or `navigation`
 */
export async function recordContentEvent(req: PayloadRequest, action: ContentAction, subject: string, detail?: string): Promise<void> {
  await req.payload.create({
    collection: 'audit-events',
    data: {
      action,
      subject,
      detail: detail?.slice(0, DETAIL_MAX),
      actor: req.user?.id,
      actorName: req.user ? req.user.name || `#${req.user.id}` : undefined,
    },
    depth: 0,
    req,
  });
}
