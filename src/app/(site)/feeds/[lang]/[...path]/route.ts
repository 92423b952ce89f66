import { getFormatter, getTranslations } from 'next-intl/server';
import { isLocale, type Locale } from '@/domain/locales';
import { FEED_TYPES, type FeedFormat } from '@/domain/other-forms';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { routes } from '@/domain/routes';
import { env } from '@/env';
import { categoryName, getCategory } from '@/features/categories/queries';
import { listNewestTerms } from '@/features/dictionary/queries';
import { FEED_ENTRIES, listReviewNews } from '@/features/feeds/queries';
import { type FeedData, type FeedEntry, feedUpdated, renderFeed } from '@/features/feeds/render';
import { movedEntry } from '@/features/redirects/queries';
import { getListingDates, listFirstIds } from '@/features/search/queries';
import { changeText } from '@/features/tools/change-texts';
import { listCategoryChanges, listChanges, listToolChanges, type ToldChange } from '@/features/tools/changes';
import { dayText } from '@/features/tools/facts';
import { getPublicTool, listToolsByIds } from '@/features/tools/queries';
import { pageAddress } from '@/server/page-address';
import { permanentlyAt, textResponse } from '@/server/text-response';

export const dynamic = 'force-dynamic';

type Content = Pick<FeedData, 'title' | 'description' | 'entries'> & { page: string };

const FILE = /^((?:changes\/)?(?:categories|tools)\/([^/]+)|tools|reviews|terms|changes)\.(atom|json)$/;

const dates = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) => ({ publishedAt: createdAt, updatedAt });

async function toolEntries(locale: Locale, category?: number): Promise<FeedEntry[]> {
  const ids = await listFirstIds({ category, sort: 'newest', limit: FEED_ENTRIES });
  const [tools, listed] = await Promise.all([listToolsByIds({ ids, locale }), getListingDates({ ids })]);
  return tools.map((tool) => ({
    key: `tools/${tool.id}`,
    title: tool.name,
    address: pageAddress(routes.tool(tool.slug), locale),
    text: tool.tagline?.value ?? tool.name,
    tags: tool.categories.map(({ code, name }) => ({ code, name: name.value })),
    publishedAt: (listed.get(tool.id) ?? new Date(tool.updatedAt)).toISOString(),
    updatedAt: tool.updatedAt,
  }));
}

async function reviewEntries(locale: Locale): Promise<FeedEntry[]> {
  const [tools, format, reviews] = await Promise.all([getTranslations({ locale, namespace: 'tools' }), getFormatter({ locale }), listReviewNews()]);
  return reviews.map((review) => {
    const rating = review.rating === null ? '' : `${tools('ratingOf', { rating: format.number(review.rating, RATING_DIGITS) })}\n`;
    return {
      key: `reviews/${review.id}`,
      title: `${review.tool.name}: ${review.title}`,
      address: `${pageAddress(routes.tool(review.tool.slug), locale)}#reviews`,
      text: rating + review.text,
      author: review.author ?? tools('anonymous'),
      tags: [],
      ...dates(review),
    };
  });
}

async function termEntries(locale: Locale): Promise<FeedEntry[]> {
  return (await listNewestTerms({ locale, limit: FEED_ENTRIES })).map((term) => ({
    key: `terms/${term.id}`,
    title: term.name.value,
    address: pageAddress(routes.term(term.slug), locale),
    text: (term.definition ?? term.name).value,
    tags: [],
    ...dates(term),
  }));
}

/** Dated by when visitors were told, since feed readers pass over what appears below entries they know. */
async function changeEntries(locale: Locale, changes: ToldChange[]): Promise<FeedEntry[]> {
  const [textOf, format] = await Promise.all([changeText(locale), getFormatter({ locale })]);
  const earlier = ({ at, toldAt }: ToldChange) => (dayText(format, at) === dayText(format, toldAt) ? '' : ` (${dayText(format, at)})`);
  return changes.slice(0, FEED_ENTRIES).map((change) => ({
    key: `changes/${change.id}`,
    title: change.tool.name,
    address: `${pageAddress(routes.tool(change.tool.slug), locale)}#changes`,
    text: textOf(change) + earlier(change),
    tags: [],
    publishedAt: change.toldAt,
    updatedAt: change.toldAt,
  }));
}

