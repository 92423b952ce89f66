import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import { type PageSeo, pageSeo, sharedImagePopulate } from '@/seo/page-seo';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale, type Localized, type Text } from '@/server/localized';

export interface PageData {
  title: Text;
  description: Text | null;
  body: Localized<object>;
  updatedAt: string;
  seo: PageSeo;
}

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
        depth: 1,
        select: { title: true, description: true, body: true, updatedAt: true, meta: true },
        populate: { media: sharedImagePopulate },
      });
      const [doc] = docs;
      const [title, body] = [inLocale(doc?.title, locale), inLocale(doc?.body, locale)];
      return doc && title && body
        ? {
            title,
            description: inLocale(doc.description, locale),
            body: body as Localized<object>,
            updatedAt: doc.updatedAt,
            seo: pageSeo('pages', doc, locale),
          }
        : null;
    },
    ['page', slug, locale],
    [cacheTags.pageSlug(slug)],
  );
}
