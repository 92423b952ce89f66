import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { Rating } from '@/ui/rating';
import type { ToolCardContent } from '../card-content';
import { CompareToggle } from './compare-toggle';
import { ToolLogo } from './tool-logo';

export interface ToolCardIcons {
  verified: ReactNode;
  compare: ReactNode;
}

interface ToolCardProps {
  tool: ToolCardContent;
  locale: Locale;
  icons: ToolCardIcons;
  /** Heading level of the name. */
  heading?: 'h2' | 'h3';
  eager?: boolean;
  /** Content for the corner, above the link that covers the card. */
  corner?: ReactNode;
}

/** A tool in a list, with tagline, price model and rating. The whole card is a link. */
export function ToolCard({ tool, locale, icons, heading: Heading = 'h3', eager, corner }: ToolCardProps) {
  const { verified, category, tagline, rating } = tool;
  return (
    <article className="link-card group flex h-full flex-col p-5">
      <div className="flex items-start gap-3.5">
        <ToolLogo logo={tool.logo} eager={eager} />
        <div className="min-w-0 flex-1">
          <Heading className="flex items-center gap-1.5 text-lg font-semibold leading-snug">
            <PageLink href={tool.path} className="cover-link group-hover:text-primary">
              {tool.name}
            </PageLink>
            {verified && (
              <span title={verified.hint} className="text-good">
                {icons.verified}
                <span className="sr-only">{verified.label}</span>
              </span>
            )}
          </Heading>
          {category && (
            <p className="text-xs text-muted">
              <LocalText text={category} pageLang={locale} />
            </p>
          )}
        </div>
        {corner}
      </div>
      {tagline && (
        <p className="mt-3.5 text-sm text-text">
          <LocalText text={tagline} pageLang={locale} />
        </p>
      )}
      <div className="mt-auto flex items-center justify-between gap-2 pt-4 text-xs text-muted">
        <span className="whitespace-nowrap rounded-full bg-sunken px-2.5 py-0.5 font-medium text-text">{tool.price}</span>
        <span className="inline-flex items-center gap-1.5">
          {rating && (
            <>
              <Rating value={rating.value} label={rating.label} isShort />
              <span aria-hidden="true" className="font-semibold text-text">
                {rating.text}
              </span>
              {rating.count && <span aria-hidden="true">({rating.count})</span>}
            </>
          )}
          <CompareToggle slug={tool.slug} name={tool.name} label={tool.compareLabel} icon={icons.compare} />
        </span>
      </div>
    </article>
  );
}
