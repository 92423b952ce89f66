import { describe, expect, it } from 'vitest';
import type { DueCheck } from '@/cms/fact-checks/due-checks';
import type { CheckSubject } from '@/domain/tool/fact-checks';
import { type ChecksEvent, type ChecksState, checksReducer, INITIAL_CHECKS, keyOf, nextCheck, openChecks } from './checks-state';

const check = (tool: number, subject: CheckSubject, seen = 'v1'): DueCheck => ({
  tool,
  subject,
  seen,
  name: `Tool ${tool}`,
  slug: '',
  url: '',
  fact: null,
  plans: null,
  visits: 0,
  corrections: [],
});

const [dpa, sso, plans] = [check(1, 'dpa'), check(1, 'sso'), check(2, 'plans')];
const listed = [dpa, sso, plans];

/** State after the events, each created from what was open before it. */
const stateAfter = (...events: ((open: ReturnType<typeof openChecks>) => ChecksEvent)[]): ChecksState =>
  events.reduce<ChecksState>((state, event) => checksReducer(state, event(openChecks(listed, state))), INITIAL_CHECKS);

const show = (shown: DueCheck) => (): ChecksEvent => ({ type: 'show', key: keyOf(shown) });
const act =
  (type: 'skip' | 'settle') =>
  (open: ReturnType<typeof openChecks>): ChecksEvent => ({ type, check: open.current as DueCheck, next: nextCheck(open) });

describe('the checks', () => {
  it('start at the first one', () => {
    expect(openChecks(listed, INITIAL_CHECKS)).toEqual({ checks: listed, position: 0, current: dpa });
  });

  it('go on with the next one after a decision, and with the first after the last', () => {
    expect(openChecks(listed, stateAfter(act('settle')))).toMatchObject({ checks: [sso, plans], current: sso });
    expect(openChecks(listed, stateAfter(show(plans), act('settle')))).toMatchObject({ checks: [dpa, sso], current: dpa });
  });

  it('put a skipped one last', () => {
    const open = openChecks(listed, stateAfter(act('skip')));
    expect(open).toMatchObject({ checks: [sso, plans, dpa], current: sso });
    expect(openChecks(listed, stateAfter(act('skip'), act('skip'), act('skip'))).current).toBe(dpa);
  });

  it('are empty after the last decision', () => {
    expect(openChecks(listed, stateAfter(act('settle'), act('settle'), act('settle')))).toMatchObject({ checks: [], current: undefined });
  });

  it('show a decided one again, last, when it has changed', () => {
    const changed = check(1, 'dpa', 'v2');
    expect(openChecks([changed, sso], stateAfter(act('settle'))).checks).toEqual([sso, changed]);
  });

  it('stay at another one that was chosen while the server answered', () => {
    const answered: ChecksEvent = { type: 'settle', check: dpa, next: sso };
    const state = checksReducer(
      stateAfter(show(plans), () => ({ type: 'ask', asking: 'values' })),
      answered,
    );
    expect(openChecks(listed, state)).toMatchObject({ checks: [sso, plans], current: plans });
    expect(state.asking).toBe('values');
  });

  it('close the form when another one is shown', () => {
    const asked = stateAfter(() => ({ type: 'ask', asking: 'source' }));
    expect(checksReducer(asked, show(sso)()).asking).toBe(null);
  });
});
