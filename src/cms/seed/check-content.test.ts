import { describe, expect, it } from 'vitest';
import { AUDIENCES } from '@/domain/audiences';
import {
  checkBuyerFacts,
  checkContent,
  checkCounts,
  checkDutch,
  checkGroups,
  checkIds,
  checkMakers,
  checkPriceModels,
  checkRelations,
  checkReviews,
  checkSentences,
  checkToolUrls,
  normalizedUrl,
  sentencesOf,
} from './check-content';
import type { CategoryContent, DictionaryContent, ToolContent } from './content-schema';
import { CONTENT_KINDS, type ContentFiles, type ContentKind, checkAudiences, loadContent, parseEntry } from './load-content';

const text = (words: string) => ({ en: `${words} in English`, nl: `${words} in het Nederlands` });

function tool(slug: string, changes: Partial<ToolContent> = {}): ContentFiles['tools'][number] {
  const entry: ToolContent = {
    slug,
    name: slug,
    url: `https://${slug}.example.com`,
    maker: 'Maker',
    tagline: text(`Tagline of ${slug}`),
    description: text(`Description of ${slug}`),
    features: [],
    categories: ['coding'],
    audiences: ['developers'],
    priceModel: 'free',
    plans: [],
    pricesAsOf: '2025-06',
    alternatives: [],
    platforms: ['web'],
    languages: ['en'],
    logo: { source: 'monogram', background: '#00677c' },
    ...changes,
  };
  return { file: `tools/${slug}.json`, entry };
}

function category(code: string, changes: Partial<CategoryContent> = {}): ContentFiles['categories'][number] {
  return {
    file: `categories/${code}.json`,
    entry: { code, names: { en: ['Name'], nl: ['Naam'] }, description: text(`About ${code}`), icon: 'code', ...changes },
  };
}

function term(slug: string, changes: Partial<DictionaryContent> = {}): ContentFiles['dictionary'][number] {
  const entry = {
    slug,
    name: { en: slug, nl: slug },
    definition: text(`Meaning of ${slug}`),
    explanation: text(`More about ${slug}`),
    relatedTerms: [],
    relatedTools: [],
    ...changes,
  };
  return { file: `dictionary/${slug}.json`, entry };
}

function content(parts: Partial<ContentFiles>): ContentFiles {
  return { ...(Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, []])) as unknown as ContentFiles), ...parts };
}

const messages = (problems: { file: string; message: string }[]) => problems.map(({ file, message }) => `${file}: ${message}`);

describe('a data file', () => {
  it('is rejected when it is not JSON', () => {
    expect(parseEntry('tools', 'tools/a.json', '{').problems[0]?.message).toMatch(/^is not JSON/);
  });

  it('is rejected with the path of each invalid field', () => {
    const { problems } = parseEntry('categories', 'categories/a.json', JSON.stringify({ ...category('a').entry, description: { en: 'Too short' } }));
    expect(problems.map(({ message }) => message.split(':')[0])).toEqual(['description.en', 'description.nl']);
  });
});

describe('an entry by itself', () => {
  const [good] = loadContent().tools;
  const [goodCategory] = loadContent().categories;
  const problemsIn = (kind: ContentKind, entry: object) => parseEntry(kind, 'a.json', JSON.stringify(entry)).problems.map(({ message }) => message);

  it('has long texts of a sensible length, and alternatives if it is a tool', () => {
    const description = { ...good?.description, nl: 'kort maar lang '.repeat(27) };
    expect(problemsIn('tools', { ...good, description, alternatives: ['b'] })).toEqual([
      'description.nl: has 81 words instead of 90 to 340',
      'alternatives: at least 3 are needed',
    ]);
  });

  it('has a different sentence in each language', () => {
    const same = 'The same sentence in both languages';
    const review = good?.description.en;
    const editorial = {
      ratings: {},
      rating: 4,
      strengths: good?.features.slice(0, 2),
      weaknesses: good?.features.slice(0, 2),
      bestFor: good?.features[0],
      notFor: { en: same, nl: same },
      review: { en: review, nl: review },
    };
    expect(problemsIn('tools', { ...good, tagline: { en: same, nl: same }, editorial })).toEqual([
      'tagline: the Dutch text is the English one',
      'editorial.notFor: the Dutch text is the English one',
      'editorial.review: the Dutch text is the English one',
    ]);
  });

  it('may have the same name or short text in both languages', () => {
    const features = [{ en: 'Open source', nl: 'Open source' }, ...(good?.features ?? [])].slice(0, 4);
    const plans = [{ name: { en: 'The plan for a whole team', nl: 'The plan for a whole team' }, kind: 'free' }];
    expect(problemsIn('tools', { ...good, features, plans })).toEqual([]);
  });

  it('links only to web addresses and site paths', () => {
    const { en, nl } = good?.description ?? { en: '', nl: '' };
    const description = {
      en: `${en} [good](https://example.com) [own](/faq) [mail](mailto:a@example.com)`,
      nl: `${nl} [bad](javascript:alert) [twice](//evil.example)`,
    };
    expect(problemsIn('tools', { ...good, description, url: 'https://user:secret@example.com' })).toEqual([
      expect.stringMatching(/^url: /),
      'description.nl: "javascript:alert" is not a web address',
      'description.nl: "//evil.example" is not a web address',
    ]);
  });

  it('has an icon the site can draw and a short name that fits if it is a category', () => {
    const names = { en: ['Name', 'name', 'A short name that is not at all short, is it'], nl: ['Naam'] };
    expect(problemsIn('categories', { ...goodCategory, icon: 'unicorn', names })).toEqual([
      'names.en: the third, short form is longer than 40 characters',
      'icon: "unicorn" is not one of the site\'s icons',
    ]);
  });
});

