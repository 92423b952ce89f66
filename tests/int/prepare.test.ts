import { beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createSeededDatabase, prepare, query } from '../setup/database';

let url: string;

/** Enough to seed the whole catalogue on a busy machine. */
const SEEDING_MS = 240_000;

beforeAll(async () => {
  url = await createSeededDatabase();
}, SEEDING_MS);

const count = async (table: string, database = url) => Number((await query(`select count(*) from ${table}`, database))[0]?.count);

describe('preparing a database', () => {
  it('refuses production without a first admin before seeding', async () => {
    const empty = await createDatabase();
    const { code, output } = await prepare(empty, { ADMIN_PASSWORD: '' });
    expect(code).toBe(1);
    expect(output).toContain('There is no admin yet');
    expect(await count('tools', empty)).toBe(0);
    expect((await prepare(empty, { SEED: 'none' })).code).toBe(0);
    expect(await count("users where role = 'admin'", empty)).toBe(1);
  });

  it('seeds an empty database in both languages, once', async () => {
    expect(await count('tools')).toBeGreaterThanOrEqual(300);
    expect(await count("tools_locales where _locale = 'nl' and tagline is not null")).toBe(await count('tools'));
    expect(await count("users where role = 'admin'")).toBe(1);
    expect([await count('footer_groups'), await count('footer_socials')]).toEqual([3, 0]);
    const before = await query('select max(updated_at) as latest, count(*) from _tools_v', url);
    await query("update tools_locales set tagline = 'Changed by an editor' where _locale = 'nl'", url);
    expect((await prepare(url)).code).toBe(0);
    expect(await query('select max(updated_at) as latest, count(*) from _tools_v', url)).toEqual(before);
    expect(await count("tools_locales where tagline = 'Changed by an editor'")).toBe(await count('tools'));
  });

  it('queues the first dataset, once', async () => {
    expect(await count("payload_jobs where task_slug = 'build-dataset'")).toBe(1);
    expect((await prepare(url)).code).toBe(0);
    expect(await count("payload_jobs where task_slug = 'build-dataset'")).toBe(1);
  });

  it('scores the tools of a release that had no recommended order', async () => {
    expect(await count('search.tools where recommended is null')).toBe(0);
    await query('create table scored as select tool_id, locale, recommended from search.tools; update search.tools set recommended = null', url);
    expect((await prepare(url)).code).toBe(0);
    // A score loses a step of 0.001 as time passes, perhaps just now.
    const kept = 'coalesce(abs(t.recommended - s.recommended) < 0.0015, false)';
    expect(await count(`search.tools t full join scored s using (tool_id, locale) where not ${kept}`)).toBe(0);
    await query('drop table scored', url);
  });

  it('refuses a database migrated by newer code that shuts this one out, and leaves it unchanged', async () => {
    await query("insert into payload_migrations (name, batch, updated_at, created_at) values ('29990101_000000_future', 2, now(), now())", url);
    await query("comment on table payload_migrations is 'runs releases from migration 29990101_000000_future'", url);
    const { code, output } = await prepare(url);
    expect(code).toBe(1);
    expect(output).toContain('migrations that this version does not know: 29990101_000000_future');
    expect(output).not.toContain('    at ');
    expect(await count('tools')).toBeGreaterThanOrEqual(60);
    await query("delete from payload_migrations where name like '2999%'", url);
  });

  it('refuses a database older than version 0.2 and leaves it unchanged', async () => {
    await query('create table saved as select * from payload_migrations; delete from payload_migrations', url);
    await query("insert into payload_migrations (name, batch) values ('20261120_223741_initial', 1), ('20261122_080722_launch_catalogue', 1)", url);
    const { code, output } = await prepare(url);
    expect(code).toBe(1);
    expect(output).toBe('The database is from before version 0.2 and cannot be upgraded: start with an empty database.\n');
    expect(await count('payload_migrations')).toBe(2);
    await query('delete from payload_migrations; insert into payload_migrations select * from saved; drop table saved', url);
  });

  it('refuses a database without its migration records and leaves it unchanged', async () => {
    await query('create table saved as select * from payload_migrations; delete from payload_migrations', url);
    const { code, output } = await prepare(url);
    expect(code).toBe(1);
    expect(output).toContain('no record of migrations');
    await query('insert into payload_migrations select * from saved; drop table saved', url);
    expect((await prepare(url)).code).toBe(0);
  });

  it('refuses a database that lacks part of the content model', async () => {
    await query('alter table tools rename column maker to maker_elsewhere', url);
    const { code, output } = await prepare(url);
    expect(code).toBe(1);
    expect(output).toContain('lacks tools.maker');
    await query('alter table tools rename column maker_elsewhere to maker', url);
  });
});
