import type { PayloadRequest } from 'payload';
import type { AuditAction } from '@/domain/audit-actions';

/** Writes a line of the audit log, in the transaction of the request. Accounts are named by their number, so that the log holds no addresses. */
export async function recordEvent(req: PayloadRequest, action: AuditAction, account: number | string, detail?: string): Promise<void> {
  // Somebody who deletes their own account is no longer there to point at, and leaves no name.
  const isGone = action === 'account_deleted' && req.user?.id === account;
  await req.payload.create({
    collection: 'audit-events',
    data: {
      action,
      subject: `#${account}`,
      detail,
      actor: isGone ? undefined : req.user?.id,
      actorName: (isGone ? null : req.user?.name) || (req.user ? `#${req.user.id}` : undefined),
    },
    depth: 0,
    req,
  });
}
