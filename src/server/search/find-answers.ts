import { LOOKUP_MAX_WORDS, SEARCH_MAX_WORDS, TOOLS_PER_PAGE } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { type Answer, answerQuestion, isUnderstood } from './answer-question';
import { fold, type SearchText, spellSigns } from './query-text';
import { type Question, readQuestion } from './read-question';
import { searchTools, type ToolMatches } from './search-tools';
import type { FacetGroups, Order, Query } from './statement';

interface FindOptions {
  text: SearchText;
  locale: Locale;
  groups?: FacetGroups;
  sort?: Order | 'relevance';
  /** From 1. */
  page?: number;
  size?: number;
  withFacets?: boolean;
}

export type Answers = ToolMatches &
  Pick<Answer, 'reasons' | 'unused' | 'isNothing'> & {
    /** What was understood; null if the text was looked up word by word. */
    question: Question | null;
    /** Ids of tasks that the text may be about, nearest first. */
    near: number[];
  };

/** Tools for what was typed: an answer to what it means, or else those that have its words. */
export async function findAnswers(query: Query, options: FindOptions): Promise<Answers> {
  const { text, locale, groups = {}, sort = 'relevance', page = 1, size = TOOLS_PER_PAGE, withFacets = false } = options;
  const question = await readQuestion(query, text, SEARCH_MAX_WORDS);
  // Only a search by words compares signs with the texts.
  const hasOtherSigns = text.signed.some((word) => question.rest.includes(fold(spellSigns(word))));
  if (!hasOtherSigns && isUnderstood(question)) {
    const answer = await answerQuestion(query, { question, locale, groups, sort, page, size, withFacets });
    return {
      ...answer,
      corrected: null,
      isPartial: false,
      words: question.content.length > 0 ? question.content : text.words,
      question,
      near: question.near,
    };
  }
  const found = await searchTools(query, { ...options, text: { ...text, words: text.words.slice(0, LOOKUP_MAX_WORDS) } });
  return { ...found, reasons: new Map(), unused: [], isNothing: false, question: null, near: question.near };
}
