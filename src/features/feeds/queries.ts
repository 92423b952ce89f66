import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { overallRating } from '@/domain/rating-criteria';
import type { Tool } from '@/payload-types';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { isPopulated } from '@/server/populated';

export const FEED_ENTRIES = 50;

export interface ReviewNews {
  id: number;
  title: string;
  text: string;
  author: string | null;
  /** 1 to 5: the general rating, else the mean; null without ratings. */
  rating: number | null;
  tool: { slug: string; name: string };
  createdAt: string;
  updatedAt: string;
}

export function listReviewNews(): Promise<ReviewNews[]> {
  return cached(
    async () => {
      const docs = await asVisitor.find('reviews', {
        sort: ['-createdAt', '-id'],
        limit: FEED_ENTRIES,
        depth: 1,
        select: { tool: true, title: true, text: true, publicName: true, ratings: true, createdAt: true, updatedAt: true },
        populate: { tools: { slug: true, name: true } },
      });
      return docs.flatMap(({ tool, publicName, ratings, ...review }) =>
        isPopulated<Tool>(tool) ? [{ ...review, author: publicName, rating: overallRating(ratings), tool }] : [],
      );
    },
    ['review-news'],
    [cacheTags.toolsList],
  );
}
