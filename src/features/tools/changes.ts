import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import type { ToolChange } from '@/domain/tool/events';
import { cached } from '@/server/cached';
import { runForVisitor } from '@/server/search/pool';

/** What visitors are told of a tool that is public; corrections are not among it. */
export type ToldChange = ToolChange & {
  id: number;
  tool: { slug: string; name: string };
  /** When the maker changed it, or else when it was noticed; ISO. */
  at: string;
  source: string | null;
  /** What happened, in words, instead of the values. */
  note: Record<Locale, string | null>;
};

/** The newest changes; more are in the directory's events. */
const CHANGES_MAX = 100;

type Row = Omit<ToolChange, 'kind'> & { kind: ToolChange['kind']; id: number; slug: string; name: string; at: Date; source: string | null } & {
  note_en: string | null;
  note_nl: string | null;
};

async function readChanges(tool?: number): Promise<ToldChange[]> {
  const isOfOne = tool !== undefined;
  const rows = await runForVisitor<Row>({
    // Each has its own plan, of which one uses the index on tools.
    name: isOfOne ? 'tool-changes' : 'changes',
    text: `select e.id, e.kind, e.subject, e.before, e.after, e.source, e.note_en, e.note_nl, t.slug, t.name, coalesce(e.changed_on, e.noticed_at) as at
      from public.tool_events e join public.tools t on t.id = e.tool_id
      where not e.is_correction and e.kind not in ('unlisted', 'planRenamed') and t._status = 'published' and t.deleted_at is null
        ${isOfOne ? 'and e.tool_id = $1' : ''}
      order by at desc, e.id desc limit ${CHANGES_MAX}`,
    values: isOfOne ? [tool] : [],
  });
  return rows.map(({ slug, name, at, note_en, note_nl, ...change }) => ({
    ...(change as ToolChange & Pick<Row, 'id' | 'source'>),
    tool: { slug, name },
    at: at.toISOString(),
    note: { en: note_en, nl: note_nl },
  }));
}

/** The changes of one tool, newest first. */
export const listToolChanges = ({ toolId }: { toolId: number }): Promise<ToldChange[]> =>
  cached(() => readChanges(toolId), ['tool-changes', String(toolId)], [cacheTags.tool(toolId)]);

/** The changes of all tools, newest first. */
export const listChanges = (): Promise<ToldChange[]> => cached(() => readChanges(), ['changes'], [cacheTags.toolsList]);
