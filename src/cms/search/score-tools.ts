import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '@/domain/locales';
import { type RecommendedTool, recommendation } from '@/domain/tool/recommendation';
import { tools, tools_features, tools_languages, tools_locales, tools_plans, tools_platforms } from '@/payload-generated-schema';

const BATCH = 500;
const CLICK_DAYS = 90;

/** Runs one statement. */
type Run = <Row>(statement: ReturnType<typeof sql>) => Promise<Row[]>;

interface Facts extends Omit<RecommendedTool, 'updatedAt'> {
  id: number;
  locale: Locale;
  stored: number | null;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** A row per listed tool and language. */
const factsOf = (ids: number[]) => {
  const ofTool = (table: { _parentID: unknown } | { parent: unknown }) => sql`${'parent' in table ? table.parent : table._parentID} = ${tools.id}`;
  return sql`select s.tool_id as id, s.locale, s.recommended as stored,
      ${tools.editorialRating}::float8 as "editorialRating",
      s.logo_file is not null or s.logo_image_id is not null or ${tools.cover} is not null as "hasPicture",
      coalesce(texts.length, 0) as "descriptionLength", coalesce(texts.reviewed, false) as "hasEditorialReview", coalesce(texts.own, false) as "hasOwnText",
      (select count(*)::integer from ${tools_features} where ${ofTool(tools_features)}) as features,
      (select count(*)::integer from ${tools_plans} where ${ofTool(tools_plans)}) as plans,
      ${tools.pricesAsOf} is not null as "hasDatedPrices",
      (select count(*)::integer from ${tools_platforms} where ${ofTool(tools_platforms)}) as platforms,
      array(select ${tools_languages.value}::text from ${tools_languages} where ${ofTool(tools_languages)}) as languages,
      num_nonnulls(${tools.maker}, ${tools.launched}, ${tools.country}) as facts,
      s.bookmarks,
      (select coalesce(sum(count), 0)::integer from workspace.clicks where tool = s.tool_id and day > current_date - ${CLICK_DAYS}::integer) as clicks,
      s.rating_count as reviews, case when s.rating_count > 0 then s.rating::float8 end as "visitorRating",
      extract(epoch from ${tools.updatedAt})::float8 * 1000 as "changedAt", ${tools.launched}::integer as launched
    from search.tools s join ${tools} on ${tools.id} = s.tool_id
    cross join lateral (
      select max(length(search.plain(${tools_locales.description}))) as length, bool_or(${tools_locales.editorialReview} is not null) as reviewed,
        bool_or(${tools_locales._locale}::text = s.locale and ${tools_locales.tagline} is not null and ${tools_locales.description} is not null) as own
      from ${tools_locales} where ${ofTool(tools_locales)}
    ) as texts
    where s.tool_id = any (${sql.param(ids)}::integer[])`;
};

/** Saves where listed tools stand in the recommended order; the ids of others are ignored. */
export async function scoreTools(run: Run, ids: number[]): Promise<void> {
  const today = new Date();
  for (let done = 0; done < ids.length; done += BATCH) {
    const facts = await run<Facts>(factsOf(ids.slice(done, done + BATCH)));
    const changed = facts
      .map((tool) => ({ ...tool, score: recommendation({ ...tool, updatedAt: new Date(tool.changedAt) }, tool.locale, today).score }))
      .filter(({ stored, score }) => stored !== score);
    if (changed.length === 0) continue;
    const column = (name: 'id' | 'locale' | 'score') => sql.param(changed.map((row) => row[name]));
    await run(sql`update search.tools t set recommended = v.score
      from unnest(${column('id')}::integer[], ${column('locale')}::text[], ${column('score')}::real[]) as v (id, locale, score)
      where t.tool_id = v.id and t.locale = v.locale`);
  }
}
