import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { documentPath, type PAGED_COLLECTIONS } from '@/domain/routes';
import { cached } from './cached';
import { asVisitor } from './door/reads';

/** A stored link to a document. */
export interface Reference {
  relationTo: (typeof PAGED_COLLECTIONS)[number];
  value: number | { id: number };
}

/** Path of a linked document's page without language prefix, or null while it isn't public. */
export function referencePath({ relationTo, value }: Reference): Promise<string | null> {
  const id = typeof value === 'object' ? value.id : value;
  return cached(
    async () => {
      const doc = await asVisitor.findOne(relationTo, { id }, { select: relationTo === 'categories' ? { code: true } : { slug: true } });
      return doc ? documentPath(relationTo, 'code' in doc ? doc.code : doc.slug) : null;
    },
    ['reference-path', relationTo, id],
    [cacheTags.address(relationTo, id)],
  );
}
