import type { DueCheck } from '@/cms/fact-checks/due-checks';

/** What an editor is writing: new values, or the source of a value that is still true; or whether the source is gone. */
export type Asking = 'values' | 'source' | 'gone';

export const keyOf = ({ tool, subject }: Pick<DueCheck, 'tool' | 'subject'>): string => `${tool}:${subject}`;
const versionOf = (check: DueCheck): string => `${keyOf(check)}@${check.seen}`;

export interface ChecksState {
  /** Versions decided on this page, hidden before the server's next list arrives. */
  decided: ReadonlySet<string>;
  /** Keys of what was skipped or decided, which comes last if it is listed again. */
  skipped: readonly string[];
  /** Key of the check shown; the first one without it. */
  currentKey: string | null;
  asking: Asking | null;
}

export const INITIAL_CHECKS: ChecksState = { decided: new Set(), skipped: [], currentKey: null, asking: null };

export interface OpenChecks {
  checks: DueCheck[];
  position: number;
  current: DueCheck | undefined;
}

/** What is still to be checked, with what was skipped last, and where the editor is. */
export function openChecks(listed: DueCheck[], { decided, skipped, currentKey }: ChecksState): OpenChecks {
  const left = listed.filter((check) => !decided.has(versionOf(check)));
  const checks = left.toSorted((one, other) => skipped.indexOf(keyOf(one)) - skipped.indexOf(keyOf(other)));
  const position = Math.max(
    0,
    checks.findIndex((check) => keyOf(check) === currentKey),
  );
  return { checks, position, current: checks[position] };
}

/** What comes after the check shown; the first one after the last. */
export const nextCheck = ({ checks, position }: OpenChecks): DueCheck | undefined =>
  checks[position + 1] ?? (checks.length > 1 ? checks[0] : undefined);

export type ChecksEvent =
  | { type: 'show'; key: string }
  | { type: 'ask'; asking: Asking | null }
  | { type: 'skip' | 'settle'; check: DueCheck; next: DueCheck | undefined };

export function checksReducer(state: ChecksState, event: ChecksEvent): ChecksState {
  switch (event.type) {
    case 'show':
      return { ...state, currentKey: event.key, asking: null };
    case 'ask':
      return { ...state, asking: event.asking };
    default: {
      const { type, check, next } = event;
      const key = keyOf(check);
      // Somebody may have chosen another one while the server answered.
      const isShown = state.currentKey === null || state.currentKey === key;
      return {
        decided: type === 'settle' ? new Set([...state.decided, versionOf(check)]) : state.decided,
        skipped: [...state.skipped.filter((other) => other !== key), key],
        currentKey: isShown ? (next ? keyOf(next) : null) : state.currentKey,
        asking: isShown ? null : state.asking,
      };
    }
  }
}
