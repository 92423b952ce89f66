import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { TRANSFER_COLLECTIONS } from '@/domain/transfers';
import { isAdmin, isEditor } from '../../access/roles';
import { columnsOf } from '../../transfers/columns';
import { listTransfers } from '../../transfers/list-transfers';
import { transferTexts } from './texts';
import { TransfersDesk } from './transfers-desk';

/** The page of the panel where content leaves and comes in as files. */
export async function TransfersView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { admin } = req.payload.config.routes;
  // Views of one's own are open to everybody unless they ask.
  if (!isEditor(req.user)) redirect(req.user ? `${admin}/unauthorized` : `${admin}/login?redirect=${encodeURIComponent(`${admin}/transfers`)}`);
  const entities = TRANSFER_COLLECTIONS.filter((entity) => entity !== 'subscribers' || isAdmin(req.user));
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
        <TransfersDesk
          columns={Object.fromEntries(entities.map((entity) => [entity, columnsOf(req.payload, entity)]))}
          entities={entities}
          language={req.i18n.language}
          listed={await listTransfers(req)}
          texts={transferTexts(req.i18n.language)}
        />
      </Gutter>
    </DefaultTemplate>
  );
}
