import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import { cached } from '@/lib/cached';
import { inLocale, type Localized, type Text } from '@/lib/localized';
import { asVisitor } from '@/lib/payload';

export interface PageData {
  title: Text;
  description: Text | null;
  body: Localized<object>;
  updatedAt: string;
}

/** A published page of editable text by its slug, or null. */
export function getPage({ slug, locale }: { slug: string; locale: Locale }): Promise<PageData | null> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'pages',
        where: { slug: { equals: slug } },
        limit: 1,
        pagination: false,
        locale: 'all',
        depth: 0,
        select: { title: true, description: true, body: true, updatedAt: true },
      });
      const [doc] = docs;
      const [title, body] = [inLocale(doc?.title, locale), inLocale(doc?.body, locale)];
      return doc && title && body
        ? { title, description: inLocale(doc.description, locale), body: body as Localized<object>, updatedAt: doc.updatedAt }
        : null;
    },
    ['page', slug, locale],
    [cacheTags.pageSlug(slug)],
  );
}
