import audiences from '@/domain/audience-texts.json';
import type { Audience } from '@/domain/audiences';
import type { Locale } from '@/domain/locales';

interface AudienceTexts {
  /** Plural, within a sentence: "developers". */
  name: string;
  title: string;
  intro: string;
}

export function audienceTexts(audience: Audience, locale: Locale): AudienceTexts {
  return audiences[audience][locale];
}
