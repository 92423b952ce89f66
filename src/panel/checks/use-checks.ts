import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useReducer, useState } from 'react';
import type { Found } from '@/cms/fact-checks/check-subject';
import type { DueCheck } from '@/cms/fact-checks/due-checks';
import { callApi } from '../call-api';
import { editViewPath } from '../paths';
import { useKeyChoice } from '../use-letter-keys';
import { usePanelTexts } from '../use-panel-texts';
import { sourceOf, subjectName } from './check-texts';
import { type Asking, checksReducer, INITIAL_CHECKS, keyOf, nextCheck, openChecks } from './checks-state';
import { showSource } from './source-window';

/** So many are left when the next ones are fetched. */
const FEW = 5;

/** The editor's place among the checks, and what was found, sent to the server. */
export function useChecks(listed: DueCheck[]) {
  const { t, language } = usePanelTexts();
  const router = useRouter();
  const [state, dispatch] = useReducer(checksReducer, INITIAL_CHECKS);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const open = openChecks(listed, state);
  const { current, checks } = open;
  const keys = useKeyChoice(Boolean(state.asking));
  const next = nextCheck(open);

  const nameOf = ({ name, subject }: DueCheck) => `${name}, ${subjectName(t, subject, language)}`;
  /** Tells screen readers what happened and what is shown now. */
  const say = (happened: 'true' | 'sourceless' | 'otherwise' | 'repriced' | 'skipped', check: DueCheck) => {
    const done = t(`checks.done.${happened}`, { title: nameOf(check) });
    setSaid(`${done} ${next ? t('checks.now', { title: nameOf(next) }) : t('checks.empty')}`);
  };

  const send = async (found: Found) => {
    if (!current || isBusy) return;
    setIsBusy(true);
    const { tool, subject, seen } = current;
    const corrections = current.corrections.map(({ id }) => id);
    const { ok, status, message } = await callApi('/api/checks', { tool, subject, seen, corrections, found });
    // Before the list is fetched: the next check takes keys as soon as it is shown.
    setIsBusy(false);
    if (ok) {
      dispatch({ type: 'settle', check: current, next });
      say(found.is, current);
    } else toast.error(message ?? t('common.failed'));
    // Of a conflict, the server's list shows what it is now.
    if (checks.length <= FEW || status === 409) router.refresh();
  };
  const ask = (asking: Asking | null) => dispatch({ type: 'ask', asking });

  return {
    ...state,
    ...open,
    isBusy,
    ...keys,
    /** For screen readers. */
    said,
    send,
    show: (check: DueCheck) => dispatch({ type: 'show', key: keyOf(check) }),
    confirm: () => (current && !sourceOf(current) ? ask('source') : send({ is: 'true' })),
    edit: () => {
      // Of plans, only prices are written here.
      if (!current?.plans || current.plans.plans.some(({ kind }) => kind === 'paid')) ask('values');
      else router.push(editViewPath('tools', current.tool));
    },
    forgetSource: () => current && sourceOf(current) && ask('gone'),
    openSource: () => current && showSource(sourceOf(current) ?? current.url),
    skip: () => {
      if (!current || !next) return;
      dispatch({ type: 'skip', check: current, next });
      say('skipped', current);
    },
    cancel: () => ask(null),
  };
}

export type Checks = ReturnType<typeof useChecks>;
