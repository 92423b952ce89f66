import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { TransferCollection, TransferFormat, TransferState } from '@/domain/transfers';
import { execute } from '../database/execute';
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
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

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
    const [transfer] = await execute<Transfer>(
      req,
      sql`select id, direction, entity, format, state, file_name as "fileName", stored_file as "storedFile", total::integer, done::integer,
          created::integer, updated::integer, unchanged::integer, wrong::integer, coalesce(report, '[]'::jsonb) as report,
          coalesce(options, '{}'::jsonb) as options, started_by_id as "startedBy"
        from transfers where id = ${id}`,
    );
    return transfer ? new Ledger(req, transfer) : null;
  }

  /** Goes on to another state, unless somebody cancelled in the meantime: then it answers false. */
  async moveTo(state: TransferState): Promise<boolean> {
    const { transfer } = this;
    const isOver = ['checked', 'refused', 'done', 'failed'].includes(state);
    const moved = await execute(
      this.req,
      sql`update transfers set state = ${state}, finished_at = ${isOver ? sql`now()` : sql`null`}, updated_at = now()
        where id = ${transfer.id} and state = ${transfer.state} returning id`,
    );
    if (moved.length > 0) transfer.state = state;
    return moved.length > 0;
  }

  /** Keeps how far it is. False when somebody cancelled. With a request it becomes part of that request's transaction. */
  async keep(req: PayloadRequest = this.req): Promise<boolean> {
    const { id, state, total, done, created, updated, unchanged, wrong } = this.transfer;
    const kept = await execute(
      req,
      sql`update transfers set total = ${total}, done = ${done}, created = ${created}, updated = ${updated}, unchanged = ${unchanged}, wrong = ${wrong},
          updated_at = now() where id = ${id} and state = ${state} returning id`,
    );
    return kept.length > 0;
  }

  async keepReport(): Promise<void> {
    const { id, options, storedFile } = this.transfer;
    await execute(
      this.req,
      sql`update transfers set report = ${json(this.report)}, options = ${json(options)}, stored_file = ${storedFile} where id = ${id}`,
    );
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
