import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import type { ToolCardContent } from '../card-content';
import { CompareToggle } from './compare-toggle';
import { ToolLogo } from './tool-logo';

/** With `{name}` where a tool's name belongs. */
export interface ToolCardTexts {
  verified: string;
  verifiedHint: string;
  compareAdd: string;
  byEditors: string;
  /** Absent in lists without reasons. */
  because?: string;
}

interface ToolCardProps {
  tool: ToolCardContent;
  locale: Locale;
  texts: ToolCardTexts;
  /** Heading level of the name. */
  heading?: 'h2' | 'h3';
  eager?: boolean;
  /** Content for the corner, above the link that covers the card. */
  corner?: ReactNode;
  /** More about the tool, below its tagline. */
  children?: ReactNode;
}

/** A tool in a list, with tagline, price model and rating. The whole card is a link. */
export function ToolCard({ tool, locale, texts, heading: Heading = 'h3', eager, corner, children }: ToolCardProps) {
  const { category, tagline, rating } = tool;
  return (
    <article className="entry-card tool-card">
      <div>
        <ToolLogo logo={tool.logo} eager={eager} />
        <div>
          <Heading>
            <PageLink href={tool.path}>{tool.name}</PageLink>
            {tool.verified && (
              <span title={texts.verifiedHint} className="text-good">
                <Icon name="badge-check" className="size-4" />
                <span className="sr-only">{texts.verified}</span>
              </span>
            )}
          </Heading>
          {category && (
            <p>
              <LocalText text={category} pageLang={locale} />
            </p>
          )}
        </div>
        {corner}
      </div>
      {tagline && (
        <p>
          <LocalText text={tagline} pageLang={locale} />
        </p>
      )}
      {tool.reason && (
        <p>
          <b>{texts.because}</b> <LocalText text={tool.reason} pageLang={locale} />
        </p>
      )}
      {children}
      <div>
        <span>{tool.price}</span>
        <span>
          {rating && (
            <span role="img" aria-label={rating.label}>
              <b>{rating.text}</b> {rating.count ? `(${rating.count})` : texts.byEditors}
            </span>
          )}
          <CompareToggle
            slug={tool.path.slice(tool.path.lastIndexOf('/') + 1)}
            name={tool.name}
            label={texts.compareAdd.replace('{name}', () => tool.name)}
          />
        </span>
      </div>
    </article>
  );
}
