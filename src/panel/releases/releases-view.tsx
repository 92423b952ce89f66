import { SetStepNav } from '@payloadcms/ui';
import { listReleases } from '@/cms/releases/read-releases';
import { Badge } from '../badge';
import { PageLinks, PanelLink, Time } from '../link-list';
import { PanelHeader } from '../panel-header';
import { panelView } from '../panel-view';
import { releasePath, releasesPath } from '../paths';
import { numbers, Table } from '../table';
import { NewRelease } from './new-release';
import { RELEASE_TONES } from './tones';
import './releases.css';

const PAGE_MAX = 10_000;

const pageOf = (value: unknown): number => {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 0 && page <= PAGE_MAX ? page : 1;
};

/** All releases, changed last first. */
export const ReleasesView = panelView(async ({ req, query, t, format }) => {
  const page = pageOf(query.page);
  const { releases, pages } = await listReleases(req, page);
  return (
    <div className="releases">
      <SetStepNav nav={[{ label: t('releases.title') }]} />
      <PanelHeader title={t('releases.title')} hint={t('releases.intro')} />
      <NewRelease />
      {releases.length === 0 ? (
        <p className="panel-empty">{t('releases.empty')}</p>
      ) : (
        <Table
          columns={[t('releases.name'), t('releases.state'), numbers(t('releases.documents')), t('releases.when'), t('releases.author')]}
          rows={releases.map(({ id, title, state, documents, publishAt, publishedAt, author }) => {
            const at = publishedAt ?? publishAt;
            return {
              id,
              cells: [
                <PanelLink key="title" href={releasePath(id)}>
                  {title}
                </PanelLink>,
                <Badge key="state" tone={RELEASE_TONES[state]}>
                  {t(`releases.states.${state}`)}
                </Badge>,
                format.number(documents),
                at ? <Time key="at" at={at} format={format.moment} /> : '–',
                author ?? '–',
              ],
            };
          })}
        />
      )}
      <PageLinks page={page} pages={pages} pathTo={releasesPath} label={t('releases.title')} t={t} />
    </div>
  );
});
