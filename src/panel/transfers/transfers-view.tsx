import { isAdmin } from '@/cms/access/roles';
import { columnsOf } from '@/cms/transfers/columns';
import { listTransfers } from '@/cms/transfers/list-transfers';
import { TRANSFER_COLLECTIONS } from '@/domain/transfers';
import { panelView } from '../panel-view';
import { TransfersDesk } from './transfers-desk';

/** The import and export page. */
export const TransfersView = panelView(async ({ req }) => {
  const entities = TRANSFER_COLLECTIONS.filter((entity) => entity !== 'subscribers' || isAdmin(req.user));
  return (
    <TransfersDesk
      columns={Object.fromEntries(entities.map((entity) => [entity, columnsOf(req.payload, entity)]))}
      entities={entities}
      listed={await listTransfers(req)}
    />
  );
});
