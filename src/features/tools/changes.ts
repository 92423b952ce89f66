import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { WordedChange } from '@/domain/tool/change-text';
import { CHANGE_TOPICS, type ChangeTopic, TOLD_KINDS, type ToolChange, type ToolEventKind } from '@/domain/tool/events';
import { type PlanPrices, priceHistory } from '@/domain/tool/price-history';
import { cached } from '@/server/cached';
import { runForVisitor } from '@/server/search/pool';

/** What visitors are told of a tool that is public; corrections are not among it. */
export type ToldChange = WordedChange & {
  id: number;
  tool: { slug: string; name: string };
  /** When the maker changed it, or else when it was noticed; ISO. */
  at: string;
  /** When it was published; for history, the day of the change. ISO. */
  toldAt: string;
  source: string | null;
};

/** The newest changes; more are in the directory's events. */
const CHANGES_MAX = 100;

type Row = ToolChange & {
  id: number;
  slug: string;
  name: string;
  at: Date;
  toldAt: Date;
  source: string | null;
  note_en: string | null;
  note_nl: string | null;
};

/** Each is a prepared statement with its own plan. */
const SCOPES = {
  all: '',
  tool: 'and e.tool_id = $2',
  tools: 'and e.tool_id = any($2) and coalesce(e.changed_on, e.noticed_at) >= $3',
  category: "and exists (select from public.tools_rels r where r.parent_id = e.tool_id and r.path = 'categories' and r.categories_id = $2)",
};

type Order = 'at' | 'toldAt';

interface Reading {
  kinds?: readonly string[];
  /** The date by which the newest come first. */
  order?: Order;
}

async function readChanges(
  scope: keyof typeof SCOPES,
  of: readonly unknown[] = [],
  { kinds = TOLD_KINDS, order = 'at' }: Reading = {},
): Promise<ToldChange[]> {
  const rows = await runForVisitor<Row>({
    name: `changes-${scope}-${order}`,
    text: `select e.id, e.kind, e.subject, e.before, e.after, e.source, e.note_en, e.note_nl, t.slug, t.name, coalesce(e.changed_on, e.noticed_at) as at,
        case e.origin when 'published' then e.noticed_at else coalesce(e.changed_on, e.noticed_at) end as "toldAt"
      from public.tool_events e join public.tools t on t.id = e.tool_id
      where not e.is_correction and e.kind::text = any($1) and t._status = 'published' and t.deleted_at is null ${SCOPES[scope]}
      order by "${order}" desc, e.id desc limit ${CHANGES_MAX}`,
    values: [kinds, ...of],
  });
  return rows.map(({ slug, name, at, toldAt, note_en, note_nl, ...change }) => ({
    ...(change as ToolChange & Pick<Row, 'id' | 'source'>),
    tool: { slug, name },
    at: at.toISOString(),
    toldAt: toldAt.toISOString(),
    note: { en: note_en, nl: note_nl },
  }));
}

/** The changes of one tool, newest first. */
export const listToolChanges = ({ toolId, order = 'at' }: { toolId: number; order?: Order }): Promise<ToldChange[]> =>
  cached(() => readChanges('tool', [toolId], { order }), ['tool-changes', String(toolId), order], [cacheTags.tool(toolId)]);

const PRICED_KINDS: readonly ToolEventKind[] = ['listed', 'unlisted', 'planRenamed', ...CHANGE_TOPICS.prices];

/** What the present plans of a tool have cost, for those that changed. */
export const listPriceHistory = ({ toolId }: { toolId: number }): Promise<PlanPrices[]> =>
  cached(
    async () => {
      const rows = await runForVisitor<ToolChange & { at: Date; isCorrection: boolean }>({
        name: 'price-history',
        text: `select kind, subject, before, after, is_correction as "isCorrection", coalesce(changed_on, noticed_at) as at
          from public.tool_events where tool_id = $1 and origin = 'published' and kind::text = any($2) order by id`,
        values: [toolId, PRICED_KINDS],
      });
      return priceHistory(rows.map((row) => ({ ...row, at: row.at.toISOString() })));
    },
    ['price-history', String(toolId)],
    [cacheTags.tool(toolId)],
  );

/** The changes of all tools, or those about one topic, newest first. */
export const listChanges = ({ topic, order = 'at' }: { topic?: ChangeTopic; order?: Order } = {}): Promise<ToldChange[]> =>
  cached(() => readChanges('all', [], { kinds: topic && CHANGE_TOPICS[topic], order }), ['changes', topic ?? '', order], [cacheTags.toolsList]);

/** The changes of the tools in a category, discontinued ones included, newest first. */
export const listCategoryChanges = ({ categoryId, order = 'at' }: { categoryId: number; order?: Order }): Promise<ToldChange[]> =>
  cached(() => readChanges('category', [categoryId], { order }), ['category-changes', String(categoryId), order], [cacheTags.toolsList]);

/** The changes of some tools since a moment (ISO), newest first. Uncached, since every selection differs. */
export const readChangesSince = ({ toolIds, since }: { toolIds: number[]; since: string }): Promise<ToldChange[]> =>
  readChanges('tools', [toolIds, since]);
