import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Written by hand: the content model doesn't know the schema `search`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(readFileSync(new URL('./sql/listing-dates.sql', import.meta.url), 'utf8')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  do $$
  begin
    execute regexp_replace(pg_get_functiondef('search.project_tools(integer[])'::regprocedure), 'coalesce\\(\\(select min\\(e\\.noticed_at\\).*?, t\\.created_at\\),', 't.created_at,');
  end
  $$;
  select from search.refresh_tools(array(select distinct tool_id from public.tool_events where kind = 'listed' and origin = 'published' and tool_id is not null));`)
}
