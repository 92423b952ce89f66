import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { TOOLS_PER_PAGE } from '@/domain/limits';
import { tools_rels } from '@/payload-generated-schema';
import { execute } from '../database/execute';
import type { EntryKind } from './entry-kinds';

const BATCH = 500;

/** A place in a plain list of tools where something came or went. */
export interface ListChange {
  /** `all`, `category:<id>` or `audience:<code>`. */
  list: string;
  page: number;
  /** A page was parted or joined: the pages after it have other numbers now. */
  moved: boolean;
}

const asArray = (ids: number[]) => sql`${`{${ids.join(',')}}`}::integer[]`;

/** Brings tools up to date in every list and in search, whatever happened to them. */
export async function refreshTools(req: PayloadRequest, ids: number[]): Promise<ListChange[]> {
  const changes: ListChange[] = [];
  for (let done = 0; done < ids.length; done += BATCH) {
    const batch = ids.slice(done, done + BATCH);
    changes.push(...(await execute<ListChange>(req, sql`select list, page, moved from search.refresh_tools(${asArray(batch)}, ${TOOLS_PER_PAGE})`)));
  }
  return changes;
}

/** Brings categories, terms, courses or products up to date in search. */
export async function refreshEntries(req: PayloadRequest, kind: EntryKind, ids: number[]): Promise<void> {
  await execute(req, sql`select from search.refresh_entries(${kind}, ${asArray(ids)})`);
}

/** Brings a category up to date, and the tools that are found by its name when that has changed. */
export async function refreshCategory(req: PayloadRequest, id: number): Promise<ListChange[]> {
  const names = () =>
    execute<{ locale: string; name: string }>(
      req,
      sql`select locale, name from search.entries where kind = 'category' and entry_id = ${id} order by locale`,
    );
  const before = await names();
  await refreshEntries(req, 'category', [id]);
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
