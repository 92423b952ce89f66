import Link from 'next/link';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { Rating } from '@/ui/rating';
import type { RatedTool } from '../queries';
import { CompareToggle } from './compare-toggle';
import { ToolLogo } from './tool-logo';

interface ToolCardProps {
  tool: RatedTool;
  locale: Locale;
  /** Heading level that fits the place of the card. */
  heading?: 'h2' | 'h3';
  eager?: boolean;
}

/** A tool in a list: what it is, in one line, with price model and rating. The whole card leads to the tool. */
export async function ToolCard({ tool, locale, heading: Heading = 'h3', eager }: ToolCardProps) {
  const [t, prices, format] = await Promise.all([getTranslations('tools'), getTranslations('priceModels'), getFormatter()]);
  const [category] = tool.categories;
  const rating = tool.rating === null ? null : format.number(tool.rating.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <article className="group relative flex h-full flex-col rounded-card border border-line bg-surface p-5 transition-[border-color,box-shadow] duration-150 hover:border-primary hover:shadow-raised">
      <div className="flex items-start gap-3.5">
        <ToolLogo logo={tool.logo} eager={eager} />
        <div className="min-w-0 flex-1">
          <Heading className="flex items-center gap-1.5 text-lg font-semibold leading-snug">
            <Link href={localePath(routes.tool(tool.slug), locale)} prefetch={false} className="cover-link group-hover:text-primary">
              {tool.name}
            </Link>
            {tool.verified && (
              <span title={t('verifiedHint')} className="text-good">
                <Icon name="badge-check" className="size-4" />
                <span className="sr-only">{t('verified')}</span>
              </span>
            )}
          </Heading>
          {category && (
            <p className="text-xs text-muted">
              <LocalText text={category.name} pageLang={locale} />
            </p>
          )}
        </div>
      </div>
      {tool.tagline && (
        <p className="mt-3.5 text-sm text-text">
          <LocalText text={tool.tagline} pageLang={locale} />
        </p>
      )}
      <div className="mt-auto flex items-center justify-between gap-2 pt-4 text-xs text-muted">
        <span className="font-medium">{prices(tool.priceModel)}</span>
        <span className="inline-flex items-center gap-1.5">
          {rating !== null && tool.rating !== null && (
            <>
              <Rating
                value={tool.rating.value}
                label={tool.rating.count > 0 ? t('visitorsRating', { rating, count: tool.rating.count }) : t('editorsRating', { rating })}
              />
              <span aria-hidden="true" className="font-semibold text-text">
                {rating}
              </span>
              {tool.rating.count > 0 && <span aria-hidden="true">({format.number(tool.rating.count)})</span>}
            </>
          )}
          <CompareToggle
            slug={tool.slug}
            name={tool.name}
            label={t('compareAdd', { name: tool.name })}
            icon={<Icon name="scale" className="size-4" />}
          />
        </span>
      </div>
    </article>
  );
}
