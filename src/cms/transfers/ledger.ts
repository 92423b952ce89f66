import { sql } from '@payloadcms/db-postgres';
import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { PgUpdateSetSource } from '@payloadcms/db-postgres/drizzle/pg-core';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { REPORT_MAX, type ReportLine, type TransferCollection, type TransferFormat, type TransferState } from '@/domain/transfers';
import { transfers } from '@/payload-generated-schema';
import { databaseOf, inTransaction } from '../database/transaction';
import type { JudgedRow } from './judge-rows';
import { type FileProblem, type Problem, problemText } from './problems';

export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
  wrong: number;
}

interface TransferOptions {
  language: string;
  /** SHA-256 of an uploaded file. */
  hash?: string;
  /** Leave out the rows with errors, and write the others. Set when a person has it written. */
  onlyGood?: boolean;
  /** What the check found, while the counts say what was written. */
  checked?: Counts;
  /** The file cannot be read to its end. */
  isUnreadable?: boolean;
  /** Some rows point to entries that later rows make: these are linked at the end. */
  links?: boolean;
}

/** A row of the collection `transfers`. */
export interface Transfer extends Counts {
  id: number;
  direction: 'import' | 'export';
  entity: TransferCollection;
  format: TransferFormat;
  state: TransferState;
  fileName: string;
  storedFile: string | null;
  total: number;
  done: number;
  report: ReportLine[];
  options: TransferOptions;
  startedBy: number | null;
}

/** JSON in the database takes no NUL and no half characters. */
const storable = (text: string) => text.replace(/\0|\p{Surrogate}/gu, '\ufffd');

export const NOW = sql`now()`;

/** The counts of a transfer that has done nothing yet. */
export const UNWRITTEN = { done: 0, created: 0, updated: 0, unchanged: 0, wrong: 0 };

/** Changes the row of a transfer. False if it is in none of these states, which somebody else may have changed. */
export async function changeRow(
  req: PayloadRequest,
  { id }: Transfer,
  from: TransferState[],
  change: PgUpdateSetSource<typeof transfers>,
): Promise<boolean> {
  const db = await databaseOf(req);
  const changed = await db
    .update(transfers)
    .set({ ...change, updatedAt: NOW })
    .where(and(eq(transfers.id, id), inArray(transfers.state, from)))
    .returning({ id: transfers.id });
  return changed.length > 0;
}

/** What a transfer has come to. Each change is a transaction, which fails if another process has taken over, or part of one. */
export class Ledger {
  private constructor(
    private readonly req: PayloadRequest,
    readonly transfer: Transfer,
  ) {}

  static async open(payload: Payload, id: number): Promise<Ledger | null> {
    const req = await createLocalReq({}, payload);
    const [row] = await (await databaseOf(req)).select().from(transfers).where(eq(transfers.id, id));
    return row ? new Ledger(req, { ...row, report: row.report ?? [], options: row.options ?? {} } as unknown as Transfer) : null;
  }

  /** Goes on to another state, unless somebody cancelled in the meantime: then it answers false. */
  async moveTo(state: TransferState, req: PayloadRequest = this.req): Promise<boolean> {
    const { transfer } = this;
    const isOver = ['checked', 'refused', 'done', 'failed'].includes(state);
    const isMoved = await inTransaction(req, () => changeRow(req, transfer, [transfer.state], { state, finishedAt: isOver ? NOW : null }));
    if (isMoved) transfer.state = state;
    return isMoved;
  }

  /** Saves how far it is. False when somebody cancelled. */
  keep(req: PayloadRequest = this.req): Promise<boolean> {
    const { state, total, done } = this.transfer;
    return inTransaction(req, () => changeRow(req, this.transfer, [state], { total, done, ...this.counts }));
  }

  keepReport(req: PayloadRequest = this.req): Promise<void> {
    const { id, report, options, storedFile } = this.transfer;
    return inTransaction(req, async () => {
      const db = await databaseOf(req);
      await db.update(transfers).set({ report, options, storedFile }).where(eq(transfers.id, id));
    });
  }

  reset(): void {
    Object.assign(this.transfer, UNWRITTEN, { report: [] });
  }

  get counts(): Counts {
    const { created, updated, unchanged, wrong } = this.transfer;
    return { created, updated, unchanged, wrong };
  }

  /** Notes what is wrong with a row. */
  note(row: number, problems: Problem[]): void {
    const { report, options } = this.transfer;
    for (const { column, code, details, message, excerpt } of problems.slice(0, REPORT_MAX - report.length)) {
      const text = message ?? problemText(code, options.language, details);
      report.push({ row, column: storable(column), message: storable(text), ...(excerpt ? { excerpt: storable(excerpt) } : {}) });
    }
  }

  /** Notes why nothing more of a file can be read. */
  noteFile({ code, details, row }: FileProblem): void {
    const { report, options } = this.transfer;
    const message = storable(problemText(code, options.language, details));
    this.transfer.report = [{ row, column: '', message }, ...report].slice(0, REPORT_MAX);
    options.isUnreadable = true;
  }

  count({ outcome, row, problems }: Pick<JudgedRow, 'outcome' | 'row' | 'problems'>): void {
    this.transfer[outcome] += 1;
    if (outcome === 'wrong') this.note(row, problems);
  }
}
