import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import { findPage } from '@/seo/find-page';
import { cached } from '@/server/cached';
import { localize } from '@/server/localized';

const select = { title: true, description: true, body: true, updatedAt: true } as const;

/** A text page, or null without title or text. */
export function getPage({ slug, locale }: { slug: string; locale: Locale }) {
  return cached(
    async () => {
      const found = await findPage('pages', { slug }, locale, { select });
      if (!found) return null;
      const { title, body, ...page } = localize(found, locale, ['title', 'description', 'body']);
      return title && body && { ...page, title, body };
    },
    ['page', slug, locale],
    [cacheTags.pageSlug(slug)],
  );
}
