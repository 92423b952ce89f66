import type { PayloadRequest } from 'payload';
import { type Locale, localeInfo } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { isOwnFollow } from '../accounts/own-contributions';
import type { SignedInUser } from '../accounts/session';

export interface OwnFollow {
  id: number;
  /** Null for bookmarks. */
  name: string | null;
  path: string;
}

/** What a person follows, newest first, in a language. */
export async function ownFollows(req: PayloadRequest, user: SignedInUser, locale: Locale): Promise<OwnFollow[]> {
  const { docs } = await req.payload.find({
    collection: 'follows',
    where: { and: [isOwnFollow(user), { status: { equals: 'confirmed' } }] },
    sort: '-createdAt',
    limit: 0,
    pagination: false,
    depth: 1,
    locale,
    fallbackLocale: localeInfo(locale).fallback,
    populate: { tools: { name: true, slug: true }, categories: { name: true, code: true } },
    select: { kind: true, tool: true, category: true },
    req: { transactionID: req.transactionID },
  });
  return docs.flatMap(({ id, kind, tool, category }): OwnFollow[] => {
    if (kind === 'bookmarks') return [{ id, name: null, path: routes.favorites }];
    if (typeof tool === 'object' && tool) return [{ id, name: tool.name, path: routes.tool(tool.slug) }];
    return typeof category === 'object' && category ? [{ id, name: category.name, path: routes.changesIn(category.code) }] : [];
  });
}

/** Ends a follow of one's own; idempotent. */
export async function removeOwnFollow(req: PayloadRequest, user: SignedInUser, id: number): Promise<void> {
  const where = { and: [{ id: { equals: id } }, isOwnFollow(user)] };
  await req.payload.delete({ collection: 'follows', where, depth: 0, req });
}
