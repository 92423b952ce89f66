import { getTranslation } from '@payloadcms/translations';
import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { documentTitles, readSubject } from '@/cms/audit/subjects';
import { routes } from '@/domain/routes';
import type { AuditEvent } from '@/payload-types';
import { PanelLink } from '../link-list';
import { editViewPath } from '../paths';
import { codeText, panelTexts } from '../texts';
import { eventDetail } from './event-detail';
import { personOf } from './person-cell';
import { type CellContext, readPage } from './read-page';
import './lists.css';

const titleOf = readPage(documentTitles);

interface DocumentLinkProps extends CellContext {
  collection: string;
  id: number;
  /** Title at the time of the event, shown when the document is gone. */
  stored: string;
}

/** The document an event is about, with its present title. */
async function DocumentLink({ payload, i18n, collection, id, stored }: DocumentLinkProps) {
  const t = panelTexts(i18n.language);
  const known = payload.config.collections.find(({ slug }) => slug === collection);
  const found = await titleOf({ payload, i18n }, collection, id);
  const title = found?.title || stored;
  return (
    <>
      {found ? <PanelLink href={editViewPath(collection, id, found.isTrashed)}>{title || t('common.untitled')}</PanelLink> : title || `#${id}`}
      <small className="list-detail">
        {known ? String(getTranslation(known.labels.singular, i18n)) : collection}
        {found ? '' : ` · ${t('lists.deleted')}`}
      </small>
    </>
  );
}

/** What a line of the audit log is about. */
export function SubjectCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const { collection, id } = readSubject(String(rowData.subject));
  if (id !== null) {
    const stored = collection === 'users' ? '' : String(rowData.detail ?? '');
    return <DocumentLink payload={payload} i18n={i18n} collection={collection} id={id} stored={stored} />;
  }
  const { globals, collections } = payload.config;
  const global = globals.find(({ slug }) => slug === collection);
  if (global) return <PanelLink href={`${routes.admin}/globals/${global.slug}`}>{String(getTranslation(global.label, i18n))}</PanelLink>;
  const labels = collections.find(({ slug }) => slug === collection)?.labels;
  return labels ? String(getTranslation(labels.plural, i18n)) : codeText(panelTexts(i18n.language), `lists.subjects.${collection}`);
}

/** The contribution that a moderation step concerns. */
export const ContributionCell = ({ rowData, payload, i18n }: DefaultServerCellComponentProps) => (
  <DocumentLink payload={payload} i18n={i18n} collection={String(rowData.collection)} id={Number(rowData.document)} stored={String(rowData.title)} />
);

/** Who did it: the name of an account, or what the log knows of one that is gone. */
export async function ActorCell({ rowData, collectionSlug, payload, i18n }: DefaultServerCellComponentProps) {
  const t = panelTexts(i18n.language);
  const isAudit = collectionSlug === 'audit-events';
  const name = rowData.actor ? await personOf({ payload, i18n }, 'users', Number(rowData.actor)) : undefined;
  // Only admins read the audit log, and only they open other accounts.
  if (name && isAudit) return <PanelLink href={editViewPath('users', Number(rowData.actor))}>{name}</PanelLink>;
  // A deleted account leaves no name.
  const nobody = isAudit ? (rowData.action === 'account_deleted' ? 'deletedAccount' : 'server') : 'sender';
  return name || rowData.actorName || t(`lists.${nobody}`);
}

/** What changed, with names for the codes of the log. */
export const DetailCell = ({ rowData, payload, i18n }: DefaultServerCellComponentProps) =>
  eventDetail(rowData as AuditEvent, { payload, i18n }) || '–';

type EventCell = (props: DefaultServerCellComponentProps) => ReactNode | Promise<ReactNode>;

/** The page of an event writes what its line in the list does. */
const fieldOf = (Cell: EventCell) =>
  function EventField({ data, field, collectionSlug, payload, i18n }: TextFieldServerProps) {
    const cell = { rowData: data, cellData: data[field.name], collectionSlug, payload, i18n } as DefaultServerCellComponentProps;
    return (
      <div className="field-type panel-view">
        <dl>
          <dt className="panel-hint">{field.label ? String(getTranslation(field.label, i18n)) : field.name}</dt>
          <dd>
            <Cell {...cell} />
          </dd>
        </dl>
      </div>
    );
  };

export const SubjectField = fieldOf(SubjectCell);
export const DetailField = fieldOf(DetailCell);
export const ActorField = fieldOf(ActorCell);
