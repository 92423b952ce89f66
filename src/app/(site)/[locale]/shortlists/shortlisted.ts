import type { Locale } from '@/domain/locales';
import { scoreOf } from '@/domain/tool/score';
import { readRatings } from '@/features/search/queries';
import type { OpenShortlist } from '@/features/shortlists/queries';
import { listTasks } from '@/features/tasks/queries';
import { costTexts } from '@/features/tools/costs';
import { readScoredTools } from '@/features/tools/scores';
import { type ChosenTool, listChosenTools } from '../tools/chosen-tools';

/** Tasks that are shown, those of the most tools first. */
const OVERLAPS = 8;

export interface ShortlistedTool {
  /** Id of the tool. */
  id: number;
  note: string;
  /** Null if it isn't listed any more. */
  tool: ChosenTool | null;
  /** For the whole team, in its currency; null if unknown. */
  cost: number | null;
  costText: string;
  /** In tenths of a point; null without weights. */
  score: number | null;
}

type Selection = Pick<OpenShortlist, 'entries' | 'team' | 'weights'>;

/** The tools of a list with what they cost and score, in its order, and what they cost together. */
export async function loadShortlisted({ entries, team, weights }: Selection, locale: Locale) {
  const ids = entries.map(({ tool }) => tool);
  const ratings = await readRatings({ ids });
  const [chosen, scored, { costText, amountOf }] = await Promise.all([
    listChosenTools({ ids, locale }),
    readScoredTools({ ids, team, ratings }),
    costTexts(team, locale),
  ]);
  const tools = entries.map(({ tool: id, note }): ShortlistedTool => {
    const known = scored.find((one) => one.id === id);
    const cost = known?.cost ?? null;
    return {
      id,
      note,
      tool: chosen.find((one) => one.id === id) ?? null,
      cost: cost?.amount ?? null,
      costText: costText(cost),
      score: weights && known ? scoreOf(known.values, weights).score : null,
    };
  });
  const listed = tools.filter(({ tool }) => tool !== null);
  const costs = listed.flatMap(({ cost }) => cost ?? []);
  const total = costs.length > 0 ? amountOf(costs.reduce((sum, cost) => sum + cost, 0)) : null;
  return { tools, total, unknownCosts: listed.length - costs.length };
}

/** Tasks that several of some tools do, with their names, those of the most tools first. */
export async function overlapsOf(tools: { id: number; name: string }[], locale: Locale) {
  const tasks = (await listTasks({ locale })).map((task) => ({
    task,
    names: tools.flatMap(({ id, name }) => (task.toolIds.includes(id) ? [name] : [])),
  }));
  return tasks
    .filter(({ names }) => names.length > 1)
    .sort((one, other) => other.names.length - one.names.length)
    .slice(0, OVERLAPS);
}
