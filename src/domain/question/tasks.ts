import { isDenied } from './denials';
import { isLanguage } from './facet-keys';
import { keyOf, LANGUAGES, type Lexicon } from './lexicon';
import { isFiller, type Sentence } from './sentence';
import type { QuestionWord } from './words';

const TASKS_MAX = 4;

/** Tasks that explain much less than the best one are no reading of the question. */
const WORTH = 0.6;

const NEAR_MAX = 4;

/** Least score of a task to offer: absolute, and as a share of the best. */
const NEAR_MIN = 0.25;
const NEAR_WORTH = 0.5;

/** A word that is only part of a phrase counts if at least this many tasks use it: "video", not "dog". */
const TOPIC_MIN = 3;

interface Reading {
  id: string;
  weight: number;
  /** Indexes of the words that say so. */
  places: Set<number>;
}

/**
 * Tasks by their words in any order, those that explain most first. Words that fill sentences may take part ("write" in "write a book"), so do those
 * of audiences and languages: "doctor" tells whom it's for and what notes, "English" may be what one learns.
 */
export function tasksIn(sentence: Sentence, denied: Set<number>): Reading[] {
  const { words, lexicon, owner } = sentence;
  const isOpen = (index: number) => {
    const span = owner[index];
    const isToo = span?.kind === 'facet' && span.keys.some((key) => key.startsWith('audience:') || isLanguage(key)) && !isDenied(sentence, span);
    return !span || span.kind === 'task' || span.kind === 'category' || isToo || isFiller(span);
  };
  const open = words.flatMap((word, index) => (isOpen(index) && !denied.has(index) ? [{ word, index }] : []));
  const tasks = new Map<string, Omit<Reading, 'id'>>();
  for (const locale of LANGUAGES) {
    const place = new Map(open.map(({ word, index }) => [word.stems[locale], index] as const).reverse());
    for (const stem of place.keys()) {
      for (const { key, stems } of lexicon.tasks.get(keyOf(locale, stem)) ?? []) {
        if (!stems.every((part) => place.has(part))) continue;
        const places = stems.flatMap((part) => place.get(part) ?? []);
        const isWhole = places.every((value, step) => step === 0 || value === (places[step - 1] ?? 0) + 1);
        const meaning = stems.map((part) => {
          const span = owner[place.get(part) ?? 0];
          return (span && isFiller(span) ? 0.3 : 1) / (1 + Math.log(lexicon.tasksByStem.get(keyOf(locale, part))?.size ?? 1) / 2);
        });
        const weight = meaning.reduce((sum, value) => sum + value, 0) * (isWhole ? 1 : 0.8);
        const known = tasks.get(key) ?? { weight: 0, places: new Set<number>() };
        const fresh = places.filter((index) => !known.places.has(index)).length;
        tasks.set(key, {
          weight: Math.max(known.weight, weight) + (known.weight > 0 && fresh > 0 ? 0.4 * Math.min(known.weight, weight) : 0),
          places: new Set([...known.places, ...places]),
        });
      }
    }
  }
  const ranked = [...tasks].map(([id, reading]) => ({ id, ...reading })).sort((one, other) => other.weight - one.weight);
  const best = ranked[0]?.weight ?? 0;
  return ranked.filter(({ weight }) => weight >= best * WORTH).slice(0, TASKS_MAX);
}

/** Ids of the tasks that share words with a question, best first. Rare words weigh most. */
export function nearTasks(words: QuestionWord[], lexicon: Lexicon): string[] {
  const points = new Map<string, number>();
  for (const { stems } of words) {
    const said = new Map<string, number>();
    for (const locale of LANGUAGES) {
      const tasks = lexicon.tasksByStem.get(keyOf(locale, stems[locale])) ?? new Map<string, number>();
      for (const [task, share] of tasks) {
        if (share < 1 && tasks.size < TOPIC_MIN) continue;
        said.set(task, Math.max(said.get(task) ?? 0, share / (1 + Math.log(tasks.size))));
      }
    }
    for (const [task, value] of said) points.set(task, (points.get(task) ?? 0) + value);
  }
  const least = Math.max(NEAR_MIN, NEAR_WORTH * Math.max(...points.values()));
  return [...points]
    .filter(([, value]) => value >= least)
    .sort(([, one], [, other]) => other - one)
    .slice(0, NEAR_MAX)
    .map(([task]) => task);
}
