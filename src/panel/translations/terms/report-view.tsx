import { readReport, type TermReport } from '@/cms/terminology/report';
import { isLocale, LOCALE_CODES, languageName } from '@/domain/locales';
import { Badge } from '../../badge';
import { PageLinks, PanelLink } from '../../link-list';
import { PanelHeader } from '../../panel-header';
import { type PanelView, panelView } from '../../panel-view';
import { coveragePath, sheetPath, termsPath } from '../../paths';
import { Table } from '../../table';
import './terms.css';

const PAGE_MAX = 1000;

/** The panel page with published translations that don't follow the dictionary. */
export const TermsReportView = panelView(async (view) => {
  const { req, query, t, language } = view;
  const locale = isLocale(query.locale) ? query.locale : 'nl';
  const page = Math.min(Math.max(Math.trunc(Number(query.page)) || 1, 1), PAGE_MAX);
  const { rows, pages } = await readReport(req, { page, locale });
  const broken = rows.filter(({ count }) => count > 0);
  return (
    <div className="terms-report">
      <PanelHeader
        title={t('terms.report.title')}
        hint={t('terms.report.intro')}
        back={<PanelLink href={coveragePath()}>{t('translations.back')}</PanelLink>}
      />
      <nav className="panel-chips" aria-label={t('translations.language')}>
        {LOCALE_CODES.map((code) => (
          <PanelLink key={code} href={termsPath(code)} aria-current={code === locale ? 'true' : undefined}>
            {languageName(code, language)}
          </PanelLink>
        ))}
      </nav>
      {pages === 0 && <p className="panel-empty">{t('terms.report.none')}</p>}
      {pages > 0 && broken.length === 0 && <p className="panel-empty">{t('terms.report.fine')}</p>}
      {broken.length > 0 && (
        <Table
          columns={[t('terms.report.term'), t('terms.report.preferred', { language: languageName(locale, language) }), t('terms.report.places')]}
          rows={broken.map((row) => ({
            id: row.term.id ?? row.term.name.en ?? '',
            cells: [row.term.name.en ?? row.term.name.nl, row.term.preferred[locale], <Places key="places" {...view} report={row} />],
          }))}
        />
      )}
      <PageLinks page={page} pages={pages} pathTo={(to) => termsPath(locale, to)} label={t('translations.pages')} t={t} />
    </div>
  );
});

function Places({ t, report: { places, count } }: PanelView & { report: TermReport }) {
  return (
    <ul className="panel-plain">
      {places.map(({ collection, document, target, use, word }) => (
        <li key={`${collection} ${document} ${target}`}>
          <PanelLink href={sheetPath(collection, document)}>{target.length > 90 ? `${target.slice(0, 90)}…` : target}</PanelLink>{' '}
          {use !== 'used' && use !== 'open' && (
            <Badge tone={use === 'missing' ? 'warn' : 'bad'}>{t(`terms.marks.${use}`, { word: word ?? '' })}</Badge>
          )}
        </li>
      ))}
      {count > places.length && <li>{t('terms.report.more', { count: count - places.length })}</li>}
    </ul>
  );
}