async function toolChanges(slug: string, locale: Locale): Promise<Content | null> {
  const [t, tool] = await Promise.all([getTranslations({ locale, namespace: 'feeds' }), getPublicTool({ slug, locale })]);
  return (
    tool && {
      title: t('toolChanges.title', { name: tool.name, site: env.PRODUCT_NAME }),
      description: t('toolChanges.description', { name: tool.name }),
      page: routes.tool(slug),
      entries: await changeEntries(locale, await listToolChanges({ toolId: tool.id, order: 'toldAt' })),
    }
  );
}

async function contentOf(name: string, code: string | undefined, locale: Locale): Promise<Content | null> {
  const t = await getTranslations({ locale, namespace: 'feeds' });
  const texts = (kind: 'tools' | 'reviews' | 'terms' | 'changes') => ({
    title: t(`${kind}.title`, { site: env.PRODUCT_NAME }),
    description: t(`${kind}.description`),
  });
  if (name === 'tools') return { ...texts(name), page: routes.tools, entries: await toolEntries(locale) };
  if (name === 'reviews') return { ...texts(name), page: routes.home, entries: await reviewEntries(locale) };
  if (name === 'changes')
    return { ...texts(name), page: routes.changes, entries: await changeEntries(locale, await listChanges({ order: 'toldAt' })) };
  if (name === 'terms') return { ...texts(name), page: routes.dictionary, entries: await termEntries(locale) };
  if (name.startsWith('changes/tools/') && code) return toolChanges(code, locale);
  const category = code && !name.startsWith('tools/') ? await getCategory({ code, locale }) : null;
  if (!category) return null;
  const { value } = categoryName(category, 1);
  if (name.startsWith('changes/')) {
    return {
      title: t('categoryChanges.title', { name: value, site: env.PRODUCT_NAME }),
      description: t('categoryChanges.description', { name: value }),
      page: routes.changesIn(category.code),
      entries: await changeEntries(locale, await listCategoryChanges({ categoryId: category.id, order: 'toldAt' })),
    };
  }
  return {
    title: t('category.title', { name: value, site: env.PRODUCT_NAME }),
    description: t('category.description', { name: value }),
    page: routes.category(category.code),
    entries: await toolEntries(locale, category.id),
  };
}

/** `GET /feeds/{en|nl}/{tools|reviews|terms|changes|[changes/]categories/<code>|changes/tools/<slug>}.{atom|json}`: newest entries first. */
export async function GET(request: Request, { params }: RouteContext<'/feeds/[lang]/[...path]'>): Promise<Response> {
  const { lang, path } = await params;
  const [, name = '', code, format] = FILE.exec(path.join('/')) ?? [];
  const content = isLocale(lang) ? await contentOf(name, code, lang) : null;
  if (!content && isLocale(lang) && code) {
    const now = await movedEntry(name.includes('categories/') ? routes.category : routes.tool, code);
    if (now) return permanentlyAt(routes.feed(lang, name.slice(0, -code.length) + now, format as FeedFormat));
  }
  if (!content || !isLocale(lang)) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const address = (as: FeedFormat) => env.SITE_URL + routes.feed(lang, name, as);
  const { page, ...texts } = content;
  const feed: FeedData = {
    ...texts,
    locale: lang,
    pageAddress: pageAddress(page, lang),
    addresses: { atom: address('atom'), json: address('json') },
    site: { name: env.PRODUCT_NAME, address: pageAddress(routes.home, lang) },
  };
  return textResponse(request, renderFeed(feed, format as FeedFormat), {
    'Content-Type': `${FEED_TYPES[format as FeedFormat]}; charset=utf-8`,
    'Content-Language': lang,
    'Last-Modified': feedUpdated(feed).toUTCString(),
    'X-Robots-Tag': 'noindex',
  });
}
