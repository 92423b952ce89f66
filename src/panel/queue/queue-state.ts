import type { QueueItem, QueueKind } from '@/cms/moderation/queue';
import type { Locale } from '@/domain/locales';
import type { ModeratedCollection } from '@/domain/moderation-states';

export type Decision =
  | 'approve'
  | 'reject'
  | 'kept'
  | 'removed'
  | 'accepted'
  | 'rejected'
  | 'published'
  | 'refused'
  | 'stand'
  | 'offline'
  | 'replace';

/** Decisions by kind of item: the first two are those of the keys A and R. */
export const DECISIONS = {
  tools: ['approve', 'reject'],
  reviews: ['approve', 'reject'],
  reports: ['kept', 'removed'],
  proposals: ['accepted', 'rejected'],
  shortlists: ['published', 'refused'],
  links: ['stand', 'offline', 'replace'],
} as const satisfies Record<QueueKind, readonly Decision[]>;

const WITH_REASON: ReadonlySet<Decision> = new Set(['reject', 'kept', 'removed', 'rejected']);
const IN_BULK: ReadonlySet<Decision> = new Set(DECISIONS.tools);

export const needsReason = (decision: Decision): boolean => WITH_REASON.has(decision);
export const keyOf = ({ kind, id }: Pick<QueueItem, 'kind' | 'id'>): string => `${kind}:${id}`;
export const isModerated = ({ kind }: QueueItem): boolean => kind === 'tools' || kind === 'reviews';

const versionOf = (item: QueueItem): string => `${keyOf(item)}@${item.seen}`;

export interface QueueState {
  /** Versions decided on this page, hidden before the server's next list arrives. */
  decided: ReadonlySet<string>;
  /** Key of the item shown; the first item without one. */
  currentKey: string | null;
  selected: ReadonlySet<string>;
  /** The decision whose reason is being written, and the keys of the items it is about. */
  asking: { decision: Decision; keys: readonly string[] } | null;
}

export const INITIAL_QUEUE: QueueState = { decided: new Set(), currentKey: null, selected: new Set(), asking: null };

export interface OpenItems {
  items: QueueItem[];
  position: number;
  current: QueueItem | undefined;
  /** Selected items that can be decided in bulk. */
  chosen: QueueItem[];
  /** What a reason is being written for; null once somebody else has decided all of it. */
  question: { decision: Decision; keys: readonly string[]; targets: QueueItem[] } | null;
}

/** The items still to be decided, and where the editor is among them. */
export function openItems(listed: QueueItem[], { decided, currentKey, selected, asking }: QueueState): OpenItems {
  const items = listed.filter((item) => !decided.has(versionOf(item)));
  const position = Math.max(
    0,
    items.findIndex((item) => keyOf(item) === currentKey),
  );
  const targets = items.filter((item) => asking?.keys.includes(keyOf(item)));
  return {
    items,
    position,
    current: items[position],
    chosen: items.filter((item) => selected.has(keyOf(item)) && isModerated(item)),
    question: asking && targets.length > 0 ? { ...asking, targets } : null,
  };
}

/** The items a decision is about: the selection if it can be decided in bulk, otherwise the item shown. */
export function targetsOf(decision: Decision, { chosen, current }: OpenItems): QueueItem[] {
  if (IN_BULK.has(decision) && chosen.length > 0) return chosen;
  return current && (DECISIONS[current.kind] as readonly Decision[]).includes(decision) ? [current] : [];
}

const shared = <T>([first, ...others]: T[]): T | null => (first !== undefined && others.every((other) => other === first) ? first : null);

/** Languages of those who get the reason of a decision. A report may come without an address. */
function languagesOf({ language, authorLanguage, sender }: QueueItem, decision: Decision): Locale[] {
  if (decision !== 'removed' || !authorLanguage) return [language];
  return sender.email ? [language, authorLanguage] : [authorLanguage];
}

/** Who gets the reason of a decision: the collection of what they sent in and their language, null where they differ. */
export function recipientsOf(decision: Decision, targets: QueueItem[]): { collection: ModeratedCollection | null; language: Locale | null } {
  const kind = shared(targets.map((item) => item.kind));
  return {
    collection: kind === 'tools' || kind === 'reviews' ? kind : null,
    language: shared(targets.flatMap((item) => languagesOf(item, decision))),
  };
}

/** The decision of key A or R. A selection goes first, because its buttons stand above those of the item. */
export function decisionOfKey(key: 'a' | 'r', { chosen, current }: OpenItems): Decision | null {
  const index = key === 'a' ? 0 : 1;
  if (chosen.length > 0) return DECISIONS.tools[index];
  return current ? DECISIONS[current.kind][index] : null;
}

export type QueueEvent =
  | { type: 'show'; key: string }
  | { type: 'toggle'; key: string }
  | { type: 'ask'; decision: Decision; open: OpenItems }
  | { type: 'cancel' }
  /** `work` was sent while `open` was shown; `done` is what the server accepted. */
  | { type: 'settle'; work: QueueItem[]; done: QueueItem[]; open: OpenItems }
  | { type: 'reopen'; items: QueueItem[] };

/** @param listed the server's newest list */
export function queueReducer(state: QueueState, event: QueueEvent, listed: QueueItem[]): QueueState {
  switch (event.type) {
    case 'show':
      return { ...state, currentKey: event.key, asking: null };
    case 'toggle': {
      const selected = new Set(state.selected);
      if (!selected.delete(event.key)) selected.add(event.key);
      return { ...state, selected };
    }
    case 'ask': {
      const { decision, open } = event;
      const keys = targetsOf(decision, open).map(keyOf);
      return { ...state, currentKey: open.current ? keyOf(open.current) : null, asking: { decision, keys } };
    }
    case 'cancel':
      return { ...state, asking: null };
    case 'settle': {
      const { work, done, open } = event;
      const isOpen = (item: QueueItem) => !done.includes(item);
      const next = open.items.slice(open.position).find(isOpen) ?? open.items.findLast(isOpen);
      const isShownDone = done.some((item) => keyOf(item) === state.currentKey);
      const worked = work.map(keyOf);
      return {
        decided: new Set([...state.decided, ...done.map(versionOf)]),
        currentKey: isShownDone ? (next ? keyOf(next) : null) : state.currentKey,
        selected: new Set([...state.selected].filter((key) => !worked.includes(key))),
        // A reason for something else may be being written by now.
        asking: state.asking?.keys.some((key) => worked.includes(key)) ? null : state.asking,
      };
    }
    case 'reopen': {
      const undone = event.items.map(versionOf);
      const [first] = event.items;
      const { question } = openItems(listed, state);
      return {
        ...state,
        decided: new Set([...state.decided].filter((version) => !undone.includes(version))),
        currentKey: first && !question ? keyOf(first) : state.currentKey,
        asking: question && state.asking,
      };
    }
  }
}
