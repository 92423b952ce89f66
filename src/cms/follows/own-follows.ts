import type { PayloadRequest } from 'payload';
import { type Locale, localeInfo } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { Tool } from '@/payload-types';
import { isOwnFollow } from '../accounts/own-contributions';
import type { SignedInUser } from '../accounts/session';
import { relationIds } from '../fields/relation-ids';
import { targetOf } from './follow';

export interface OwnFollow {
  id: number;
  /** Null for bookmarks. */
  name: string | null;
  /** Null while visitors can't read its page. */
  path: string | null;
}

type Page = Pick<OwnFollow, 'name' | 'path'>;

const pageOf = ({ name, _status, deletedAt }: Pick<Tool, 'name' | '_status' | 'deletedAt'>, path: string): Page => ({
  name,
  path: _status === 'published' && !deletedAt ? path : null,
});

/** What a person follows, newest first, in a language: also what left the site, since it may come back. */
export async function ownFollows(req: PayloadRequest, user: SignedInUser, locale: Locale): Promise<OwnFollow[]> {
  const all = {
    limit: 0,
    pagination: false,
    depth: 0,
    locale,
    fallbackLocale: localeInfo(locale).fallback,
    req: { transactionID: req.transactionID },
  } as const;
  const { docs } = await req.payload.find({
    ...all,
    collection: 'follows',
    where: { and: [isOwnFollow(user), { status: { equals: 'confirmed' } }] },
    sort: '-createdAt',
    select: { kind: true, tool: true, category: true },
  });
  // Read apart, because populated fields are empty for what is in the trash.
  const idsIn = (field: 'tool' | 'category') => ({ id: { in: docs.flatMap((row) => relationIds(row[field])) } });
  const shown = { name: true, _status: true, deletedAt: true } as const;
  const [tools, categories] = await Promise.all([
    req.payload.find({ ...all, collection: 'tools', where: idsIn('tool'), trash: true, select: { ...shown, slug: true } }),
    req.payload.find({ ...all, collection: 'categories', where: idsIn('category'), trash: true, select: { ...shown, code: true } }),
  ]);
  const pages = {
    tool: new Map(tools.docs.map((tool) => [tool.id, pageOf(tool, routes.tool(tool.slug))])),
    category: new Map(categories.docs.map((category) => [category.id, pageOf(category, routes.changesIn(category.code))])),
  };
  return docs.flatMap(({ id, ...follow }): OwnFollow[] => {
    if (follow.kind === 'bookmarks') return [{ id, name: null, path: routes.favorites }];
    const page = pages[follow.kind].get(Number(targetOf(follow).target));
    return page ? [{ id, ...page }] : [];
  });
}

/** Ends a follow of one's own; idempotent. */
export async function removeOwnFollow(req: PayloadRequest, user: SignedInUser, id: number): Promise<void> {
  const where = { and: [{ id: { equals: id } }, isOwnFollow(user)] };
  await req.payload.delete({ collection: 'follows', where, depth: 0, req });
}
