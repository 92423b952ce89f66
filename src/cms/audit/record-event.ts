import type { PayloadRequest } from 'payload';

/** Actions in the audit log: on accounts, content, mails and settings. */
export const AUDIT_ACTIONS = {
  account_invited: { en: 'Invited', nl: 'Uitgenodigd' },
  account_role_changed: { en: 'Role changed', nl: 'Rol gewijzigd' },
  account_email_changed: { en: 'Email address changed', nl: 'E-mailadres gewijzigd' },
  account_disabled: { en: 'Disabled', nl: 'Uitgeschakeld' },
  account_enabled: { en: 'Enabled again', nl: 'Weer ingeschakeld' },
  account_deleted: { en: 'Deleted', nl: 'Verwijderd' },
  account_factor_removed: { en: 'Second factor removed', nl: 'Tweede stap verwijderd' },
  account_sessions_ended: { en: 'Signed out everywhere', nl: 'Overal uitgelogd' },
  account_link_made: { en: 'Sign-in link made', nl: 'Inloglink gemaakt' },
  content_published: { en: 'Published', nl: 'Gepubliceerd' },
  content_unpublished: { en: 'Taken offline', nl: 'Offline gehaald' },
  content_trashed: { en: 'Moved to the trash', nl: 'Naar de prullenbak verplaatst' },
  content_untrashed: { en: 'Taken out of the trash', nl: 'Uit de prullenbak gehaald' },
  content_deleted: { en: 'Deleted for good', nl: 'Definitief verwijderd' },
  content_restored: { en: 'Earlier version restored', nl: 'Eerdere versie hersteld' },
  content_imported: { en: 'Imported', nl: 'Geïmporteerd' },
  content_exported: { en: 'Exported', nl: 'Geëxporteerd' },
  mail_sent_again: { en: 'Mail sent again', nl: 'Mail opnieuw verstuurd' },
  mail_given_up: { en: 'Mail not sent again', nl: 'Mail niet opnieuw verstuurd' },
  data_expired: { en: 'Expired data deleted', nl: 'Verlopen gegevens verwijderd' },
  settings_changed: { en: 'Settings changed', nl: 'Instellingen gewijzigd' },
};

export type AuditAction = keyof typeof AUDIT_ACTIONS;

type ContentAction = Extract<AuditAction, `content_${string}` | `mail_${string}` | 'data_expired' | 'settings_changed'>;

const DETAIL_MAX = 500;

/** @param isActorGone the actor's account has been deleted: no relation and no name */
async function writeLine(req: PayloadRequest, action: AuditAction, subject: string, detail?: string, isActorGone = false): Promise<void> {
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
  await writeLine(req, action, `#${account}`, detail, action === 'account_deleted' && req.user?.id === account);
}

/**
 * Logs an event of content, mails or settings in the transaction of the request. Without a user, the server itself did it.
 * @param subject such as `tools #12` or `navigation`
 */
export const recordContentEvent = (req: PayloadRequest, action: ContentAction, subject: string, detail?: string): Promise<void> =>
  writeLine(req, action, subject, detail);