describe('the content as a whole', () => {
  it('needs a minimum of entries and the pages the site links to', () => {
    const problems = messages(checkCounts(content({ tools: [tool('a')] })));
    expect(problems).toContain('tools: has 1 entries, at least 300 are needed');
    expect(problems).toContain('tools: has 0 editorial reviews, at least 40 are needed');
    expect(problems).toContain('courses: has 0 courses in Dutch, at least 5 are needed');
    expect(problems).toContain('pages: lacks about-us');
    expect(problems).toContain('pages: lacks privacy-policy');
  });

  it('needs at least eight tools in every category and for every audience', () => {
    const problems = messages(
      checkGroups(content({ categories: [category('coding'), category('seo')], tools: [...'abcdefgh'].map((slug) => tool(slug)) })),
    );
    expect(problems).toContain('categories/seo.json: the category has 0 tools, at least 8 are needed');
    expect(problems).toContain('tools: audience "designers" has 0 tools, at least 8 are needed');
    expect(problems.join('\n')).not.toMatch(/coding|developers/);
  });

  it('reports why a logo cannot be created', () => {
    expect(messages(checkContent(content({ tools: [tool('a')] }), () => 'logo: no such icon'))).toContain('tools/a.json: logo: no such icon');
  });
});

describe('an entry', () => {
  it('has the name of its file, unique within its kind', () => {
    const copy = { ...tool('a'), file: 'tools/b.json' };
    expect(messages(checkIds(content({ tools: [tool('a'), copy] })))).toEqual([
      'tools/b.json: is named "b" but holds "a"',
      'tools/b.json: "a" exists twice',
    ]);
  });

  it('may share its id with an entry of another kind', () => {
    expect(checkIds(content({ tools: [tool('whisper')], dictionary: [term('whisper')] }))).toEqual([]);
  });

  it('points to existing entries, never to itself, and to each once', () => {
    const problems = checkRelations(
      content({
        categories: [category('coding')],
        tools: [tool('a', { alternatives: ['a', 'b', 'b'], categories: ['nowhere'] }), tool('b')],
        dictionary: [term('x', { relatedTerms: ['y'], relatedTools: ['b', 'c'] })],
      }),
    );
    expect(messages(problems)).toEqual([
      'tools/a.json: categories: "nowhere" does not exist',
      'tools/a.json: alternatives: names the entry itself',
      'tools/a.json: alternatives: "b" stands there twice',
      'dictionary/x.json: relatedTerms: "y" does not exist',
      'dictionary/x.json: relatedTools: "c" does not exist',
    ]);
  });
});

describe('a tool’s website', () => {
  it('belongs to one tool only, in any spelling', () => {
    const problems = checkToolUrls([tool('a', { url: 'https://www.Example.com/app/' }), tool('b', { url: 'http://example.com/app?from=here' })]);
    expect(messages(problems)).toEqual(['tools/b.json: url: the same as in tools/a.json']);
  });

  it('differs from another path on the same host', () => {
    expect(normalizedUrl('https://example.com/a')).not.toBe(normalizedUrl('https://example.com/b'));
  });
});

