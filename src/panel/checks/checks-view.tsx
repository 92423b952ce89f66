import { listDueChecks } from '@/cms/fact-checks/due-checks';
import { type CheckProgress, readProgress } from '@/cms/fact-checks/progress';
import { RECENT_MONTHS } from '@/domain/tool/fact-checks';
import { PanelLink } from '../link-list';
import type { PanelLanguage } from '../panel-language';
import { panelView } from '../panel-view';
import { checksPath } from '../paths';
import { ChecksDesk } from './checks-desk';

/** So many are listed at once; the next ones follow when few are left. */
const LISTED = 40;

/** The panel page where editors check facts and prices; `?category=` shows those of one category. */
export const ChecksView = panelView(async ({ req, query, ...language }) => {
  const progress = await readProgress(req);
  const category = progress.categories.find(({ id }) => String(id) === query.category)?.id ?? null;
  const checks = await listDueChecks(req, { category, limit: LISTED });
  return <ChecksDesk key={category} listed={checks} progress={<Progress {...progress} {...language} current={category} />} />;
});

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.floor((100 * part) / whole)}%`;

/** Checks of the month, and the share of facts checked per category, each a link to its checks. */
function Progress({ month, goal, categories, current, t, format }: CheckProgress & Omit<PanelLanguage, 'language'> & { current: number | null }) {
  const facts = categories.reduce((sum, one) => sum + one.facts, 0);
  const checked = categories.reduce((sum, one) => sum + one.checked, 0);
  const choices = [{ id: null, name: t('checks.all'), facts, checked }, ...categories];
  return (
    <>
      <p className="checks__month">
        <progress value={Math.min(month, goal)} max={goal} aria-hidden="true" /> {t('checks.month', { month, goal })}
      </p>
      <nav aria-label={t('checks.filter', { months: RECENT_MONTHS })} className="panel-chips queue__filter">
        {choices.map((choice) => (
          <PanelLink
            key={choice.id}
            href={checksPath(choice.id)}
            aria-current={choice.id === current ? 'page' : undefined}
            title={t('checks.share', { checked: format.number(choice.checked), facts: format.number(choice.facts), months: RECENT_MONTHS })}
          >
            {choice.name} <span>{percent(choice.checked, choice.facts)}</span>
          </PanelLink>
        ))}
      </nav>
    </>
  );
}
