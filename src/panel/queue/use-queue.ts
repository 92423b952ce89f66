import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useReducer, useRef, useTransition } from 'react';
import type { QueueItem } from '@/cms/moderation/queue';
import { problemText } from '../texts';
import { useKeyChoice } from '../use-letter-keys';
import { usePanelTexts } from '../use-panel-texts';
import { checkLink, sendDecision, sendUndo, type Undo } from './queue-requests';
import {
  type Decision,
  INITIAL_QUEUE,
  isModerated,
  keyOf,
  needsReason,
  openItems,
  type QueueEvent,
  type QueueState,
  queueReducer,
  targetsOf,
} from './queue-state';

const UNDO_MS = 10_000;

/** The editor's place in the queue, and the decisions sent to the server with a toast about each result. */
export function useQueue(listed: QueueItem[]) {
  const { t } = usePanelTexts();
  const router = useRouter();
  const [state, dispatch] = useReducer((before: QueueState, event: QueueEvent) => queueReducer(before, event, listed), INITIAL_QUEUE);
  const [isBusy, startWork] = useTransition();
  const lastUndo = useRef<Undo | null>(null);
  const open = openItems(listed, state);
  const { items, position, current } = open;
  const keys = useKeyChoice(Boolean(open.question));

  const show = (item: QueueItem | undefined) => {
    if (!item) return;
    dispatch({ type: 'show', key: keyOf(item) });
    document.getElementById(`queue-${keyOf(item)}`)?.scrollIntoView({ block: 'nearest' });
  };

  const undo = () => {
    const step = lastUndo.current;
    if (!step) return;
    lastUndo.current = null;
    startWork(async () => {
      const { ok, message } = await sendUndo(step);
      if (ok) toast.success(t('queue.undone', { count: step.items.length, title: step.items[0].title }));
      else toast.error(message ?? t('common.failed'));
      dispatch({ type: 'reopen', items: step.items });
      router.refresh();
    });
  };

  const send = (decision: Decision, work: QueueItem[], reason: string | null) => {
    if (work.length === 0 || isBusy) return;
    startWork(async () => {
      const { done, refusals, undo: taken } = await sendDecision(work, decision, reason);
      for (const message of refusals) toast.error(message ?? t('common.failed'));
      if (done) {
        lastUndo.current = taken;
        dispatch({ type: 'settle', work, done, open });
      }
      const [first] = done ?? [];
      if (done && first) {
        const openTool = first.proposal && { label: t('queue.openTool'), onClick: () => router.push(first.editPath) };
        const text = t(`queue.done.${decision}`, { count: done.length, title: first.title });
        toast.success(text, { action: taken ? { label: t('queue.undo'), onClick: undo } : openTool, duration: UNDO_MS });
      }
      router.refresh();
    });
  };

  /** Sends a decision, or asks for its reason first. */
  const decide = (decision: Decision) => {
    if (needsReason(decision)) dispatch({ type: 'ask', decision, open });
    else send(decision, targetsOf(decision, open), null);
  };

  const check = () => {
    if (!current?.suspect || isBusy) return;
    const { title, suspect } = current;
    startWork(async () => {
      const { ok: isAnswered, body, message } = await checkLink(suspect);
      const { ok, status, problem, waits } = body;
      if (!isAnswered) toast.error(message ?? t('common.failed'));
      else if (!ok) {
        toast.error(t('queue.suspect.stillFails', { title, problem: problemText(t, { problem, status }) }));
      } else if (waits) toast.info(t('queue.suspect.stillMoved', { title }));
      else toast.success(t('queue.suspect.answersAgain', { title }));
      router.refresh();
    });
  };

  return {
    ...state,
    ...open,
    isBusy,
    ...keys,
    show,
    undo,
    send,
    decide,
    check,
    next: () => show(items[Math.min(position + 1, items.length - 1)]),
    previous: () => show(items[Math.max(position - 1, 0)]),
    toggle: (item: QueueItem | undefined) => item && isModerated(item) && dispatch({ type: 'toggle', key: keyOf(item) }),
    cancel: () => dispatch({ type: 'cancel' }),
    edit: () => current && router.push(current.editPath),
  };
}

export type Queue = ReturnType<typeof useQueue>;
