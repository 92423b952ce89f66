import 'server-only';
import type { Locale } from '@/domain/locales';
import type { PAGED_COLLECTIONS } from '@/domain/routes';
import { asVisitor, type Doc, type Fields, type Wanted } from '@/server/door/reads';
import { type PageSeo, pageSeo, sharedImagePopulate } from './page-seo';

/** The document a page is about, with the SEO texts and share image of that page; null if it isn't public. */
export async function findPage<Slug extends (typeof PAGED_COLLECTIONS)[number], Field extends Fields<Slug>>(
  collection: Slug,
  values: { slug: string } | { code: string },
  locale: Locale,
  { select, populate }: Pick<Wanted<Field>, 'select' | 'populate'>,
): Promise<(Doc<Slug, Field> & { seo: PageSeo }) | null> {
  const wanted = { depth: 1, select: { ...select, meta: true }, populate: { media: sharedImagePopulate, ...populate } } as Wanted<Field>;
  const found = await asVisitor.findOne(collection, values, wanted);
  if (!found) return null;
  const { meta: _, ...doc } = found as typeof found & { meta?: unknown };
  return { ...(doc as typeof found), seo: pageSeo(collection, found, locale) };
}