describe('a tool’s price model', () => {
  const free = { name: { en: 'Free', nl: 'Gratis' }, kind: 'free' } as const;
  const paid = { name: { en: 'Pro', nl: 'Pro' }, kind: 'paid', price: 9, currency: 'USD', unit: 'month' } as const;

  it('promises a free plan only if there is one', () => {
    const problems = checkPriceModels([
      tool('a', { priceModel: 'freemium', plans: [paid] }),
      tool('b', { priceModel: 'freemium', plans: [] }),
      tool('c', { priceModel: 'free', plans: [paid] }),
      tool('d', { priceModel: 'paid', plans: [free, paid] }),
    ]);
    expect(messages(problems)).toEqual([
      'tools/a.json: priceModel: "freemium", but no plan is free',
      'tools/b.json: priceModel: "freemium", but no plan is free',
      'tools/c.json: priceModel: "free", but no plan is free',
      'tools/d.json: priceModel: "paid", but a plan is free',
    ]);
  });

  it('agrees with a free plan beside paid ones, or with no plans', () => {
    const tools = [
      tool('a', { priceModel: 'freemium', plans: [free, paid] }),
      tool('b', { priceModel: 'free', plans: [] }),
      tool('c', { priceModel: 'paid', plans: [paid] }),
      tool('d', { priceModel: 'contact', plans: [] }),
    ];
    expect(checkPriceModels(tools)).toEqual([]);
  });
});

describe('a tool that works in Dutch according to its description', () => {
  const description = { en: 'It also works in Dutch.', nl: 'Het schrijft in veel talen, ook in het Nederlands.' };

  it('lists Dutch among its languages', () => {
    const other = { en: 'Dutch works less well.', nl: 'In het Nederlands gaat het veel minder goed.' };
    const tools = [tool('a', { description }), tool('b', { description, languages: ['en', 'nl'] }), tool('c', { description: other })];
    expect(messages(checkDutch(tools))).toEqual(['tools/a.json: languages: lacks "nl", but the description says "ook in het Nederlands"']);
  });
});

describe('what buyers ask', () => {
  const stated = (value: string) => ({ values: [value], source: 'https://example.org' });

  const free = [{ name: { en: 'Free', nl: 'Gratis' }, kind: 'free' as const }];

  it('agrees with plans, platforms and languages', () => {
    const denied = { api: stated('no'), selfHosting: stated('no'), freeLimits: stated('none') };
    const claimed = {
      api: stated('yes'),
      freeLimits: stated('limited'),
      dutchInterface: stated('yes'),
      dutchInput: stated('good'),
      dutchOutput: stated('good'),
    };
    const tools = [
      tool('a', { buyerFacts: denied, plans: free, platforms: ['api', 'self-hosted'] }),
      tool('b', { buyerFacts: claimed, priceModel: 'paid' }),
    ];
    expect(messages(checkBuyerFacts(tools))).toEqual([
      'tools/a.json: buyerFacts.api: "no", but the platforms include it',
      'tools/a.json: buyerFacts.selfHosting: "no", but the platforms include it',
      'tools/a.json: buyerFacts.freeLimits: "none", but a plan is free',
      'tools/b.json: buyerFacts.api: "yes", but the platforms lack it',
      'tools/b.json: buyerFacts.freeLimits: free use, but no plan is free',
      'tools/b.json: buyerFacts.dutchInterface: "yes", but the languages lack "nl"',
      'tools/b.json: buyerFacts.dutchInput: "good", but the languages lack "nl"',
      'tools/b.json: buyerFacts.dutchOutput: "good", but the languages lack "nl"',
    ]);
  });

  it('may say less than plans, platforms and languages', () => {
    const claimed = { api: stated('yes'), freeLimits: stated('unlimited'), dutchInput: stated('good'), dutchOutput: stated('good') };
    const tools = [
      tool('a', { buyerFacts: claimed, platforms: ['api'], languages: ['en', 'nl'] }),
      tool('b', { buyerFacts: { freeLimits: stated('limited'), dutchOutput: stated('usable') }, priceModel: 'freemium', plans: free }),
      tool('c', { platforms: ['api'], languages: ['nl'], plans: free }),
    ];
    expect(checkBuyerFacts(tools)).toEqual([]);
  });
});

describe('tools of one maker', () => {
  const plan = (price: number, changes = {}) =>
    ({ name: { en: 'Pro', nl: 'Pro' }, kind: 'paid', price, currency: 'USD', unit: 'month', ...changes }) as const;

  it('have the same country, and one price for a plan', () => {
    const problems = checkMakers([tool('a', { country: 'NL', plans: [plan(9)] }), tool('b', { country: 'BE', plans: [plan(12)] })]);
    expect(messages(problems)).toEqual([
      'tools/b.json: country: BE, but NL in tools/a.json by the same maker',
      'tools/b.json: USD price of "Pro" per month: 12, but 9 in tools/a.json by the same maker',
    ]);
  });

  it('may lack a country, and have other plans, units and currencies', () => {
    const plans = [plan(12, { name: { en: 'Max', nl: 'Max' } }), plan(90, { unit: 'year' }), plan(8, { currency: 'EUR' })];
    const tools = [
      tool('a', { country: 'NL', plans: [plan(9)] }),
      tool('b', { plans }),
      tool('c', { maker: 'Other', country: 'BE', plans: [plan(12)] }),
    ];
    expect(checkMakers(tools)).toEqual([]);
  });
});

