import { describe, expect, it } from 'vitest';
import { occursIn } from './glossary';

describe('occursIn', () => {
  it.each([
    ['A large LANGUAGE model.', 'Large language model'],
    ['Large language models are', 'Large language model'],
    ['één prompt', 'Prompts'],
    ['GPU’s zijn duur', 'GPU'],
    ['(tokens)', 'token'],
    ['C++ (or C)', 'C++'],
    ['bias', 'bias'],
  ])('finds in "%s" the term %s', (text, term) => {
    expect(occursIn(text, term)).toBe(true);
  });

  it.each([
    ['prompted', 'prompt'],
    ['overfitting', 'fitting'],
    ['naïeve', 'na'],
    ['tokenized', 'token'],
    ['anything', '  '],
    ['a class of its own', 'clas'],
  ])('does not find in "%s" the term %s', (text, term) => {
    expect(occursIn(text, term)).toBe(false);
  });
});
