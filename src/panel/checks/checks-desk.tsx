'use client';

import type { ReactNode } from 'react';
import type { DueCheck } from '@/cms/fact-checks/due-checks';
import { KeyList } from '../key-list';
import { PanelHeader } from '../panel-header';
import { useLetterKeys } from '../use-letter-keys';
import { usePanelTexts } from '../use-panel-texts';
import { CheckArticle } from './check-article';
import { knownText, subjectName } from './check-texts';
import { keyOf } from './checks-state';
import { type Checks, useChecks } from './use-checks';
import '../queue/queue.css';
import './checks.css';

const KEYS = ['a', 'e', 'd', 'o', 'j'] as const;

interface ChecksDeskProps {
  listed: DueCheck[];
  progress: ReactNode;
}

/** What to check on the left, first things first; on the right one of them, with its source and what can be found. */
export function ChecksDesk({ listed, progress }: ChecksDeskProps) {
  const { t } = usePanelTexts();
  const checks = useChecks(listed);
  const { current, isBusy, hasKeys } = checks;
  const keys: Record<(typeof KEYS)[number], () => void> = {
    a: checks.confirm,
    e: checks.edit,
    d: checks.forgetSource,
    o: checks.openSource,
    j: checks.skip,
  };
  useLetterKeys(hasKeys ? keys : {});
  return (
    <div className="queue" aria-busy={isBusy}>
      <PanelHeader title={t('checks.title')} hint={t('checks.intro')} />
      {progress}
      <p role="status" className="sr-only">
        {checks.said}
      </p>
      {!current && <p className="queue__empty panel-empty">{t('checks.empty')}</p>}
      {current && (
        <div className="queue__columns">
          <CheckList checks={checks} />
          <CheckArticle check={current} checks={checks} />
        </div>
      )}
    </div>
  );
}

/** What is left to be checked, and the keys of the view. */
function CheckList({ checks }: { checks: Checks }) {
  const { t, language } = usePanelTexts();
  return (
    <div className="queue__side">
      <ol className="panel-plain queue__list checks__list" aria-label={t('checks.list')}>
        {checks.checks.map((check) => (
          <li key={keyOf(check)} className={check === checks.current ? 'is-current' : undefined}>
            <button type="button" aria-current={check === checks.current} onClick={() => checks.show(check)}>
              <strong>
                {check.name}: {subjectName(t, check.subject, language)}
              </strong>
              <small>{knownText(t, check, language)}</small>
            </button>
          </li>
        ))}
      </ol>
      <div className="queue__keys">
        <label>
          <input type="checkbox" checked={checks.wantsKeys} onChange={(event) => checks.setWantsKeys(event.target.checked)} /> {t('queue.shortcuts')}
        </label>
        {checks.hasKeys && <KeyList label={t('queue.shortcuts')} keys={KEYS.map((key) => [key.toUpperCase(), t(`checks.keys.${key}`)])} />}
      </div>
    </div>
  );
}
