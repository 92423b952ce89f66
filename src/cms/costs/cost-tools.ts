import { sql } from '@payloadcms/db-postgres/drizzle';
import { type CostPlan, type CostStep, type CostTerms, costSteps, KNOWN_TERMS } from '@/domain/tool/cost';
import { costs, tools, tools_plans } from '@/payload-generated-schema';

const BATCH = 500;

/** Runs one statement. */
type Run = <Row>(statement: ReturnType<typeof sql>) => Promise<Row[]>;

type Step = CostStep & { id: number };

/** What costs are computed with, as stored, or as known without an admin. */
async function storedTerms(run: Run): Promise<CostTerms> {
  const [row] = await run<{ vatRate: number; USD: number; GBP: number }>(
    sql`select ${costs.vatRate}::float8 as "vatRate", ${costs.USD}::float8 as "USD", ${costs.GBP}::float8 as "GBP" from ${costs} limit 1`,
  );
  return row ? { vatRate: row.vatRate, perEuro: { EUR: 1, USD: row.USD, GBP: row.GBP } } : KNOWN_TERMS;
}

const plansOf = (ids: number[]) => sql`select ${tools.id} as id, jsonb_agg(jsonb_build_object(
      'kind', ${tools_plans.kind}, 'price', ${tools_plans.price}, 'currency', ${tools_plans.currency}, 'unit', ${tools_plans.unit},
      'minSeats', ${tools_plans.minSeats}, 'maxSeats', ${tools_plans.maxSeats}, 'vat', ${tools_plans.vat}
    ) order by ${tools_plans._order}) as plans
    from ${tools} join ${tools_plans} on ${tools_plans._parentID} = ${tools.id}
    where ${tools.id} = any (${sql.param(ids)}::integer[]) and ${tools._status} = 'published' group by ${tools.id}`;

/**
 * Saves what published tools cost teams of every size, by which lists are sorted; the costs of others are deleted.
 *
 * @param inTransaction runs one batch; a transaction per batch keeps editors from waiting for all tools
 */
export async function costTools(ids: number[], inTransaction: (work: (run: Run) => Promise<void>) => Promise<void>): Promise<void> {
  for (let done = 0; done < ids.length; done += BATCH) {
    const all = ids.slice(done, done + BATCH);
    let free: number[] = [];
    await inTransaction(async (run) => {
      free = await costBatch(run, all, sql`skip locked`);
    });
    // Locked tools follow one at a time: a batch that waits could deadlock with a save of many tools.
    for (const id of all.filter((one) => !free.includes(one))) await inTransaction(async (run) => void (await costBatch(run, [id], sql``)));
  }
}

/** Saves the costs of the tools it can lock, and returns their ids. Locks first, since plans or rates may change during the wait. */
async function costBatch(run: Run, ids: number[], wait: ReturnType<typeof sql>): Promise<number[]> {
  const locked = await run<{ id: number }>(
    sql`select ${tools.id} as id from ${tools} where ${tools.id} = any (${sql.param(ids)}::integer[]) order by ${tools.id} for no key update ${wait}`,
  );
  const batch = locked.map(({ id }) => id);
  const terms = await storedTerms(run);
  const rows = await run<{ id: number; plans: CostPlan[] }>(plansOf(batch));
  const steps: Step[] = rows.flatMap(({ id, plans }) => costSteps(plans, terms).map((step) => ({ id, ...step })));
  const column = (name: keyof Step) => sql.param(steps.map((step) => step[name]));
  await run(sql`delete from search.costs where tool_id = any (${sql.param(batch)}::integer[])`);
  if (steps.length === 0) return batch;
  await run(sql`insert into search.costs (tool_id, billing, vat, first_seat, last_seat, fixed, per_seat)
    select * from unnest(${column('id')}::integer[], ${column('billing')}::text[], ${column('vat')}::text[], ${column('from')}::smallint[],
      ${column('to')}::smallint[], ${column('fixed')}::float8[], ${column('perSeat')}::float8[])`);
  return batch;
}
