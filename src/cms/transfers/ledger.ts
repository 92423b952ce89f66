import { sql } from '@payloadcms/db-postgres';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { TransferCollection, TransferFormat, TransferState } from '@/domain/transfers';
import { transfers } from '@/payload-generated-schema';
import { databaseOf } from '../database/transaction';
import type { JudgedRow } from './judge-rows';
import { type FileProblem, type Problem, problemText } from './problems';
import { REPORT_MAX, type ReportLine } from './report-line';

export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
  wrong: number;
}

interface TransferOptions {
  language: string;
  /** SHA-256 and size in bytes of an uploaded file. */
  hash?: string;
  bytes?: number;
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
const NOW = sql`now()`;

/** What a transfer has come to. Written outside the transactions of its rows, except where a row counts itself. */
export class Ledger {
  private constructor(
    private readonly req: PayloadRequest,
    readonly transfer: Transfer,
  ) {
    this.report = transfer.report;
  }

  readonly report: ReportLine[];

  static async open(payload: Payload, id: number): Promise<Ledger | null> {
    const req = await createLocalReq({}, payload);
    const db = await databaseOf(req);
    const { direction, entity, format, state, fileName, storedFile, report, options, startedBy } = transfers;
    const { total, done, created, updated, unchanged, wrong } = transfers;
    const [row] = await db
      .select({
        id: transfers.id,
        direction,
        entity,
        format,
        state,
        fileName,
        storedFile,
        startedBy,
        report,
        options,
        total,
        done,
        created,
        updated,
        unchanged,
        wrong,
      })
      .from(transfers)
      .where(eq(transfers.id, id));
    const transfer = row && ({ ...row, report: row.report ?? [], options: row.options ?? {} } as Transfer);
    return transfer ? new Ledger(req, transfer) : null;
  }

  /** Goes on to another state, unless somebody cancelled in the meantime: then it answers false. */
  async moveTo(state: TransferState): Promise<boolean> {
    const { transfer } = this;
    const isOver = ['checked', 'refused', 'done', 'failed'].includes(state);
    const db = await databaseOf(this.req);
    const moved = await db
      .update(transfers)
      .set({ state, finishedAt: isOver ? NOW : null, updatedAt: NOW })
      .where(this.inState(transfer.state))
      .returning({ id: transfers.id });
    if (moved.length > 0) transfer.state = state;
    return moved.length > 0;
  }

  /** Keeps how far it is. False when somebody cancelled. With a request it becomes part of that request's transaction. */
  async keep(req: PayloadRequest = this.req): Promise<boolean> {
    const { state, total, done, created, updated, unchanged, wrong } = this.transfer;
    const db = await databaseOf(req);
    const saved = await db
      .update(transfers)
      .set({ total, done, created, updated, unchanged, wrong, updatedAt: NOW })
      .where(this.inState(state))
      .returning({ id: transfers.id });
    return saved.length > 0;
  }

  async keepReport(): Promise<void> {
    const { id, options, storedFile } = this.transfer;
    const db = await databaseOf(this.req);
    await db.update(transfers).set({ report: this.report, options, storedFile }).where(eq(transfers.id, id));
  }

  /** The transfer's row, unless somebody changed its state. */
  private inState(state: TransferState) {
    return and(eq(transfers.id, this.transfer.id), eq(transfers.state, state));
  }

  reset(): void {
    Object.assign(this.transfer, { done: 0, created: 0, updated: 0, unchanged: 0, wrong: 0 });
    this.report.length = 0;
  }

  get counts(): Counts {
    const { created, updated, unchanged, wrong } = this.transfer;
    return { created, updated, unchanged, wrong };
  }

  /** Notes what is wrong with a row. */
  note(row: number, problems: Problem[]): void {
    for (const { column, code, details, message, excerpt } of problems) {
      if (this.report.length >= REPORT_MAX) return;
      const text = message ?? problemText(code, this.transfer.options.language, details);
      this.report.push({ row, column: storable(column), message: storable(text), ...(excerpt ? { excerpt: storable(excerpt) } : {}) });
    }
  }

  /** Notes why nothing more of a file can be read. */
  noteFile(problem: FileProblem): void {
    const message = problemText(problem.code, this.transfer.options.language, problem.details);
    this.report.unshift({ row: problem.row, column: '', message: storable(message) });
    this.report.length = Math.min(this.report.length, REPORT_MAX);
    this.transfer.options.isUnreadable = true;
  }

  count({ outcome, row, problems }: Pick<JudgedRow, 'outcome' | 'row' | 'problems'>): void {
    this.transfer[outcome] += 1;
    if (outcome === 'wrong') this.note(row, problems);
  }
}
