import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, type SeoTexts } from '@/domain/seo-texts';

export type SeoState = 'written' | 'generated' | 'tooLong' | 'missing';

const stateOf = (shown: string | null, made: string | null, max: number): SeoState => {
  if (!shown) return 'missing';
  if (shown.length > max) return 'tooLong';
  return shown === made ? 'generated' : 'written';
};

/** State of each part that search engines and social networks show. Generated texts count as present, and an image is always made. */
export function seoChecks(shown: SeoTexts, made: SeoTexts, hasImage: boolean): Record<'title' | 'description' | 'image', SeoState> {
  return {
    title: stateOf(shown.title, made.title, SEO_TITLE_MAX),
    description: stateOf(shown.description, made.description, SEO_DESCRIPTION_MAX),
    image: hasImage ? 'written' : 'generated',
  };
}

export const passes = (state: SeoState): boolean => state === 'written' || state === 'generated';
