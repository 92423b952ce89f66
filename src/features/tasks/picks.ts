import { EUROPE } from '@/domain/search-facets';

/** What a choice between tools for the same task depends on. */
interface Choosable {
  hasFreePlan: boolean;
  /** ISO 3166-1 code of two letters. */
  country: string | null;
  /** Chosen by editors. */
  isFreePick?: boolean;
  isEuropeanPick?: boolean;
}

export type PickKind = 'first' | 'free' | 'european';

interface TaskPick<Tool> {
  tool: Tool;
  /** In the order `first`, `free`, `european`. */
  kinds: [PickKind, ...PickKind[]];
}

const isEuropean = ({ country }: Choosable) => EUROPE.some((code) => code === country);

/**
 * The best tool, the editors' free and European pick or else the best one with a free plan and the best one from Europe; each tool once.
 * @param tools best first
 */
export function picksOf<Tool extends Choosable>(tools: readonly Tool[]): TaskPick<Tool>[] {
  const chosen: [PickKind, Tool | undefined][] = [
    ['first', tools[0]],
    ['free', tools.find(({ isFreePick }) => isFreePick) ?? tools.find(({ hasFreePlan }) => hasFreePlan)],
    ['european', tools.find(({ isEuropeanPick }) => isEuropeanPick) ?? tools.find(isEuropean)],
  ];
  const picks: TaskPick<Tool>[] = [];
  for (const [kind, tool] of chosen) {
    const earlier = picks.find((pick) => pick.tool === tool);
    if (earlier) earlier.kinds.push(kind);
    else if (tool) picks.push({ tool, kinds: [kind] });
  }
  return picks;
}
