import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { type Locale, localeOf } from '@/domain/locales';
import { CHECK_GOAL, RECENT_MONTHS } from '@/domain/tool/fact-checks';
import { env } from '@/env';
import { tools_buyer_facts as facts, settings, tools } from '@/payload-generated-schema';
import { execute } from '../database/transaction';
import { siteToday } from './due-checks';

interface CategoryProgress {
  id: number;
  name: string;
  /** Facts of its public tools, and how many of them an editor checked recently. */
  facts: number;
  checked: number;
}

/** Facts and prices checked in this month, and how many there should be. */
export interface MonthOfChecks {
  month: number;
  goal: number;
}

export interface CheckProgress extends MonthOfChecks {
  /** Public categories by name. */
  categories: CategoryProgress[];
}

const categoryProgress = (
  locale: Locale,
) => sql`select e.entry_id as id, e.name, coalesce(n.facts, 0)::integer as facts, coalesce(n.checked, 0)::integer as checked
  from search.entries e
  left join (
    select m.list, sum(t.facts) as facts, sum(t.checked) as checked from search.members m
    join (
      select ${facts._parentID} as tool, count(*) as facts,
        count(*) filter (where ${facts.basis} = 'checked' and ${facts.checkedAt} >= ${siteToday()} - make_interval(months => ${RECENT_MONTHS})) as checked
      from ${facts} group by 1
    ) t on t.tool = m.tool_id
    where m.list like 'category:%' group by 1
  ) n on n.list = 'category:' || e.entry_id
  where e.kind = 'category' and e.locale = ${locale} order by e.name_key`;

export async function countChecks(req: PayloadRequest): Promise<MonthOfChecks> {
  const start = sql`(date_trunc('month', now() at time zone ${env.TIME_ZONE}) at time zone ${env.TIME_ZONE})`;
  const [counts] = await execute<MonthOfChecks>(
    req,
    sql`select
    (select count(*) from ${facts} where ${facts.basis} = 'checked' and ${facts.checkedAt} >= ${start})::integer
      + (select count(*) from ${tools} where ${tools.pricesBasis} = 'checked' and ${tools.pricesAsOf} >= ${start})::integer as month,
    coalesce((select ${settings.checkGoal} from ${settings} limit 1), ${CHECK_GOAL})::integer as goal`,
  );
  return { month: 0, goal: CHECK_GOAL, ...counts };
}

/** How far the editors are. The caller checks for an editor. */
export async function readProgress(req: PayloadRequest): Promise<CheckProgress> {
  const [categories, month] = await Promise.all([execute<CategoryProgress>(req, categoryProgress(localeOf(req.i18n.language))), countChecks(req)]);
  return { ...month, categories };
}
