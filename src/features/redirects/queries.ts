import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { documentPath } from '@/domain/routes';
import { cached } from '@/lib/cached';
import { asVisitor } from '@/lib/payload';

/** Where an old path (without language prefix) leads now: a path on this site or an absolute address; null when it is not known. */
export function getRedirect({ path }: { path: string }): Promise<string | null> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'redirects',
        where: { from: { equals: path } },
        limit: 1,
        pagination: false,
        depth: 1,
        select: { to: true },
      });
      const to = docs[0]?.to;
      if (to?.type !== 'reference') return to?.url ?? null;
      const target = to.reference?.value;
      if (!to.reference || typeof target !== 'object') return null;
      return documentPath(to.reference.relationTo, 'code' in target ? target.code : target.slug);
    },
    ['redirect', path],
    [cacheTags.redirect(path)],
  );
}
