import { describe, expect, it } from 'vitest';
import type { QueueItem, QueueKind } from '@/cms/moderation/queue';
import {
  type Decision,
  decisionOfKey,
  INITIAL_QUEUE,
  keyOf,
  openItems,
  type QueueEvent,
  type QueueState,
  queueReducer,
  recipientsOf,
  targetsOf,
} from './queue-state';

const item = (kind: QueueKind, id: number, seen = 'v1'): QueueItem => ({
  kind,
  id,
  seen,
  title: `${kind} ${id}`,
  waitingSince: '',
  language: 'en',
  isChange: false,
  sender: { email: null, name: null, isRepresentative: false, published: 0, rejected: 0, pending: 0 },
  fields: [],
  images: [],
  links: [],
  steps: [],
  editPath: '',
});

const [tool, review, report, proposal] = [item('tools', 1), item('reviews', 1), item('reports', 1), item('proposals', 1)];
const listed = [tool, review, report, proposal];

/** State after the events, each created from the state before it. */
const stateAfter = (...events: (QueueEvent | ((state: QueueState) => QueueEvent))[]): QueueState =>
  events.reduce<QueueState>((state, event) => queueReducer(state, typeof event === 'function' ? event(state) : event, listed), INITIAL_QUEUE);

const show = (shown: QueueItem): QueueEvent => ({ type: 'show', key: keyOf(shown) });
const toggle = (toggled: QueueItem): QueueEvent => ({ type: 'toggle', key: keyOf(toggled) });
/** The answer to a decision that was sent from this state. */
const answer = (state: QueueState, done: QueueItem[], work = done): QueueEvent => ({
  type: 'settle',
  work,
  done,
  open: openItems(listed, state),
});
const ask =
  (decision: Decision) =>
  (state: QueueState): QueueEvent => ({ type: 'ask', decision, open: openItems(listed, state) });
const settle =
  (...done: QueueItem[]) =>
  (state: QueueState) =>
    answer(state, done);

describe('the queue', () => {
  it('starts at the first item and with nothing selected', () => {
    expect(openItems(listed, INITIAL_QUEUE)).toEqual({ items: listed, position: 0, current: tool, chosen: [], question: null });
  });

  it('shows the next item after a decision', () => {
    expect(openItems(listed, stateAfter(show(review), settle(review))).current).toBe(report);
  });

  it('skips no item after a bulk decision about the ones before it', () => {
    expect(openItems(listed, stateAfter(toggle(tool), show(review), toggle(review), settle(tool, review))).current).toBe(report);
  });

  it('shows the last item after a decision about the one behind it', () => {
    expect(openItems(listed, stateAfter(show(proposal), settle(proposal))).current).toBe(report);
  });

  it('stays at the item shown when others are decided', () => {
    expect(openItems(listed, stateAfter(show(report), toggle(tool), toggle(review), settle(tool, review))).current).toBe(report);
  });

  it('stays where it is when the server refuses, without the selection and the question', () => {
    const state = stateAfter(show(review), toggle(review), ask('reject'), (sent) => answer(sent, [], [review]));
    expect(openItems(listed, state)).toMatchObject({ items: listed, current: review, chosen: [] });
    expect(state).toMatchObject({ asking: null });
  });

  it('leaves the question about another item that was chosen while the server answered', () => {
    const sent = stateAfter(show(tool));
    const asked = stateAfter(show(review), ask('reject'));
    expect(openItems(listed, queueReducer(asked, answer(sent, [tool]), listed))).toMatchObject({ current: review, question: { targets: [review] } });
    expect(openItems(listed, queueReducer(asked, answer(sent, [tool, review]), listed))).toMatchObject({ current: report, question: null });
  });

  it('drops the question when somebody else has decided what it was about', () => {
    const asked = stateAfter(show(review), ask('reject'));
    expect(openItems([tool, report], asked)).toMatchObject({ current: tool, question: null });
    const selected = stateAfter(show(tool), toggle(review), ask('reject'));
    expect(openItems([tool, report], selected)).toMatchObject({ current: tool, question: null });
  });

  it('stays at the item a question is about when others are listed before it', () => {
    expect(openItems([item('links', 1), ...listed], stateAfter(ask('reject')))).toMatchObject({ current: tool, question: { targets: [tool] } });
  });

  it('leaves the question about another item when an undo is answered', () => {
    const state = stateAfter(settle(tool), show(review), ask('reject'), { type: 'reopen', items: [tool] });
    expect(openItems(listed, state)).toMatchObject({ items: listed, current: review, question: { targets: [review] } });
  });

  it('shows an undone item when the question was dropped because somebody else decided what it was about', () => {
    const asked = stateAfter(settle(report), show(review), ask('reject'));
    const left = [tool, report];
    const state = queueReducer(asked, { type: 'reopen', items: [report] }, left);
    expect(openItems(left, state)).toMatchObject({ current: report, question: null });
    expect(openItems(listed, state)).toMatchObject({ current: report, question: null });
  });

  it('leaves the selection that a decision was not about', () => {
    const state = stateAfter(show(report), toggle(tool), settle(report), toggle(review));
    expect(openItems(listed, state).chosen).toEqual([tool, review]);
  });

  it('hides a decided version and shows a newer one', () => {
    const state = stateAfter(settle(tool));
    expect(openItems(listed, state).items).toEqual([review, report, proposal]);
    expect(openItems([item('tools', 1, 'v2')], state).items).toHaveLength(1);
  });

  it('shows an undone item again in its place, and no other decided one', () => {
    const state = stateAfter(settle(tool), settle(review), { type: 'reopen', items: [review] });
    expect(openItems(listed, state)).toMatchObject({ items: [review, report, proposal], position: 0, current: review });
  });

  it('is empty after the last decision', () => {
    expect(openItems([tool], stateAfter(settle(tool)))).toMatchObject({ items: [], current: undefined });
  });

  it('closes the question when another item is shown', () => {
    const asked = stateAfter(ask('reject'));
    expect(queueReducer(asked, show(review), listed).asking).toBe(null);
  });
});

