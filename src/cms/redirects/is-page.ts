import type { CollectionSlug, PayloadRequest } from 'payload';
import { documentPath, PAGED_COLLECTIONS, routes } from '@/domain/routes';

const FIXED: unknown[] = Object.values(routes);
/** Paths that never need a redirect: lists, the API, the panel and files. */
const OWN =
  /^\/(?:api|admin|go|gone|dev|icons|logos|preview|_next|\.well-known|tools\/(?:p|for)|categories\/[^/]+\/p)\/|\.(?:ico|xml)$|^\/robots\.txt$/;
const OF_A_TOOL = /^(\/tools\/[^/]+)\/reviews$/;

/** True if a published document or a fixed page has this path. */
export async function isPage(req: PayloadRequest, path: string): Promise<boolean> {
  if (FIXED.includes(path) || OWN.test(path)) return true;
  const page = OF_A_TOOL.exec(path)?.[1] ?? path;
  const slug = page.slice(page.lastIndexOf('/') + 1);
  for (const collection of PAGED_COLLECTIONS) {
    if (documentPath(collection, slug) !== page) continue;
    const { totalDocs } = await req.payload.count({
      collection: collection as CollectionSlug,
      where: {
        and: [
          { [collection === 'categories' ? 'code' : 'slug']: { equals: slug } },
          { _status: { equals: 'published' } },
          { deletedAt: { exists: false } },
        ],
      },
      req,
    });
    if (totalDocs > 0) return true;
  }
  return false;
}
