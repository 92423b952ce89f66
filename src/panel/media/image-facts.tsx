import { getTranslation } from '@payloadcms/translations';
import type { LabelFunction, StaticLabel, UIFieldServerProps } from 'payload';
import { isEditor } from '@/cms/access/roles';
import { USES_MAX, whereUsed } from '@/cms/collections/media/where-used';
import { PanelLink } from '../link-list';
import { editViewPath } from '../paths';
import { Table } from '../table';
import { panelTexts } from '../texts';
import { ImageInfo } from './image-info';
import './media.css';

/** On the page of an image: its facts, how it looks on light and dark, and where it's used. */
export async function ImageFacts({ id, req, i18n }: UIFieldServerProps) {
  if (!id || !isEditor(req.user)) return null;
  const t = panelTexts(i18n.language);
  const uses = await whereUsed(req, Number(id));
  const labelOf = (label: StaticLabel | LabelFunction) => getTranslation(label, i18n);
  return (
    <section className="panel-view image-facts" aria-label={t('media.facts')}>
      <ImageInfo backgrounds={[...new Set(uses.flatMap(({ logoBackground }) => logoBackground ?? []))]} />
      <h2>{t('media.whereUsed')}</h2>
      {uses.length === 0 && <p>{t('media.unused')}</p>}
      {uses.length > 0 && (
        <Table
          columns={[t('media.entry'), t('media.kind'), t('media.field'), t('media.state')]}
          rows={uses.map(({ collection, id: document, title, fields, state }) => ({
            id: `${collection.slug}:${document}`,
            cells: [
              <PanelLink key="entry" href={editViewPath(collection.slug, document, state === 'trashed')}>
                {title || t('common.untitled')}
              </PanelLink>,
              labelOf(collection.labels.singular),
              fields.map(({ labels }) => labels.map(labelOf).join(': ')).join(', '),
              t(`common.states.${state}`),
            ],
          }))}
        />
      )}
      {uses.length >= USES_MAX && <p>{t('media.many')}</p>}
    </section>
  );
}
