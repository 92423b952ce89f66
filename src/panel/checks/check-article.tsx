import { type ReactNode, useEffect, useRef } from 'react';
import type { DueCheck } from '@/cms/fact-checks/due-checks';
import type { ProposedCorrection } from '@/cms/fact-checks/proposed-corrections';
import type { StoredFact } from '@/cms/fact-checks/stored-subject';
import { LOCALE_CODES, languageName } from '@/domain/locales';
import type { BuyerFact } from '@/domain/tool/buyer-facts';
import { isWebUrl } from '@/domain/web-url';
import { DeskButton } from '../desk-button';
import { OutsideLink, PanelLink } from '../link-list';
import { editViewPath, toolPath } from '../paths';
import { usePanelTexts } from '../use-panel-texts';
import { FactForm, GoneForm, PricesForm, SourceForm } from './check-forms';
import { knownText, planName, planPrice, sourceOf, subjectName, valueText } from './check-texts';
import { keyOf } from './checks-state';
import type { Checks } from './use-checks';

/** One fact, or the plans of a tool: what can be found about it, and everything that is known. */
export function CheckArticle({ check, checks }: { check: DueCheck; checks: Checks }) {
  const { t, language } = usePanelTexts();
  const { asking } = checks;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAsking = useRef(false);
  // A closed form leaves the focus nowhere.
  useEffect(() => {
    if (wasAsking.current && !asking) heading.current?.focus();
    wasAsking.current = asking !== null;
  }, [asking]);
  const title = `${check.name}: ${subjectName(t, check.subject, language)}`;
  return (
    <article className="panel-card" aria-label={title} data-testid="check">
      <div className="queue__head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <CheckButtons check={check} checks={checks} />
      </div>
      {asking && <CheckForm key={keyOf(check)} check={check} checks={checks} />}
      <dl className="queue__facts">
        {check.fact && check.subject !== 'plans' && <FactValues subject={check.subject} fact={check.fact} />}
        {check.plans && (
          <Fact title={t('fields.plans')}>
            <ul className="panel-plain">
              {check.plans.plans.map((plan) => (
                <li key={plan.id}>
                  {planName(plan, language)}: {planPrice(plan, language)}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {check.corrections.map((correction) => (
          <Correction key={correction.id} {...correction} />
        ))}
        <Fact title={t('checks.known')}>
          <p>{knownText(t, check, language)}</p>
        </Fact>
        <Fact title={t('checks.source')}>
          <SourceLink check={check} checks={checks} />
        </Fact>
        <Fact title={t('checks.tool')}>
          <p>
            <PanelLink href={toolPath(check.slug)}>{t('tool.link')}</PanelLink> ·{' '}
            <PanelLink href={editViewPath('tools', check.tool)}>{t('common.edit')}</PanelLink> · {t('checks.visits', { count: check.visits })}
          </p>
        </Fact>
      </dl>
    </article>
  );
}

/** What somebody proposed, with the reason and where it can be checked. */
function Correction({ value, reason, sourceUrl, language }: ProposedCorrection) {
  const { t } = usePanelTexts();
  return (
    <Fact title={t('checks.proposed')}>
      <p className="checks__value" lang={language}>
        {value}
      </p>
      <p lang={language}>{reason}</p>
      <p>{sourceUrl && isWebUrl(sourceUrl) ? <OutsideLink href={sourceUrl} /> : t('queue.proposal.noSource')}</p>
    </Fact>
  );
}

function CheckButtons({ check, checks }: { check: DueCheck; checks: Checks }) {
  const { t } = usePanelTexts();
  const { isBusy, hasKeys } = checks;
  return (
    <div className="panel-buttons">
      <DeskButton onClick={checks.confirm} disabled={isBusy} shortcut={hasKeys && 'A'}>
        {t('checks.true')}
      </DeskButton>
      <DeskButton buttonStyle="secondary" onClick={checks.edit} disabled={isBusy} shortcut={hasKeys && 'E'}>
        {t('checks.otherwise')}
      </DeskButton>
      {sourceOf(check) && (
        <DeskButton buttonStyle="secondary" onClick={checks.forgetSource} disabled={isBusy} shortcut={hasKeys && 'D'} tooltip={t('checks.deadHint')}>
          {t('checks.dead')}
        </DeskButton>
      )}
      <DeskButton buttonStyle="subtle" onClick={checks.openSource} shortcut={hasKeys && 'O'}>
        {t('checks.open')}
      </DeskButton>
      <DeskButton buttonStyle="subtle" onClick={checks.skip} disabled={checks.checks.length < 2} shortcut={hasKeys && 'J'}>
        {t('checks.skip')}
      </DeskButton>
    </div>
  );
}

function CheckForm({ check: { subject, fact, plans, url }, checks }: { check: DueCheck; checks: Checks }) {
  const props = { isBusy: checks.isBusy, onSend: checks.send, onCancel: checks.cancel };
  if (checks.asking === 'gone') return <GoneForm {...props} />;
  if (checks.asking === 'source') return <SourceForm known={plans ? url : ''} {...props} />;
  if (plans) return <PricesForm plans={plans.plans} known={plans.sourceUrl ?? url} {...props} />;
  return fact && subject !== 'plans' ? <FactForm subject={subject} fact={fact} {...props} /> : null;
}

function FactValues({ subject, fact: { values, notes } }: { subject: BuyerFact; fact: StoredFact }) {
  const { t, language } = usePanelTexts();
  return (
    <>
      <Fact title={t('checks.value')}>
        <p className="checks__value">{valueText(subject, values, language)}</p>
      </Fact>
      {LOCALE_CODES.map(
        (code) =>
          notes[code] && (
            <Fact key={code} title={t('checks.note', { language: languageName(code, language) })}>
              <p lang={code}>{notes[code]}</p>
            </Fact>
          ),
      )}
    </>
  );
}

/** The source; the website of the tool where nobody wrote one down. */
function SourceLink({ check, checks }: { check: DueCheck; checks: Checks }) {
  const { t } = usePanelTexts();
  const source = sourceOf(check);
  return (
    <p>
      {!source && `${t('checks.noSource')} `}
      <a
        href={source ?? check.url}
        target="_blank"
        rel="noreferrer nofollow"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          checks.openSource();
        }}
      >
        {source ?? check.url}
      </a>
    </p>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
