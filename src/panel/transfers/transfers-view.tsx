import type { AdminViewServerProps } from 'payload';
import { isAdmin } from '@/cms/access/roles';
import { columnsOf } from '@/cms/transfers/columns';
import { listTransfers } from '@/cms/transfers/list-transfers';
import { TRANSFER_COLLECTIONS } from '@/domain/transfers';
import { PanelPage } from '../panel-page';
import { transferTexts } from './texts';
import { TransfersDesk } from './transfers-desk';

/** The page of the panel where content leaves and comes in as files. */
export function TransfersView(props: AdminViewServerProps) {
  return <PanelPage view={props}>{() => transfersPage(props)}</PanelPage>;
}

async function transfersPage({ initPageResult: { req } }: AdminViewServerProps) {
  const entities = TRANSFER_COLLECTIONS.filter((entity) => entity !== 'subscribers' || isAdmin(req.user));
  return (
    <TransfersDesk
      columns={Object.fromEntries(entities.map((entity) => [entity, columnsOf(req.payload, entity)]))}
      entities={entities}
      language={req.i18n.language}
      listed={await listTransfers(req)}
      texts={transferTexts(req.i18n.language)}
    />
  );
}
