import type { PayloadRequest } from 'payload';
import type { AuditAction } from './audit-actions';

type ContentAction = Extract<AuditAction, `content_${string}` | 'settings_changed'>;

const DETAIL_MAX = 500;

interface Line {
  action: AuditAction;
  subject: string;
  detail: string | undefined;
  /** The account of who did it is no longer there to point at, and leaves no name. */
  isActorGone?: boolean;
}

async function writeLine(req: PayloadRequest, { action, subject, detail, isActorGone = false }: Line): Promise<void> {
  await req.payload.create({
    collection: 'audit-events',
    data: {
      action,
      subject,
      detail: detail?.slice(0, DETAIL_MAX),
      actor: isActorGone ? undefined : req.user?.id,
      actorName: (isActorGone ? null : req.user?.name) || (req.user ? `#${req.user.id}` : undefined),
    },
    depth: 0,
    req,
  });
}

/** Writes a line of the audit log, in the transaction of the request. Accounts are named by their number, so that the log holds no addresses. */
export async function recordEvent(req: PayloadRequest, action: AuditAction, account: number | string, detail?: string): Promise<void> {
  await writeLine(req, { action, subject: `#${account}`, detail, isActorGone: action === 'account_deleted' && req.user?.id === account });
}

/**
 * Writes a line about content or settings into the audit log, in the transaction of the request. Without a user in the request the server itself did it.
 * @param subject what it is about, such as `tools #12` or `navigation`
 */
export async function recordContentEvent(req: PayloadRequest, action: ContentAction, subject: string, detail?: string): Promise<void> {
  await writeLine(req, { action, subject, detail });
}
