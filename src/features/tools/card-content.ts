import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { localePath, routes } from '@/domain/routes';
import type { Text } from '@/server/localized';
import { shownText } from '@/ui/local-text';
import type { RatedTool } from './queries';

/** Content of a tool's card as texts, for both server and browser. */
export type ToolCardContent = Awaited<ReturnType<typeof cardContents>>[number];

/** Content of the tools' cards, in the same order, with what they cost a team instead of their price model, and why they are there. */
export async function cardContents(tools: RatedTool[], locale: Locale, costs?: Map<number, string>, reasons?: Map<number, Text>) {
  const [t, prices, format] = await Promise.all([
    getTranslations({ locale, namespace: 'tools' }),
    getTranslations({ locale, namespace: 'priceModels' }),
    getFormatter({ locale }),
  ]);
  const ratingOf = ({ rating }: RatedTool) => {
    if (rating === null) return null;
    const text = format.number(rating.value, RATING_DIGITS);
    const isByVisitors = rating.count > 0;
    return {
      text,
      label: isByVisitors ? t('visitorsRating', { rating: text, count: rating.count }) : t('editorsRating', { rating: text }),
      ...(isByVisitors && { count: format.number(rating.count) }),
    };
  };
  const reasonOf = ({ id }: RatedTool) => {
    const reason = reasons?.get(id);
    return reason && { reason: shownText(reason, locale) };
  };
  return tools.map((tool) => ({
    id: tool.id,
    name: tool.name,
    /** With language prefix; it ends with the slug. */
    path: localePath(routes.tool(tool.slug), locale),
    // The browser draws no monogram where there is an image.
    logo: tool.logo.src ? { src: tool.logo.src, background: tool.logo.background } : tool.logo,
    // Absent rather than false or null: each card would repeat it.
    ...(tool.verified && { verified: true }),
    category: tool.categories[0] ? shownText(tool.categories[0].name, locale) : null,
    tagline: tool.tagline && shownText(tool.tagline, locale),
    ...reasonOf(tool),
    price: costs?.get(tool.id) ?? prices(tool.priceModel),
    rating: ratingOf(tool),
  }));
}
