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
 * For each of the given tools up to five with the same address or nearly the same name, without the tool itself. Drafts included: check `listed` before
 * showing them.
 */
export async function similarTools(req: PayloadRequest, tools: { id?: number; name: string; url: string }[]): Promise<SimilarTool[][]> {
  const asked = tools.map(({ id = 0, name, url }, number) => ({ number, id, name, key: toolUrlKey(url) ?? '' }));
  const rows = await execute<SimilarTool & { number: number }>(
    req,
    sql`select asked.number, near.* from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (number integer, id integer, name text, key text)
        cross join lateral search.similar_tools(asked.name, asked.key, asked.id) near
      order by asked.number, near.same_url desc, near.listed desc, near.id`,
  );
  return tools.map((_, index) => rows.flatMap(({ number, ...tool }) => (number === index ? tool : [])));
}
