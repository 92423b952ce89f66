import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transfers as t, users } from '@/payload-generated-schema';
import { isAdmin } from '../access/roles';
import { execute } from '../database/transaction';
import type { Counts, Transfer } from './ledger';

const SHOWN = 50;

/** A transfer as the page of the panel shows it. */
export interface ListedTransfer extends Omit<Transfer, 'storedFile' | 'report' | 'options' | 'startedBy'> {
  /** What the check found. */
  checked: Counts | null;
  isUnreadable: boolean;
  /** Lines of its report. */
  problems: number;
  startedBy: string | null;
  createdAt: string;
}

/** The newest transfers, those about subscribers for admins only. */
export async function listTransfers(req: PayloadRequest): Promise<ListedTransfer[]> {
  const rows = await execute<ListedTransfer>(
    req,
    sql`select ${t.id}, ${t.direction}, ${t.entity}, ${t.format}, ${t.state}, ${t.fileName} as "fileName", ${t.total}::integer, ${t.done}::integer,
        ${t.created}::integer, ${t.updated}::integer, ${t.unchanged}::integer, ${t.wrong}::integer, ${t.options} -> 'checked' as checked,
        coalesce((${t.options} ->> 'isUnreadable')::boolean, false) as "isUnreadable", coalesce(jsonb_array_length(${t.report}), 0) as problems,
        coalesce(nullif(${users.name}, ''), ${users.email}, '#' || ${users.id}) as "startedBy", ${t.createdAt} as "createdAt"
      from ${t} left join ${users} on ${users.id} = ${t.startedBy}
      where ${isAdmin(req.user)} or ${t.entity} <> 'subscribers' order by ${t.id} desc limit ${SHOWN}`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}
