import { getFormatter, getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { localePath, routes } from '@/domain/routes';
import { audienceTexts } from '@/features/audiences/texts';
import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button';
import { ShareButton } from '@/features/sharing/components/share-button';
import { CompareToggle } from '@/features/tools/components/compare-toggle';
import { DrawnRating } from '@/features/tools/components/drawn-rating';
import { ToolLogo } from '@/features/tools/components/tool-logo';
import type { RatedTool, ToolPageData } from '@/features/tools/queries';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';

interface ToolPageHeaderProps {
  tool: ToolPageData;
  locale: Locale;
  price: string;
  alternatives: RatedTool[];
  visit: ReactNode;
}

/** All alternatives have cards further down the page. */
const NAMED_ALTERNATIVES = 3;

/** Answers above the fold: what the tool is, for whom, its price and rating, alternatives and actions. */
export async function ToolPageHeader({ tool, locale, price, alternatives, visit }: ToolPageHeaderProps) {
  const [t, bookmarks, format] = await Promise.all([getTranslations('tools'), getTranslations('bookmarks'), getFormatter()]);
  const rating = tool.editorialRating === null ? null : format.number(tool.editorialRating, RATING_DIGITS);
  const audiences = tool.audiences.map((audience) => audienceTexts(audience, locale).name);
  const named = alternatives.slice(0, NAMED_ALTERNATIVES);
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5">
      <ToolLogo logo={tool.logo} size="large" eager />
      <div>
        <h1 className="flex flex-wrap items-center gap-x-3 text-3xl font-bold">
          {tool.name}
          {tool.verified && (
            <span
              title={t('verifiedHint')}
              className="inline-flex items-center gap-1 rounded-full bg-good-soft px-2.5 py-1 text-xs font-semibold [letter-spacing:0] text-good"
            >
              <Icon name="badge-check" className="size-4" />
              {t('verified')}
            </span>
          )}
        </h1>
        {tool.tagline && (
          <p className="mt-2 max-w-[60ch] text-lg text-muted">
            <LocalText text={tool.tagline} pageLang={locale} />
          </p>
        )}
      </div>
      <div className="col-span-2 mt-4 sm:col-span-1 sm:col-start-2">
        {rating !== null && tool.editorialRating !== null && (
          <a href="#editorial" className="inline-flex min-h-8 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline">
            <DrawnRating value={tool.editorialRating} label={t('editorsRating', { rating })} className="h-5" />
            <span aria-hidden="true">
              {rating} <span className="font-normal text-muted">{t('byEditors')}</span>
            </span>
          </a>
        )}
        <p className="mt-1 text-sm">
          <strong className="font-semibold">{price}</strong>
          {audiences.length > 0 && <> · {t('forAudiences', { audiences: format.list(audiences) })}</>}
        </p>
        {named.length > 0 && (
          <p className="mt-1 text-sm text-muted">
            {t('alternativesShort')}{' '}
            {named.map(({ id, slug, name }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <PageLink href={localePath(routes.tool(slug), locale)} className="inline-link">
                  {name}
                </PageLink>
              </Fragment>
            ))}
            {' · '}
            <PageLink
              href={localePath(routes.comparison([tool.slug, ...alternatives.slice(0, 2).map(({ slug }) => slug)]), locale)}
              rel="nofollow"
              className="inline-link"
            >
              {t('compareWithAlternatives')}
            </PageLink>
          </p>
        )}
        <div className="tool-actions">
          {visit}
          <BookmarkButton tool={tool.id} label={bookmarks('label', { name: tool.name })} text={bookmarks('bookmark')} />
          <CompareToggle slug={tool.slug} name={tool.name} label={t('compareAdd', { name: tool.name })} text={t('compare')} />
          <ShareButton title={tool.name} path={routes.tool(tool.slug)} locale={locale} />
        </div>
        {tool.affiliate && <p className="mt-2 text-xs text-muted">{t('affiliate')}</p>}
      </div>
    </header>
  );
}
