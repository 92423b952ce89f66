import { readFileSync } from 'node:fs'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const formerNames = () => readFileSync(new URL('./sql/former-names.sql', import.meta.url), 'utf8')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tools" ADD COLUMN "former_names" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_former_names" varchar;`)
  await db.execute(sql.raw(formerNames()))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  do $$
  begin
    execute replace(pg_get_functiondef('search.project_tools(integer[])'::regprocedure), 'search.name_words(concat_ws('' '', t.name, t.former_names))', 'search.name_words(t.name)');
  end
  $$;`)
  await db.execute(sql`
   ALTER TABLE "tools" DROP COLUMN "former_names";
  ALTER TABLE "_tools_v" DROP COLUMN "version_former_names";`)
}
