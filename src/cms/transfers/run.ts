import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { localeOf } from '@/domain/locales';
import type { TransferCollection } from '@/domain/transfers';
import { isAdmin, isEditor } from '../access/roles';
import { type Column, columnsOf, KEY_COLUMNS, type LinkTarget } from './columns';
import type { Transfer } from './ledger';
import { FileProblem } from './problems';

/** What the work on one file goes by. Reads and writes have the rights of the person who started it. */
export interface Run {
  payload: Payload;
  entity: TransferCollection;
  columns: Column[];
  i18n: PayloadRequest['i18n'];
  user: TypedUser;
  names: LinkNames;
}

/** Content is the editors', subscribers are the admins'. */
export const mayTransfer = (user: Parameters<typeof isEditor>[0], entity: TransferCollection): boolean =>
  entity === 'subscribers' ? isAdmin(user) : isEditor(user);

/** The person who started a transfer. @throws FileProblem when the account is gone or may no longer do this */
export async function starterOf(payload: Payload, { startedBy, entity }: Transfer): Promise<TypedUser> {
  const account = startedBy === null ? null : await payload.findByID({ collection: 'users', id: startedBy, disableErrors: true, depth: 0 });
  if (!account || !mayTransfer(account, entity)) throw new FileProblem('account');
  return { ...account, collection: 'users' } as TypedUser;
}

/** Begins or resumes the work on a transfer. */
export async function startRun(payload: Payload, transfer: Transfer): Promise<Run> {
  const { entity, options } = transfer;
  const user = await starterOf(payload, transfer);
  const i18n = await getLocalI18n({ config: payload.config, language: localeOf(options.language) });
  const run = { payload, entity, columns: columnsOf(payload, entity), i18n, user };
  return { ...run, names: new LinkNames(run) };
}

/** A request of its own for each piece of work: Payload keeps notes on it. The audit log has one line about the whole file. */
export const requestOf = ({ payload, user, i18n }: Pick<Run, 'payload' | 'user' | 'i18n'>): Promise<PayloadRequest> =>
  createLocalReq({ user, context: { skipAudit: true }, req: { i18n } as PayloadRequest }, payload);

/** Numbers and keys of documents that others point to, looked up once. */
class LinkNames {
  private readonly keys = new Map<string, string>();
  private readonly ids = new Map<string, number>();

  constructor(private readonly run: Pick<Run, 'payload' | 'user' | 'i18n'>) {}

  readonly keyOf = (target: LinkTarget, id: number): string | undefined => this.keys.get(`${target}:${id}`);
  readonly idOf = (target: LinkTarget, key: string): number | undefined => this.ids.get(`${target}:${key}`);

  add(target: LinkTarget, id: number, key: string): void {
    this.keys.set(`${target}:${id}`, key);
    this.ids.set(`${target}:${key}`, id);
  }

  /** Looks up documents by their number or key, once. */
  async learn(target: LinkTarget, by: 'id' | 'key', values: (string | number)[]): Promise<void> {
    const known: Map<string, unknown> = by === 'id' ? this.keys : this.ids;
    const unknown = [...new Set(values)].filter((value) => !known.has(`${target}:${value}`));
    if (unknown.length === 0) return;
    const key = KEY_COLUMNS[target];
    const { docs } = await this.run.payload.find({
      collection: target,
      draft: true,
      where: { [by === 'id' ? 'id' : key]: { in: unknown } },
      select: { [key]: true },
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req: await requestOf(this.run),
    });
    for (const doc of docs as unknown as ({ id: number } & Record<string, string>)[]) this.add(target, doc.id, doc[key] ?? '');
  }
}
