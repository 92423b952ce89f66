import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/domain/locales';
import { checkTerms, isViolation } from './check-terms';
import { findTerms, occursIn, type Term } from './find-terms';

const term = (en: string | null, nl: string | null, more: Partial<Term> = {}): Term => ({
  id: 1,
  name: { en, nl },
  preferred: { en, nl },
  forbidden: { en: [], nl: [] },
  keepsName: false,
  ...more,
});

describe('occursIn', () => {
  it.each<[string, string, Locale]>([
    ['A large LANGUAGE model.', 'Large language model', 'en'],
    ['Large language-models are', 'Large language model', 'en'],
    ['Long queries', 'query', 'en'],
    ['three batches', 'batch', 'en'],
    ['één prompt', 'Prompts', 'nl'],
    ['GPU’s zijn duur', 'GPU', 'nl'],
    ['(tokens)', 'token', 'en'],
    ['C++ (or C)', 'C++', 'en'],
    ['bias', 'bias', 'en'],
    ['grote taalmodellen', 'grote taalmodel', 'nl'],
    ['neurale netwerken', 'neuraal netwerk', 'nl'],
    ['twee talen', 'taal', 'nl'],
    ['AI-agenten', 'AI-agent', 'nl'],
    ['de bewijzen', 'bewijs', 'nl'],
    ['een agentje', 'agent', 'nl'],
  ])('finds in "%s" the term %s (%s)', (text, name, locale) => {
    expect(occursIn(text, name, locale)).toBe(true);
  });

  it.each<[string, string, Locale]>([
    ['prompted', 'prompt', 'en'],
    ['overfitting', 'fitting', 'en'],
    ['naïeve', 'na', 'nl'],
    ['tokenized', 'token', 'en'],
    ['anything', '  ', 'en'],
    ['a class of its own', 'clas', 'en'],
    ['promptbibliotheek', 'prompt', 'nl'],
  ])('does not find in "%s" the term %s (%s)', (text, name, locale) => {
    expect(occursIn(text, name, locale)).toBe(false);
  });

  const word = fc.stringMatching(/^[a-z]{2,8}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const locale = fc.constantFrom<Locale>('en', 'nl');

  it('finds every term between other words, in any case, and never inside a word', () => {
    fc.assert(
      fc.property(name, locale, (known, language) => {
        expect(occursIn(`… ${known.toUpperCase()}, 3`, known, language)).toBe(true);
        expect(occursIn(`é${known}é`, known, language)).toBe(false);
      }),
    );
  });

  it('accepts any text and any term', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), locale, (text, known, language) => {
        expect(() => checkTerms([term(known, known, { forbidden: { en: [known], nl: [text] } })], text, known, language, 'nl')).not.toThrow();
      }),
    );
  });
});

describe('findTerms', () => {
  const model = term('Model', 'Model');
  const languageModel = term('Language model', 'Taalmodel');

  it('leaves out a term that only occurs inside a longer one', () => {
    expect(findTerms('A language model.', [model, languageModel], 'en')).toEqual([languageModel]);
    expect(findTerms('This model is a language model.', [languageModel, model], 'en')).toEqual([model, languageModel]);
  });

  it('finds names that are never translated in their own spelling only', () => {
    const tool = term('Notion', 'Notion', { keepsName: true });
    expect(findTerms('Notion’s editor', [tool], 'en')).toEqual([tool]);
    expect(findTerms('a vague notion', [tool], 'en')).toEqual([]);
  });

  it('finds a term by its dictionary name and by its preferred one', () => {
    const agent = term('AI agent', 'Agent', { preferred: { en: 'agent', nl: 'agent' } });
    expect(findTerms('Agents work', [agent], 'en')).toEqual([agent]);
    expect(findTerms('An AI agent', [agent], 'en')).toEqual([agent]);
  });
});

describe('checkTerms', () => {
  const model = term('Language model', 'Taalmodel', { forbidden: { en: [], nl: ['language model', 'model'] } });
  const check = (target: string, known: Term = model, source = 'Uses a language model and Notion.') =>
    checkTerms([known], source, target, 'en', 'nl').map(({ use, word }) => [use, word]);

  it.each([
    ['Gebruikt een taalmodel.', 'used', null],
    ['Gebruikt taalmodellen.', 'used', null],
    ['Een taalmodelbouwer.', 'used', null],
    ['Gebruikt AI.', 'missing', null],
    ['Gebruikt een language model.', 'forbidden', 'language model'],
    ['Gebruikt modellen.', 'forbidden', 'model'],
    ['', 'open', null],
  ])('calls the term in "%s" %s', (target, use, word) => {
    expect(check(target)).toEqual([[use, word]]);
  });

  it('allows a forbidden word inside the preferred term', () => {
    const aiModel = term('AI model', 'AI-model', { forbidden: { en: [], nl: ['model'] } });
    expect(check('Gebruikt AI-modellen.', aiModel, 'Uses an AI model')).toEqual([['used', null]]);
    expect(check('Gebruikt AI-modellen en een model.', aiModel, 'Uses an AI model')).toEqual([['forbidden', 'model']]);
  });

  it('demands a name that is never translated', () => {
    const notion = term('Notion', 'Notion', { keepsName: true });
    expect(check('Gebruikt Begrip.', notion)).toEqual([['renamed', null]]);
    expect(check('Notions editor.', notion)).toEqual([['used', null]]);
  });

  it('demands nothing in a language without a name for the term', () => {
    expect(check('Iets.', term('Language model', null))).toEqual([['open', null]]);
  });

  it('finds no violation in a translation that has the preferred form of every term', () => {
    const word = fc.stringMatching(/^[a-z]{5,9}$/);
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(word, word), { maxLength: 5 }), (pairs) => {
        const terms = pairs.map(([en, nl]) => term(en, nl));
        const checked = checkTerms(terms, pairs.map(([en]) => en).join(', '), pairs.map(([, nl]) => nl).join(', '), 'en', 'nl');
        expect(checked.filter(isViolation)).toEqual([]);
      }),
    );
  });
});
