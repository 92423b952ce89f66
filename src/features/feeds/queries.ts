import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import { overallRating } from '@/domain/rating-criteria';
import type { Category, Review, Tool } from '@/payload-types';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale } from '@/server/localized';
import { isPopulated } from '@/server/populated';

export const FEED_ENTRIES = 50;

interface Dated {
  id: number;
  createdAt: string;
  updatedAt: string;
}

export interface ToolNews extends Dated {
  slug: string;
  name: string;
  tagline: string | null;
  categories: { code: string; name: string }[];
}

export interface ReviewNews extends Dated {
  title: string;
  text: string;
  author: string | null;
  /** 1 to 5: the general rating, else the mean; null without ratings. */
  rating: number | null;
  tool: { slug: string; name: string };
}

/** Listed tools in the order of the ids. */
export function listToolNews({ ids, locale }: { ids: number[]; locale: Locale }): Promise<ToolNews[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'tools',
        where: { id: { in: ids } },
        limit: ids.length,
        pagination: false,
        locale: 'all',
        depth: 1,
        select: { slug: true, name: true, tagline: true, categories: true, createdAt: true, updatedAt: true },
        populate: { categories: { name: true, code: true } },
      });
      const news = (docs as Tool[]).map(({ id, slug, name, tagline, categories, createdAt, updatedAt }) => ({
        id,
        slug,
        name,
        tagline: inLocale(tagline, locale)?.value ?? null,
        categories: (categories ?? [])
          .filter(isPopulated<Category>)
          .map((category) => ({ code: category.code, name: inLocale(category.name, locale)?.value ?? category.code })),
        createdAt,
        updatedAt,
      }));
      return ids.flatMap((id) => news.find((tool) => tool.id === id) ?? []);
    },
    ['tool-news', ids.join(','), locale],
    [cacheTags.toolsList, cacheTags.categoriesList],
  );
}

export function listReviewNews(): Promise<ReviewNews[]> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'reviews',
        sort: ['-createdAt', '-id'],
        limit: FEED_ENTRIES,
        pagination: false,
        depth: 1,
        select: { tool: true, title: true, text: true, publicName: true, ratings: true, createdAt: true, updatedAt: true },
        populate: { tools: { slug: true, name: true } },
      });
      return (docs as Review[]).flatMap(({ id, tool, title, text, publicName, ratings, createdAt, updatedAt }) =>
        isPopulated<Tool>(tool)
          ? [
              {
                id,
                title,
                text,
                author: publicName ?? null,
                rating: overallRating(ratings),
                tool: { slug: tool.slug, name: tool.name },
                createdAt,
                updatedAt,
              },
            ]
          : [],
      );
    },
    ['review-news'],
    [cacheTags.toolsList],
  );
}
