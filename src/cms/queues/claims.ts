import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { type DatabaseAdapterObj, JobCancelledError, type PayloadRequest, type SanitizedConfig, type TaskConfig } from 'payload';
import { payload_jobs } from '@/payload-generated-schema';
import { changeDatabase } from '../database/change-database';
import { execute } from '../database/transaction';

/** What a claim needs to know of a job. */
export interface ClaimedJob {
  id: number | string;
  fence?: string | null;
}

/** The right to run a job. Each claim writes another token into the job's row, so an earlier one ends there. */
export interface Claim {
  job: number;
  fence: string;
}

/** A claim that nobody works at for so long was left when the database went away. */
const ABANDONED_MS = 30_000;

interface HeldClaim {
  fence: string;
  isRunning: boolean;
  /** When the job was claimed, begun or ended last, by the clock of `performance`. */
  usedAt: number;
}

/** The claims of this process whose jobs haven't ended, by job. */
const held = new Map<number, HeldClaim>();
const current = new AsyncLocalStorage<Claim>();

/** Another process runs this job now. Payload doesn't retry it here. */
export class JobTakenOver extends JobCancelledError {
  constructor() {
    super('Another process has taken this job over.');
  }
}

/** Tokens of the jobs that run in this process. */
export const heldFences = (): string[] => [...held.values()].map(({ fence }) => fence);

/** Gives up the claims of jobs that no longer run here, though nothing could be noted about their end. */
export function dropAbandonedClaims(): void {
  for (const [job, { isRunning, usedAt }] of held) if (!isRunning && performance.now() - usedAt > ABANDONED_MS) held.delete(job);
}

async function whileRunning<Result>({ job, fence }: Claim, run: () => Result | Promise<Result>): Promise<Result> {
  const use = (isRunning: boolean) => {
    if (held.get(job)?.fence === fence) held.set(job, { fence, isRunning, usedAt: performance.now() });
  };
  use(true);
  try {
    return await run();
  } finally {
    use(false);
  }
}

export const claimOf = ({ id, fence }: ClaimedJob): Claim => ({ job: Number(id), fence: String(fence) });

/** The row of a job, as long as this claim counts. */
export const whileClaimed = ({ job, fence }: Claim) =>
  sql`${payload_jobs.id} = ${job} and ${payload_jobs.fence} = ${fence} and ${payload_jobs.processing}`;

/** Marks a job as completed in the transaction of its work: both happen or neither, and no other process does them again. */
export async function completeInTransaction(req: PayloadRequest, { id }: ClaimedJob): Promise<void> {
  await execute(req, sql`update ${payload_jobs} set completed_at = now() where ${payload_jobs.id} = ${id}`);
}

/** Lets a task's transactions see which claim they belong to. */
export function fenceJobs(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs?.tasks ?? []) {
    const { handler } = task as TaskConfig;
    if (typeof handler !== 'function') continue;
    (task as TaskConfig).handler = (args) => {
      const claim = claimOf(args.job);
      return whileRunning(claim, () => current.run(claim, () => handler(args)));
    };
  }
  return config;
}

/**
 * Fences jobs: the leader's lock may be lost while a job runs, and another process then runs it again. Each transaction of a job locks its row until it
 * ends and fails with `JobTakenOver` if the claim is over, so a job's work is never done twice. The same goes for what Payload notes about the job.
 */
export function withFencedJobs(adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return changeDatabase(adapter, (database) => {
    async function lock(transaction: number | string, claim: Claim, strength: 'share' | 'update'): Promise<boolean> {
      const statement = sql`select from ${payload_jobs} where ${whileClaimed(claim)} for ${sql.raw(strength)}`;
      const result = await database.sessions[String(transaction)]?.db.execute(statement);
      return (result?.rows.length ?? 0) > 0;
    }

    const begin = database.beginTransaction.bind(database);
    database.beginTransaction = async (options) => {
      const id = await begin(options);
      const claim = current.getStore();
      if (!claim || id === null) return id;
      try {
        if (!(await lock(id, claim, 'share'))) throw new JobTakenOver();
        return id;
      } catch (error) {
        await database.rollbackTransaction(id);
        throw error;
      }
    };

    const updateJobs = database.updateJobs.bind(database);
    database.updateJobs = async (args) => {
      const { data, id, req } = args;
      const transaction = await req?.transactionID;
      const job = Number(id);
      const claim = held.get(job);
      try {
        if (data.processing === true) {
          const fence = randomUUID();
          const jobs = await updateJobs({ ...args, data: { ...data, fence } });
          for (const claimed of jobs ?? []) held.set(Number(claimed.id), { fence, isRunning: false, usedAt: performance.now() });
          return jobs;
        }
        if (!claim || !transaction) return await updateJobs(args);
        const isClaimed = await lock(transaction, { job, fence: claim.fence }, 'update');
        const jobs = isClaimed ? await updateJobs(args) : null;
        // Payload notes that a job was cancelled, after the error below.
        const isCancelled = (data.error as { cancelled?: boolean } | undefined)?.cancelled === true;
        if (data.processing === false || isCancelled) held.delete(job);
        if (isClaimed || isCancelled) return jobs;
        throw new JobTakenOver();
      } catch (error) {
        // Payload doesn't, and the connection would never be free again.
        if (transaction) await database.rollbackTransaction(transaction);
        throw error;
      }
    };
  });
}
