import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { CANNED_REASONS } from '@/domain/moderation-states';
import { isEditor } from '../../access/roles';
import { listQueue } from '../../moderation/queue';
import { QueueDesk } from './queue-desk';
import { queueTexts } from './texts';

/** The page of the panel where editors decide what visitors sent in. */
export async function QueueView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  // Views of one's own are open to everybody unless they ask.
  if (!isEditor(req.user)) redirect(req.user ? '/admin/unauthorized' : '/admin/login?redirect=%2Fadmin%2Fqueue');
  const texts = queueTexts(req.i18n.language);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <QueueDesk items={await listQueue(req)} texts={texts} language={req.i18n.language} canned={CANNED_REASONS} />
      </Gutter>
    </DefaultTemplate>
  );
}
