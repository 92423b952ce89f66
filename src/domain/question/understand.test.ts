import { describe, expect, it } from 'vitest';
import { lexiconOf, type Phrase, type PhraseKind } from './lexicon';
import type { NamedTool } from './sentence';
import { understand } from './understand';
import type { QuestionWord } from './words';

/** Stems for the test: endings cut off. */
const stem = (word: string) => word.replace(/(?:ing|en|es|s|e)$/, '');

const phrase = (kind: PhraseKind, key: string, ...texts: string[]): Phrase[] =>
  texts.map((text) => ({ locale: 'en', kind, key, words: text.split(' '), stems: text.split(' ').map(stem) }));

const lexicon = lexiconOf([
  ...phrase('sign', 'filler', 'i', 'need', 'a', 'for', 'the', 'tool', 'that', 'my', 'from', 'to', 'in', 'make', 'is', 'write', 'having'),
  ...phrase('sign', 'not', 'not', 'without'),
  ...phrase('sign', 'at-most', 'under', 'at most'),
  ...phrase('sign', 'euro', 'euro'),
  ...phrase('sign', 'a-year', 'a year', 'yearly'),
  ...phrase('sign', 'a-month', 'a month'),
  ...phrase('sign', 'alternative', 'alternative to', 'alternative'),
  ...phrase('sign', 'versus', 'vs', 'or'),
  ...phrase('sign', 'alternative', 'cheaper than', 'better than'),
  ...phrase('sign', 'cheap', 'cheaper than', 'cheap'),
  ...phrase('sign', 'new', 'new', 'since', 'just launched'),
  ...phrase('facet', 'audience:lawyers', 'lawyers'),
  ...phrase('sign', 'product', 'tool', 'software'),
  ...phrase('facet', 'language:de', 'duitse', 'duitstalige', 'in german'),
  ...phrase('facet', 'country:DE', 'duitse maker').map((one) => ({ ...one, locale: 'nl' as const, stems: one.words.map((word) => `nl ${word}`) })),
  ...phrase('facet', 'free', 'free'),
  ...phrase('facet', 'language:nl', 'dutch', 'from dutch'),
  ...phrase('facet', 'country:NL', 'dutch company'),
  ...phrase('facet', 'country:US', 'american', 'from the us'),
  ...phrase('facet', 'country:DE', 'from germany'),
  ...phrase('facet', 'need:no-account', 'without register'),
  ...phrase('facet', 'need:private', 'train on my texts'),
  ...phrase('facet', 'need:eu-data', 'data in europe'),
  ...phrase('facet', 'country:europe', 'europe'),
  ...phrase('task', '1', 'transcribe meetings', 'meeting notes', 'minutes'),
  ...phrase('task', '2', 'transcribe interviews', 'transcription'),
  ...phrase('task', '3', 'write a novel', 'novel'),
  ...phrase('task', '4', 'find new customers'),
  ...phrase('task', '5', 'lawyers minutes'),
  ...phrase('task', '6', 'speak dutch'),
  // The same word in both languages.
  ...phrase('category', '9', 'meetings', 'meetings'),
]);

const wordsOf = (question: string) =>
  question.split(' ').map((text, at): QuestionWord => {
    const [, before = '', digits] = /^(€?)(\d+)$/.exec(text.replace(',', '')) ?? [];
    const word = text.replace(/[€,]/g, '');
    return {
      at,
      word,
      ...(text.endsWith(',') && { isLast: true }),
      stems: { en: stem(word), nl: `nl ${word}` },
      ...(digits && { number: Number(digits) }),
      ...(before && { currency: 'EUR' as const }),
    };
  });
const read = (question: string, named: NamedTool[] = []) => understand(wordsOf(question), lexicon, named);
const brief = (question: string, named: NamedTool[] = []) =>
  read(question, named).parts.map((part) => {
    if (part.kind === 'facet') return `${part.isNegated ? 'not ' : ''}${part.key}`;
    if (part.kind === 'price') return `${part.amount} ${part.currency}`;
    if (part.kind === 'tool') return `${part.as} ${part.id}`;
    return part.kind === 'sign' ? part.key : `${part.kind} ${part.id}`;
  });

