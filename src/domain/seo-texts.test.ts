import { describe, expect, it } from 'vitest';
import { generatedSeo, seoTexts } from './seo-texts';

const node = (type: string, text: string) => ({ type, children: [{ type: 'text', text }] });
const richText = (...blocks: ReturnType<typeof node>[]) => ({ root: { type: 'root', children: blocks } });

const SENTENCE = 'It writes drafts of letters, reports and articles in your own tone of voice. ';
const tool = {
  name: 'Pen',
  tagline: 'Writes your texts',
  description: richText(node('heading', 'About'), node('paragraph', SENTENCE.repeat(4)), node('list', 'Fast')),
};

describe('the generated page title', () => {
  it('is name and tagline of a tool, cut at a word within 60 characters', () => {
    expect(generatedSeo('tools', tool, 'en').title).toBe('Pen: Writes your texts');
    const { title } = generatedSeo(
      'tools',
      { ...tool, tagline: 'Helps teams of every size to write, translate, shorten and check all of their texts' },
      'en',
    );
    expect(title).toBe('Pen: Helps teams of every size to write, translate, shorten…');
    expect(title?.length).toBeLessThanOrEqual(60);
  });

  it('is cut inside a word only if that word fills almost all of it', () => {
    const { title } = generatedSeo('tools', { name: 'A', tagline: 'x'.repeat(100) }, 'en');
    expect(title).toHaveLength(60);
    expect(title).toMatch(/x…$/);
  });

  it('is in the language of the page', () => {
    const term = { name: { en: 'hallucination', nl: 'hallucinatie' } };
    expect(generatedSeo('dictionary-terms', term, 'en').title).toBe('What is hallucination? Meaning and explanation');
    expect(generatedSeo('dictionary-terms', term, 'nl').title).toBe('Wat is hallucinatie? Betekenis en uitleg');
    expect(generatedSeo('categories', { name: 'Video' }, 'nl').title).toBe('Video: AI-tools');
    expect(generatedSeo('courses', { name: 'Elements', provider: 'Academy' }, 'nl').title).toBe('Elements: cursus van Academy');
    expect(generatedSeo('products', { name: 'Guide', summary: 'Start with AI' }, 'en').title).toBe('Guide: Start with AI');
    expect(generatedSeo('pages', { title: 'About us' }, 'en').title).toBe('About us');
  });

  it('omits optional parts before cutting', () => {
    const name = 'retrieval augmented generation with reranking';
    expect(generatedSeo('dictionary-terms', { name }, 'en').title).toBe(`What is ${name}?`);
  });
});

describe('the generated page description', () => {
  it('is the tagline and whole sentences of the description at 120 to 150 characters', () => {
    const description = richText(node('paragraph', `${'A sentence that is about sixty characters in all, as it is now. '.repeat(4)}`));
    const made = generatedSeo('tools', { ...tool, description }, 'en').description ?? '';
    expect(made).toBe(`Writes your texts. ${'A sentence that is about sixty characters in all, as it is now. '.repeat(2)}`.trim());
    expect(made.length).toBeGreaterThanOrEqual(120);
    expect(made.length).toBeLessThanOrEqual(150);
  });

  it('is cut at a word if whole sentences are too short or too long', () => {
    const made = generatedSeo('tools', tool, 'en').description ?? '';
    expect(made).toMatch(/^Writes your texts\. It writes drafts .*[a-z]…$/);
    expect(made.length).toBeGreaterThanOrEqual(120);
    expect(made.length).toBeLessThanOrEqual(150);
  });

  it('has no headings, lists or line breaks', () => {
    const made = generatedSeo(
      'tools',
      { ...tool, description: richText(node('heading', 'About'), node('paragraph', 'One.\nTwo.'), node('list', 'Fast')) },
      'en',
    );
    expect(made.description).toBe('Writes your texts. One. Two.');
  });

  it('uses the summary, definition or text of other pages', () => {
    expect(generatedSeo('dictionary-terms', { name: 'agent', definition: 'A program that acts.' }, 'en').description).toBe('A program that acts.');
    expect(generatedSeo('courses', { name: 'Elements', provider: 'Academy', summary: 'Basics' }, 'en').description).toBe('Basics.');
    expect(
      generatedSeo('pages', { title: 'About', description: 'Who we are', body: richText(node('paragraph', 'Two people.')) }, 'en').description,
    ).toBe('Who we are. Two people.');
    expect(generatedSeo('categories', { name: 'Video' }, 'en').description).toContain('category Video');
    expect(generatedSeo('categories', { name: 'Video', description: richText(node('paragraph', 'Moving images.')) }, 'en').description).toBe(
      'Moving images.',
    );
  });
});

describe('SEO texts of a page written in one language', () => {
  const english = {
    name: 'Pen',
    tagline: { en: 'Writes your texts' },
    description: { en: tool.description },
    meta: { title: { en: 'Pen, a writer' } },
  };

  it('use that language only', () => {
    expect(seoTexts('tools', english, 'nl')).toEqual({ title: 'Pen', description: null });
    expect(seoTexts('dictionary-terms', { name: { en: 'agent' }, definition: { en: 'A program.' } }, 'nl')).toEqual({
      title: null,
      description: null,
    });
  });

  it('prefer the editors’ texts', () => {
    expect(seoTexts('tools', english, 'en').title).toBe('Pen, a writer');
    expect(seoTexts('tools', { ...tool, meta: { title: '  ', description: 'Own words' } }, 'en')).toEqual({
      title: 'Pen: Writes your texts',
      description: 'Own words',
    });
  });
});
