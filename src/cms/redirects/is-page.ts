import type { CollectionSlug, PayloadRequest } from 'payload';
import { documentPath, PAGED_COLLECTIONS, routes } from '@/domain/routes';

const FIXED_PATHS: unknown[] = Object.values(routes);
/** Served by the app itself, so never redirected: lists, the API, the panel and files. */
const RESERVED_PATHS =
  /^\/(?:api|admin|go|gone|dev|icons|logos|preview|_next|\.well-known|tools\/(?:p|for)|categories\/[^/]+\/p)\/|\.(?:ico|xml)$|^\/robots\.txt$/;
const REVIEWS_OF_TOOL = /^(\/tools\/[^/]+)\/reviews$/;

/** True if a published document or a fixed page has this path. */
export async function isPage(req: PayloadRequest, path: string): Promise<boolean> {
  if (FIXED_PATHS.includes(path) || RESERVED_PATHS.test(path)) return true;
  const page = REVIEWS_OF_TOOL.exec(path)?.[1] ?? path;
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
