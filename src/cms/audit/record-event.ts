import type { PayloadRequest } from 'payload';
import type { AuditAction } from './audit-actions';

type ContentAction = Extract<AuditAction, `content_${string}` | 'settings_changed'>;

const DETAIL_MAX = 500;

interface Line {
  action: AuditAction;
  subject: string;
  detail: string | undefined;
  /** The actor's account has been deleted: no relation and no name. */
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

/** Logs an account event in the transaction of the request. Accounts are named by number, so that the log holds no addresses. */
export async function recordEvent(req: PayloadRequest, action: AuditAction, account: number | string, detail?: string): Promise<void> {
  await writeLine(req, { action, subject: `#${account}`, detail, isActorGone: action === 'account_deleted' && req.user?.id === account });
}

/**
 * Logs a content or settings event in the transaction of the request. Without a user, the server itself did it.
 * @param subject such as `tools #12` or `navigation`
 */
export async function recordContentEvent(req: PayloadRequest, action: ContentAction, subject: string, detail?: string): Promise<void> {
  await writeLine(req, { action, subject, detail });
}
