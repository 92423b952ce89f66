import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { toolUrlKey } from '@/domain/tool/url';
import { execute } from '../database/transaction';

/** Up to five tools with the same address or nearly the same name, without the tool itself. Drafts included: check `listed` before showing them. */
export function similarTools(req: PayloadRequest, { id = 0, name, url }: { id?: number; name: string; url: string }) {
  return execute<{ id: number; name: string; slug: string; url: string; listed: boolean; same_url: boolean }>(
    req,
    sql`select id, name, slug, url, listed, same_url from search.similar_tools(${name}, ${toolUrlKey(url) ?? ''}, ${id})`,
  );
}
