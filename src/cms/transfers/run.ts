import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import type { TransferCollection } from '@/domain/transfers';
import { isAdmin, isEditor } from '../access/roles';
import { type Column, columnsOf, KEY_COLUMNS, type LinkTarget } from './columns';

type I18n = PayloadRequest['i18n'];

/** What the work on one file goes by. Reads and writes have the rights of the person who started it. */
export interface Run {
  payload: Payload;
  entity: TransferCollection;
  columns: Column[];
  language: string;
  i18n: I18n;
  user: TypedUser;
  names: LinkNames;
}

/** Content is the editors', subscribers are the admins'. */
export const mayTransfer = (user: Parameters<typeof isEditor>[0], entity: TransferCollection): boolean =>
  entity === 'subscribers' ? isAdmin(user) : isEditor(user);

/** The account as it is now; null when it was switched off or may no longer do this. */
export async function starterOf(payload: Payload, id: number, entity: TransferCollection): Promise<TypedUser | null> {
  const { docs } = await payload.find({ collection: 'users', where: { id: { equals: id } }, limit: 1, pagination: false, depth: 0 });
  const [account] = docs;
  return account && mayTransfer(account, entity) ? ({ ...account, collection: 'users' } as TypedUser) : null;
}

export async function startRun(payload: Payload, entity: TransferCollection, user: TypedUser, language: string): Promise<Run> {
  const i18n = await getLocalI18n({ config: payload.config, language: language === 'nl' ? 'nl' : 'en' });
  const run = { payload, entity, columns: columnsOf(payload, entity), language, i18n, user };
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

  async learnIds(target: LinkTarget, ids: Iterable<number>): Promise<void> {
    await this.learn(
      target,
      'id',
      [...new Set(ids)].filter((id) => !this.keys.has(`${target}:${id}`)),
    );
  }

  async learnKeys(target: LinkTarget, keys: Iterable<string>): Promise<void> {
    await this.learn(
      target,
      KEY_COLUMNS[target],
      [...new Set(keys)].filter((key) => !this.ids.has(`${target}:${key}`)),
    );
  }

  private async learn(target: LinkTarget, field: string, values: (string | number)[]): Promise<void> {
    if (values.length === 0) return;
    const key = KEY_COLUMNS[target];
    const { docs } = await this.run.payload.find({
      collection: target,
      draft: true,
      where: { [field]: { in: values } },
      select: { [key]: true },
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req: await requestOf(this.run),
    });
    for (const doc of docs as unknown as ({ id: number } & Record<string, string>)[]) this.add(target, doc.id, doc[key] ?? '');
  }
}
