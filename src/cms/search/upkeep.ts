import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { TOOLS_PER_PAGE } from '@/domain/limits';
import type { EntryKind } from '@/domain/routes';
import { tools_rels } from '@/payload-generated-schema';
import { costTools } from '../costs/cost-tools';
import { execute } from '../database/transaction';
import { scoreTools } from './score-tools';

const BATCH = 500;

/** A page of a plain list that a tool was added to or removed from. */
export interface ListChange {
  /** `all`, `category:<id>` or `audience:<code>`. */
  list: string;
  page: number;
  /** The page was split or joined, so later pages have new numbers. */
  moved: boolean;
}

const asArray = (ids: number[]) => sql`${`{${ids.join(',')}}`}::integer[]`;

/** Updates tools in every list and in search after any change. */
export async function refreshTools(req: PayloadRequest, ids: number[]): Promise<ListChange[]> {
  const changes: ListChange[] = [];
  for (let done = 0; done < ids.length; done += BATCH) {
    const batch = ids.slice(done, done + BATCH);
    changes.push(...(await execute<ListChange>(req, sql`select list, page, moved from search.refresh_tools(${asArray(batch)}, ${TOOLS_PER_PAGE})`)));
  }
  return changes;
}

/** Updates the place of listed tools in the recommended order. */
export const scoreListed = (req: PayloadRequest, ids: number[]): Promise<void> => scoreTools((statement) => execute(req, statement), ids);

/** Updates what tools cost teams. */
export const costListed = (req: PayloadRequest, ids: number[]): Promise<void> =>
  costTools(ids, (work) => work((statement) => execute(req, statement)));

export async function refreshEntries(req: PayloadRequest, kind: EntryKind, ids: number[]): Promise<void> {
  await execute(req, sql`select from search.refresh_entries(${kind}, ${asArray(ids)})`);
}

/** Rebuilds the phrases by which the search reads questions, and the tools of tasks. */
export async function refreshPhrases(req: PayloadRequest): Promise<void> {
  await execute(req, sql`select from search.refresh_phrases()`);
}

/** Updates a category, and its tools if its name has changed. */
export async function refreshCategory(req: PayloadRequest, id: number): Promise<ListChange[]> {
  const names = () =>
    execute<{ locale: string; name: string }>(
      req,
      sql`select locale, name from search.entries where kind = 'category' and entry_id = ${id} order by locale`,
    );
  const before = await names();
  await refreshEntries(req, 'category', [id]);
  await refreshPhrases(req);
  if (JSON.stringify(before) === JSON.stringify(await names())) return [];
  const tools = await execute<{ id: number }>(
    req,
    sql`select tool_id as id from search.members where list = ${`category:${id}`} 
      union select ${tools_rels.parent} from ${tools_rels} where ${tools_rels.categoriesID} = ${id} and ${tools_rels.path} = 'categories' order by 1`,
  );
  return refreshTools(
    req,
    tools.map((tool) => tool.id),
  );
}
