import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { toolUrlKey } from '@/domain/tool/url';
import { execute } from '../database/transaction';

interface SimilarTool {
  id: number;
  name: string;
  slug: string;
  url: string;
  listed: boolean;
  same_url: boolean;
}

/**
 * Up to five tools with the same address as a tool or nearly the same name, without the tool itself. Drafts included: check `listed` before showing
 * them.
 */
export function similarTools(req: PayloadRequest, { id = 0, name, url }: { id?: number; name: string; url: string }): Promise<SimilarTool[]> {
  return execute<SimilarTool>(req, sql`select * from search.similar_tools(${name}, ${toolUrlKey(url) ?? ''}, ${id}::integer)`);
}
