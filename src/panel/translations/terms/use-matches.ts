import { useEffect, useState } from 'react';
import type { MemoryMatch } from '@/cms/terminology/memory';
import type { Locale } from '@/domain/locales';
import { callApi } from '../../call-api';

const MATCHES_MAX = 3;
/** The server compares so many paragraphs of such a length. */
const PARAGRAPHS_MAX = 12;
const CHARACTERS_MAX = 4000;
const SETTLED_MS = 400;

/** The best published translations of a text while somebody works on it; null until they have loaded. */
export function useMatches(text: string, from: Locale, isActive: boolean): MemoryMatch[] | null {
  const [found, setFound] = useState<{ text: string; matches: MemoryMatch[] } | null>(null);
  const isKnown = found?.text === text;
  useEffect(() => {
    const texts = text
      .split('\n')
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '' && paragraph.length <= CHARACTERS_MAX)
      .slice(0, PARAGRAPHS_MAX);
    if (!isActive || isKnown || texts.length === 0) return;
    let isCurrent = true;
    const read = async () => {
      const { body } = await callApi<{ matches: MemoryMatch[][] }>('/api/translations/memory', { texts, from });
      const matches = (body.matches ?? []).flat().sort((one, other) => other.similarity - one.similarity);
      const targets = new Map(matches.toReversed().map((match) => [match.target, match]));
      if (isCurrent) setFound({ text, matches: [...targets.values()].toReversed().slice(0, MATCHES_MAX) });
    };
    // The source may be typed right now.
    const timer = setTimeout(() => void read(), found ? SETTLED_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, from, isActive, isKnown, found]);
  return isKnown ? found.matches : null;
}
