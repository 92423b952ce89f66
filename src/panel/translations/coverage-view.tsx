import type { AdminViewServerProps } from 'payload';
import { countCoverage } from '@/cms/translations/coverage';
import { PanelHeader } from '../panel-header';
import { PanelPage } from '../panel-page';
import { panelTexts } from '../texts';
import { CoverageTable } from './coverage-table';
import { workListOf } from './requested';
import { WorkListSection } from './work-list-section';
import './translations.css';

/** The panel page that counts what each collection lacks in each language, and lists the entries behind a number. */
export function CoverageView(props: AdminViewServerProps) {
  return <PanelPage view={props}>{() => coveragePage(props)}</PanelPage>;
}

async function coveragePage({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const t = panelTexts(req.i18n.language);
  const coverage = await countCoverage(req);
  const list = workListOf(searchParams);
  const chosen = list && coverage.find((entry) => entry.collection === searchParams?.collection && entry.locale === list.locale);
  return (
    <div className={chosen ? 'translations translations--with-list' : 'translations'}>
      <PanelHeader title={t('translations.title')} hint={t('translations.intro')} />
      {coverage.length === 0 ? (
        <p className="panel-empty">{t('translations.nothing')}</p>
      ) : (
        <CoverageTable req={req} coverage={coverage} chosen={chosen && { entry: chosen, filter: list.filter }} />
      )}
      {chosen && <WorkListSection req={req} list={list} coverage={chosen} />}
    </div>
  );
}
