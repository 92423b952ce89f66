import { notFound } from 'next/navigation';
import { COMPARED, type Compared, compareVersion } from '@/cms/history/compare';
import { describeVersion } from '@/cms/history/read-history';
import { findVersion } from '@/cms/history/stored-versions';
import { MAX_ID } from '@/domain/limits';
import { PARTS } from '@/domain/parts';
import { Card } from '../card';
import { PanelLink } from '../link-list';
import { PanelHeader } from '../panel-header';
import { partName } from '../part-name';
import { historyPage } from './document-view';
import { FieldDiffs } from './field-diffs';
import { RestoreDialog } from './restore-dialog';
import { VersionStatus } from './version-facts';
import { VersionNote } from './version-note';

/** One version beside the draft, what is public, or the version it was made from, with the words marked that differ. */
export const VersionView = historyPage(async ({ req, document, segments, query, pathTo, isTrashed, t, language, format }) => {
  const id = Number(segments.at(-1));
  if (!Number.isSafeInteger(id) || id < 1 || id > MAX_ID) notFound();
  const version = await findVersion(req, document, id).catch(() => notFound());
  const compared: Compared = COMPARED.find((known) => known === query.with) ?? 'draft';
  const [row, changes] = await Promise.all([describeVersion(req, document, version), compareVersion(req, document, version, compared)]);
  const texts = { t, language };
  const when = format.moment(row.at);
  const parts = changes ? PARTS.filter((part) => changes[part].length > 0) : [];
  return (
    <>
      <PanelHeader
        title={t('versions.versionOf', { when })}
        hint={row.author ? t('versions.by', { author: row.author }) : t('versions.noAuthor')}
        back={<PanelLink href={pathTo('versions')}>{t('versions.all')}</PanelLink>}
      >
        {!row.isNewest && !isTrashed && <RestoreDialog document={document} version={id} when={when} />}
      </PanelHeader>
      <div className="versions__facts">
        <VersionStatus row={row} {...texts} />
        <VersionNote document={document} version={id} when={when} initial={row.note ?? ''} />
      </div>
      <nav className="panel-buttons versions__compared" aria-label={t('versions.compareWith')}>
        <span>{t('versions.compareWith')}</span>
        {COMPARED.map((other) => (
          <PanelLink key={other} href={`${pathTo('versions', id)}?with=${other}`} aria-current={other === compared ? 'true' : undefined}>
            {t(`versions.compared.${other}`)}
          </PanelLink>
        ))}
      </nav>
      {!changes && <p className="panel-empty">{t(`versions.missing.${compared}`)}</p>}
      {changes && parts.length === 0 && <p className="panel-empty">{t('versions.same')}</p>}
      {changes &&
        parts.map((part) => (
          <Card key={part} id={`versions-${part}`} title={partName(part, texts.t, texts.language)} className="versions__part">
            <div className="panel-pair versions__sides">
              <span>{t(`versions.compared.${compared}`)}</span>
              <span>{t('versions.thisVersion')}</span>
            </div>
            <FieldDiffs changes={changes[part]} part={part} t={t} />
          </Card>
        ))}
    </>
  );
});