describe('a sentence', () => {
  const sentence = 'This tool turns long texts into short ones quickly.';

  it('of eight words or more is unique, ignoring punctuation and capitals', () => {
    const first = tool('a', { description: { en: sentence, nl: 'Iets anders.' } });
    const second = tool('b', { description: { en: `Yes! **this** tool turns long texts into short ones, quickly!`, nl: 'Nog iets.' } });
    expect(messages(checkSentences(content({ tools: [first, second] })))).toEqual([
      'tools/b.json: description.en: "this tool turns long texts into short ones quickly" also stands in tools/a.json',
    ]);
  });

  it('is recognised with one or two changed words', () => {
    const first = tool('a', { description: { en: 'This small tool quickly turns very long texts into really short ones for you', nl: 'Iets' } });
    const second = tool('b', {
      description: { en: 'This small tool quickly turns very long texts into really short ones for everybody', nl: 'Wat' },
    });
    const third = tool('c', { description: { en: 'That other tool turns a text of some length into a summary of a few lines', nl: 'Niets' } });
    expect(messages(checkSentences(content({ tools: [first, second, third] })))).toEqual([
      expect.stringMatching(/^tools\/b\.json: description\.en: .* is nearly .* in tools\/a\.json$/),
    ]);
  });

  it("may repeat within an entry and in another entry's other language", () => {
    const first = tool('a', { tagline: { en: sentence, nl: 'Iets' }, description: { en: sentence, nl: 'Iets' } });
    const second = tool('b', { description: { en: 'Something', nl: sentence } });
    expect(checkSentences(content({ tools: [first, second] }))).toEqual([]);
  });

  it('ends at a line break or a full stop, and does not count when short', () => {
    expect(sentencesOf('There is a free plan.\n\n- one two three four five six seven eight\n- short')).toEqual([
      'one two three four five six seven eight',
    ]);
  });
});

describe('an editorial review', () => {
  const reviewed = (en: string, nl: string) => {
    const point = text('A point');
    const editorial = {
      rating: 4,
      ratings: {},
      strengths: [point, { en, nl }],
      weaknesses: [point],
      bestFor: point,
      notFor: point,
      review: { en, nl },
    };
    return messages(checkReviews([tool('a', { editorial })]));
  };

  it('tells of no experience, in no language', () => {
    expect(reviewed('Interviews took us an afternoon.', 'Wij waren snel klaar.')).toEqual([
      'tools/a.json: editorial.strengths.1.en: speaks in the first person ("us")',
      'tools/a.json: editorial.strengths.1.nl: speaks in the first person ("Wij")',
      'tools/a.json: editorial.review.en: speaks in the first person ("us")',
      'tools/a.json: editorial.review.nl: speaks in the first person ("Wij")',
    ]);
  });

  it.each([
    ['We’ve tried it.', 'Het bevalt ons.'],
    ['It’s our favorite.', 'Onze favoriet.'],
    ['I’d buy it.', 'Dat koop ik.'],
    ['Now in my browser.', 'Nu in mijn browser.'],
  ])('is rejected with “%s” or “%s”', (en, nl) => {
    expect(reviewed(en, nl)).toHaveLength(4);
  });

  it('may address the reader, name the US and contain the words in others', () => {
    expect(reviewed('Weigh it in the US: your use, AI and myths.', 'Weeg het af: jouw gebruik, wel of niet, per seconde.')).toEqual([]);
  });

  it('may be missing', () => {
    expect(checkReviews([tool('a', { description: text('We like it') })])).toEqual([]);
  });
});

describe('the texts of the audiences', () => {
  const inLanguage = (language: string) => ({
    name: `people ${language}`,
    title: `AI tools for people (${language})`,
    intro: `${language} `.repeat(60),
  });
  const complete = Object.fromEntries(AUDIENCES.map((audience) => [audience, { en: inLanguage('en'), nl: inLanguage('nl') }]));

  it('are complete when every audience has all of them in both languages', () => {
    expect(checkAudiences(complete)).toEqual([]);
  });

  it('lack an audience, a language or a translation', () => {
    const { students: _, ...others } = complete;
    expect(messages(checkAudiences(others))[0]).toMatch(/^audience-texts\.json: students:/);
    expect(messages(checkAudiences({ ...complete, students: { en: inLanguage('en') } }))[0]).toMatch(/students\.nl:/);
    expect(messages(checkAudiences({ ...complete, students: { en: inLanguage('en'), nl: inLanguage('en') } }))).toEqual([
      'audience-texts.json: students: the Dutch text is the English one',
    ]);
  });
});
