import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { env } from '@/env';
import { getReviewSummary } from '@/features/reviews/queries';
import type { BadgeTexts } from '@/features/sharing/badge';
import type { ToolPageData } from '@/features/tools/queries';

/** `rating` is null without published reviews. */
export async function badgesOf(tool: ToolPageData, locale: Locale): Promise<{ listed: BadgeTexts; rating: BadgeTexts | null }> {
  const [{ average, count }, t, format] = await Promise.all([
    getReviewSummary({ toolId: tool.id }),
    getTranslations({ locale, namespace: 'sharing.badge' }),
    getFormatter({ locale }),
  ]);
  const product = env.PRODUCT_NAME;
  const listed = {
    small: t('listedOn'),
    large: product,
    title: t('listedTitle', { name: tool.name, product }),
    alt: t('listedAlt', { product }),
    hasStar: false,
  };
  if (average === null) return { listed, rating: null };
  const rating = format.number(average, RATING_DIGITS);
  return {
    listed,
    rating: {
      small: product,
      large: t('rated', { rating }),
      title: t('ratedTitle', { name: tool.name, rating, product, count }),
      alt: t('ratedAlt', { rating, product }),
      hasStar: true,
    },
  };
}