describe('a question', () => {
  it('is split into what it requires and the task', () => {
    expect(brief('free tool that transcribes interviews')).toEqual(['free', 'task 2']);
    expect(brief('i need meeting notes in dutch')).toEqual(['category 9', 'language:nl', 'task 1'].filter((part) => part !== 'category 9'));
  });

  it('prefers longer phrases', () => {
    expect(brief('minutes from a dutch company')).toEqual(['country:NL', 'task 1']);
    expect(brief('data in europe')).toEqual(['need:eu-data']);
    expect(brief('find new customers')).toEqual(['task 4']);
  });

  it('finds the words of a task in any order, with others between them', () => {
    expect(brief('interviews that i need to transcribe')).toEqual(['task 2']);
  });

  it('lets words that only fill sentences take part in a task', () => {
    expect(brief('write a novel')).toEqual(['task 3']);
    expect(brief('write')).toEqual([]);
  });

  it('takes only the written forms of words that fill sentences', () => {
    expect(read('writing for sailors').rest).toEqual(['writing', 'sailors']);
  });

  it('looks for new products, not for anything that is new', () => {
    expect(brief('new transcription software')).toEqual(['new', 'task 2']);
    expect(brief('a novel for new sailors')).toEqual(['task 3']);
    expect(brief('novel new')).toEqual(['new', 'task 3']);
  });

  it('looks for tools since a year, and for no year without such a word', () => {
    expect(read('software since 2024').parts).toEqual([{ kind: 'sign', key: 'new', since: 2024, at: [1, 2] }]);
    expect(brief('since a novel')).toEqual(['task 3']);
    expect(brief('software 2024')).toEqual([]);
  });

  it('keeps what stands between the words of a phrase', () => {
    expect(brief('data stored free in europe')).toEqual(['need:eu-data', 'free']);
  });

  it('means a tool’s alternative that costs less by “cheaper than”', () => {
    expect(brief('cheaper than chatgpt', [{ id: 7, from: 2, to: 3, isSure: true }])).toEqual(['alternative', 'cheap', 'alternative 7']);
  });

  it('isn’t about a task that should not be needed', () => {
    expect(brief('free meetings without a novel')).toEqual(['free', 'category 9', 'not']);
    expect(brief('not my meeting notes')).toEqual(['not', 'task 1']);
  });

  it('tells which words after a negation nothing explains, and finds nothing by them', () => {
    expect(read('free novel without a watermark')).toMatchObject({ content: ['novel'], rest: [], denied: ['watermark'] });
    expect(read('novel not american').denied).toEqual([]);
  });

  it('takes no part of a compound for the people it is for', () => {
    const [first, second] = wordsOf('novel lawyers') as [QuestionWord, QuestionWord];
    const audiences = (at: number) => understand([first, { ...second, at }], lexicon, []).parts.filter(({ kind }) => kind === 'facet');
    expect(audiences(1)).toMatchObject([{ key: 'audience:lawyers' }]);
    expect(audiences(0)).toEqual([]);
  });

  it('tells what isn’t wanted, but not across another requirement', () => {
    expect(brief('not american')).toEqual(['not', 'not country:US']);
    expect(brief('not from the us')).toEqual(['not', 'not country:US']);
    expect(brief('not american free')).toEqual(['not', 'not country:US', 'free']);
  });

  it('reads prices with a currency or after a word such as “under”', () => {
    expect(brief('under 10')).toEqual(['10 EUR']);
    expect(brief('under €10')).toEqual(['10 EUR']);
    expect(brief('20 euro')).toEqual(['20 EUR']);
    expect(brief('under 120 euro a year')).toEqual(['10 EUR']);
    expect(brief('novel 3')).toEqual(['task 3']);
  });

  it('has prices of a month or a year, wherever the year is said', () => {
    expect(brief('novel 10 a month')).toEqual(['10 EUR', 'task 3']);
    expect(brief('yearly under 120')).toEqual(['a-year', '10 EUR']);
    expect(brief('new novel software in a year, under 120')).toContain('120 EUR');
  });

  it('takes a number for a price only where one may stand', () => {
    expect(brief('novel at most 20 sailors')).toEqual(['at-most', 'task 3']);
    expect(brief('at most 20, novel')).toEqual(['20 EUR', 'task 3']);
    expect(brief('novel 5000 euro')).toEqual(['euro', 'task 3']);
  });

  it('ends phrases and denials at commas', () => {
    expect(brief('from, germany')).toEqual([]);
    expect(brief('not, american')).toEqual(['not', 'country:US']);
    expect(read('without, watermark').denied).toEqual([]);
  });

  it('requires nothing of a part of a compound, unless the rest is a product', () => {
    const [first, second, third] = wordsOf('free lessons tool') as [QuestionWord, QuestionWord, QuestionWord];
    const compound = (rest: QuestionWord) =>
      understand(
        [
          { ...first, isPart: true },
          { ...rest, at: first.at, isPart: true },
        ],
        lexicon,
        [],
      ).parts;
    expect(compound(second)).toEqual([]);
    expect(compound(third)).toMatchObject([{ key: 'free' }]);
    expect(understand([second, { ...first, at: second.at }], lexicon, []).parts).toEqual([]);
  });

  it('prefers what explains more words to what reaches over more', () => {
    expect(brief('from a dutch company')).toEqual(['country:NL']);
  });

  it('lets words that fill sentences stand after one that denies, and none in the name of a country', () => {
    expect(brief('novel without having to register')).toEqual(['need:no-account', 'task 3']);
    expect(brief('from my germany')).toEqual([]);
  });

  it('requires nothing of what somebody could do without', () => {
    expect(brief('not free')).toEqual(['not']);
    expect(brief('not in german')).toEqual(['not', 'not country:DE']);
    expect(brief('not dutch')).toEqual(['not']);
  });

  it('keeps what somebody writes private, whether that is asked or denied', () => {
    expect(brief('train on my texts')).toEqual(['need:private']);
    expect(brief('not train on my texts')).toEqual(['not', 'need:private']);
  });

  it('leaves out the tools of a country that are to be replaced', () => {
    expect(brief('alternative to american software')).toEqual(['alternative', 'not country:US']);
    expect(brief('alternative from the us')).toEqual(['alternative', 'country:US']);
  });

  it('leaves out what a negation at the end of the clause is about', () => {
    const first = [{ id: 7, from: 0, to: 1, isSure: true }];
    expect(brief('chatgpt i need not, novel', first)).toEqual(['excluded 7', 'not', 'task 3']);
    expect(brief('chatgpt novel not american', first)).toEqual(['named 7', 'not', 'not country:US', 'task 3']);
    expect(brief('american not, novel')).toEqual(['not country:US', 'not', 'task 3']);
  });

  it('takes words that say by themselves that something is new', () => {
    expect(brief('just launched for a novel')).toEqual(['new', 'task 3']);
  });

  it('compares tools, replaces one, or leaves one out', () => {
    const [first, second] = [
      { id: 7, from: 0, to: 1, isSure: true },
      { id: 8, from: 2, to: 3, isSure: true },
    ];
    expect(brief('chatgpt vs claude', [first, second])).toEqual(['named 7', 'versus', 'named 8']);
    expect(brief('alternative to chatgpt', [{ ...second, id: 7 }])).toEqual(['alternative', 'alternative 7']);
    expect(brief('novel not chatgpt', [{ ...second, id: 7 }])).toEqual(['not', 'excluded 7', 'task 3']);
  });

  it('compares two tools with “better than” between them', () => {
    const [first, second] = [0, 3].map((from) => ({ id: from + 7, from, to: from + 1, isSure: true }));
    expect(brief('chatgpt better than claude', [first, second] as NamedTool[])).toEqual(['named 7', 'alternative', 'named 10']);
    expect(brief('better than claude', [{ id: 7, from: 2, to: 3, isSure: true }])).toEqual(['alternative', 'alternative 7']);
  });

  it('leaves out both tools of “not this or that”', () => {
    const both = [1, 3].map((from) => ({ id: from, from, to: from + 1, isSure: true }));
    expect(brief('not chatgpt or claude', both)).toEqual(['not', 'excluded 1', 'versus', 'excluded 3']);
    expect(brief('not chatgpt and claude', both)).toEqual(['not', 'excluded 1', 'named 3']);
  });

  it('asks for the task that the words of an audience or a language are part of', () => {
    expect(brief('minutes for lawyers')).toEqual(['audience:lawyers', 'task 5']);
    expect(brief('speak better dutch')).toEqual(['task 6']);
    expect(brief('dutch minutes')).toEqual(['language:nl', 'task 1']);
  });

  it('names a maker, to have its tools or none of them', () => {
    const makers = (question: string, from: number) =>
      understand(wordsOf(question), lexicon, [], [{ key: 'maker:google', from, to: from + 1 }]).parts;
    expect(makers('google novel', 0)).toContainEqual({ kind: 'facet', key: 'maker:google', isNegated: false, at: [0] });
    expect(makers('novel not from google', 3)).toContainEqual({ kind: 'facet', key: 'maker:google', isNegated: true, at: [3] });
  });

  it('leaves a name alone that is also an ordinary word', () => {
    expect(brief('make a novel', [{ id: 5, from: 0, to: 1, isSure: false }])).toEqual(['task 3']);
  });

  it('takes an adjective before a product for a country, and before anything else for a language', () => {
    expect(brief('duitse software')).toEqual(['country:DE']);
    expect(brief('duitse transcription software')).toEqual(['country:DE', 'task 2']);
    expect(brief('duitse transcriptionsoftware')).toEqual(['country:DE']);
    expect(brief('duitse transcription')).toEqual(['language:de', 'task 2']);
    expect(brief('duitse novel for the tool')).toEqual(['language:de', 'task 3']);
    expect(brief('dutch software')).toEqual(['language:nl']);
    expect(brief('dutch transcription software')).toEqual(['country:NL', 'task 2']);
    expect(brief('duitstalige software')).toEqual(['language:de']);
  });

  it('names a category once that has the same name in both languages', () => {
    expect(brief('free meetings')).toEqual(['free', 'category 9']);
  });

  it('offers the tasks that single words point to, those first that use them most alone', () => {
    expect(read('translate a novel').near).toEqual([3]);
    expect(read('transcribe').near).toEqual([]);
    expect(read('customers').near).toEqual([]);
  });

  it('says which words nothing explains, and where each part stands', () => {
    const { parts, content, rest } = read('free transcription for sailors');
    expect(content).toEqual(['transcription', 'sailors']);
    expect(rest).toEqual(['sailors']);
    expect(parts.map(({ at }) => at)).toEqual([[0], [1]]);
  });
});