describe('a decision', () => {
  it('is about the selection if there is one', () => {
    const list = openItems(listed, stateAfter(show(report), toggle(tool), toggle(review)));
    expect(targetsOf('approve', list)).toEqual([tool, review]);
    expect(decisionOfKey('a', list)).toBe('approve');
  });

  it('is about the item shown without a selection', () => {
    expect(targetsOf('approve', openItems(listed, stateAfter(show(review))))).toEqual([review]);
    expect(targetsOf('kept', openItems(listed, stateAfter(show(report), toggle(tool))))).toEqual([report]);
  });

  it('is written to the senders of the selection, not of the item shown', () => {
    const dutch = { ...item('tools', 2), language: 'nl' as const };
    const recipients = (shown: QueueItem, ...selected: QueueItem[]) =>
      recipientsOf('reject', targetsOf('reject', openItems([...listed, dutch], stateAfter(show(shown), ...selected.map(toggle)))));
    expect(recipients(review, dutch)).toEqual({ collection: 'tools', language: 'nl' });
    expect(recipients(review)).toEqual({ collection: 'reviews', language: 'en' });
    expect(recipients(report, tool, dutch)).toEqual({ collection: 'tools', language: null });
    expect(recipients(report, tool, review)).toEqual({ collection: null, language: 'en' });
  });

  it('that takes a reported review offline is written to its author too', () => {
    const languageOf = (decision: 'kept' | 'removed', sender: string | null, authorLanguage: 'en' | 'nl' | null) =>
      recipientsOf(decision, [{ ...report, language: 'nl', authorLanguage, sender: { ...report.sender, email: sender } }]).language;
    expect(languageOf('kept', 'reader@example.org', 'en')).toBe('nl');
    expect(languageOf('removed', 'reader@example.org', 'en')).toBe(null);
    expect(languageOf('removed', 'reader@example.org', 'nl')).toBe('nl');
    expect(languageOf('removed', 'reader@example.org', null)).toBe('nl');
    expect(languageOf('removed', null, 'en')).toBe('en');
  });

  it('is about nothing when the item shown is of another kind', () => {
    expect(targetsOf('kept', openItems(listed, stateAfter(show(proposal))))).toEqual([]);
    expect(targetsOf('approve', openItems(listed, stateAfter(show(report))))).toEqual([]);
  });

  it.each([
    [tool, 'approve', 'reject'],
    [report, 'kept', 'removed'],
    [proposal, 'accepted', 'rejected'],
    [item('links', 1), 'stand', 'offline'],
  ])('by key depends on the kind of item: $title', (shown, yes, no) => {
    const list = openItems([shown], INITIAL_QUEUE);
    expect([decisionOfKey('a', list), decisionOfKey('r', list)]).toEqual([yes, no]);
  });
});
