import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { CHECK_SUBJECTS, type CheckSubject, checkWeight, DUE_AFTER_DAYS, NEVER_CHECKED_DAYS } from '@/domain/tool/fact-checks';
import { env } from '@/env';
import { tools_buyer_facts as facts, tools_plans as plans, tools } from '@/payload-generated-schema';
import { execute } from '../database/transaction';
import type { StoredRow } from '../versions/document-state';
import { listCorrections, type ProposedCorrection, WAITING_CORRECTIONS } from './proposed-corrections';
import { fingerprintOf, type StoredFact, type StoredPlans, storedFact, storedPlans } from './stored-subject';

/** Something that an editor should check, with what is public of it. */
export interface DueCheck {
  tool: number;
  name: string;
  slug: string;
  url: string;
  subject: CheckSubject;
  /** A decision names it. */
  seen: string;
  /** Null for plans. */
  fact: StoredFact | null;
  /** Null for a fact. */
  plans: StoredPlans | null;
  visits: number;
  /** What visitors, makers and agents proposed, oldest first. */
  corrections: ProposedCorrection[];
}

interface Due {
  tool: number;
  subject: CheckSubject;
  visits: number;
}

const VISIT_DAYS = 30;
/** Tools whose facts are compared: so many of the most visited, and so many of the most recommended. */
const CANDIDATES = 500;

export const siteToday = () => sql`(now() at time zone ${env.TIME_ZONE})::date`;

const WEIGHTS = sql.join(
  CHECK_SUBJECTS.map((subject) => sql`(${subject}::text, ${checkWeight(subject)}::integer)`),
  sql`, `,
);

/**
 * What to check first: days since the last check × (1 + visits of the last 30 days) × weight, highest first. What nobody checked is as old as
 * `NEVER_CHECKED_DAYS`; what was checked within `DUE_AFTER_DAYS` isn't due. What somebody proposed a correction for comes before all others. Else,
 * only facts of the most visited and the most recommended public tools are compared, so that the statement reads as much of a large directory as of a
 * small one: those tools fill far more than a month of checks.
 */
export function dueStatement({ category, limit }: { category: number | null; limit: number }) {
  const isIn = category === null ? sql`true` : sql`s.facets @> array[${`category:${category}`}::text]`;
  return sql`with corrected as materialized (
      select distinct tool, subject from (${WAITING_CORRECTIONS}) waiting
    ), visited as materialized (
      select tool, sum(count)::integer as visits from workspace.clicks where day > ${siteToday()} - ${VISIT_DAYS}::integer group by tool
    ), candidates as (
      (select s.tool_id as tool from visited v join search.tools s on s.tool_id = v.tool and s.locale = 'en'
        where ${isIn} order by v.visits desc, s.tool_id limit ${CANDIDATES})
      union
      (select s.tool_id from search.tools s where s.locale = 'en' and ${isIn}
        order by s.recommended desc nulls last, s.name_key, s.tool_id limit ${CANDIDATES})
      union
      (select s.tool_id from corrected c join search.tools s on s.tool_id = c.tool and s.locale = 'en' where ${isIn})
    ), subjects as (
      select c.tool, ${facts.fact}::text as subject, case when ${facts.basis} <> 'general' then ${siteToday()} - ${facts.checkedAt}::date end as age
      from candidates c join ${facts} on ${facts._parentID} = c.tool
      union all
      select c.tool, 'plans', ${siteToday()} - ${tools.pricesAsOf}::date
      from candidates c join ${tools} on ${tools.id} = c.tool where exists (select from ${plans} where ${plans._parentID} = c.tool)
    )
    select d.tool, d.subject, coalesce(v.visits, 0) as visits
    from (select tool, subject, coalesce(age, ${NEVER_CHECKED_DAYS}::integer) as age from subjects) d
    join (values ${WEIGHTS}) as w (subject, weight) on w.subject = d.subject
    left join visited v on v.tool = d.tool
    left join corrected c on c.tool = d.tool and c.subject = d.subject
    where d.age > ${DUE_AFTER_DAYS}::integer or c.tool is not null
    order by c.tool is null, d.age::bigint * (1 + coalesce(v.visits, 0)) * w.weight desc, d.tool, d.subject limit ${limit}`;
}

/** What to check first. The caller checks for an editor. */
export async function listDueChecks(req: PayloadRequest, query: { category: number | null; limit: number }): Promise<DueCheck[]> {
  const due = await execute<Due>(req, dueStatement(query));
  const ids = [...new Set(due.map(({ tool }) => tool))];
  // Raw, as a decision compares it: with the texts of all languages.
  const found = await req.payload.db.find<StoredRow>({ collection: 'tools', where: { id: { in: ids } }, limit: 0, pagination: false, req });
  const corrections = await listCorrections(req, ids);
  const rows = new Map(found.docs.map((row) => [Number(row.id), row]));
  return due.flatMap(({ tool, subject, visits }) => {
    const row = rows.get(tool);
    const fact = row && subject !== 'plans' ? storedFact(row, subject) : null;
    const offer = row && subject === 'plans' ? storedPlans(row) : null;
    const stored = fact ?? offer;
    if (!row || !stored) return [];
    return [
      {
        tool,
        name: String(row.name),
        slug: String(row.slug),
        url: String(row.url),
        subject,
        seen: fingerprintOf(stored),
        fact,
        plans: offer,
        visits,
        corrections: corrections.get(`${tool}:${subject}`) ?? [],
      },
    ];
  });
}
