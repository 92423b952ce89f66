import { readdirSync } from 'node:fs';
import type { Thing } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { googleProblems, schemaProblems, thingsOn } from '../../../tests/setup/schema-vocabulary';
import { course, definedTerm, definedTermSet, faqPage, product } from './entries';
import { breadcrumbList, itemList } from './lists';
import { organization, website } from './site';
import { reviewedApplication, softwareApplication } from './software-application';
import { scriptText } from './structured-data';

const text = (value: string) => ({ value, lang: 'nl' as const });
const seo = { title: 'Titel', description: 'Waar de pagina over gaat.', image: null };
const rich = (...paragraphs: string[]) => ({
  value: { root: { type: 'root', children: paragraphs.map((words) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] })) } },
  lang: 'nl' as const,
});

const tool = {
  slug: 'hamer',
  name: 'Hamer',
  tagline: text('Slaat spijkers'),
  categories: [{ code: 'coding', name: text('Programmeren') }],
  maker: 'Smederij',
  features: [text('Slaan')],
  plans: [
    { name: text('Gratis'), kind: 'free' as const, price: null, currency: null, unit: null },
    { name: text('Pro'), kind: 'paid' as const, price: 12.5, currency: 'EUR', unit: 'month' as const },
    { name: text('Groot'), kind: 'contact' as const, price: null, currency: null, unit: null },
  ],
  priceModel: 'freemium' as const,
  cover: null,
  logo: { src: '/logos/hamer.0123456789.svg' },
  platforms: ['web' as const, 'ios' as const, 'plugin' as const],
  strengths: [text('Stevig')],
  weaknesses: [text('Zwaar')],
  editorialReview: rich('Degelijk.', 'En zwaar.'),
  editorialRating: 4.5,
  seo,
};
const review = { id: 7, title: 'Fijn', text: 'Slaat raak.', lang: 'nl' as const, author: 'Vera', createdAt: '2026-11-01T10:00:00.000Z', rating: 4 };
const described = (changes: object = {}, opinions: object = {}) =>
  softwareApplication({
    tool: { ...tool, ...changes },
    locale: 'nl',
    summary: { count: 1, average: 4 },
    reviews: [review],
    anonymous: 'Anoniem',
    ...opinions,
  });

const facts = {
  slug: 'cursus',
  name: 'Cursus',
  provider: 'School',
  url: 'https://school.example.com',
  summary: text('Leer het'),
  hours: 1.5,
  language: 'nl' as const,
  priceModel: 'paid' as const,
  price: 99,
  currency: 'EUR',
  seo,
};
const gids = { slug: 'gids', name: text('Gids'), summary: null, price: null, currency: null, seo };
const term = { slug: 'token', name: text('token'), definition: text('Een stukje tekst.'), otherName: { value: 'token', lang: 'en' as const } };

const ALL: Thing[] = [
  website({ locale: 'nl', description: text('Een gids.') }),
  organization({ profiles: ['https://social.example.com/gids'] }),
  itemList({ name: 'Tools', path: '/tools/p/2', locale: 'nl', items: [{ name: 'Hamer', path: '/tools/hamer' }], skipped: 24 }),
  breadcrumbList({ locale: 'nl', pages: [{ name: 'Home', path: '/' }] }),
  described(),
  reviewedApplication({ tool, locale: 'nl', summary: { count: 1, average: 4 }, reviews: [review], anonymous: 'Anoniem' }),
  course({ course: facts, level: 'Beginner', locale: 'nl' }),
  product({ product: gids, locale: 'nl' }),
  definedTermSet({ name: 'Woordenboek', description: 'Alle begrippen.', locale: 'nl', terms: [term] }),
  definedTerm({ term, dictionary: 'Woordenboek', locale: 'nl' }),
  faqPage({ name: 'Vragen', description: 'Antwoorden.', locale: 'nl', faqs: [{ slug: 'wat', question: text('Wat?'), answer: rich('Dit.') }] }),
];

describe('structured data', () => {
  it('uses schema.org’s vocabulary and has what Google requires', () => {
    const things = thingsOn(`<script type="application/ld+json">${scriptText(ALL)}</script>`);
    expect(things).toHaveLength(ALL.length);
    expect(things.flatMap((thing) => [...schemaProblems(thing), ...googleProblems(thing)])).toEqual([]);
  });

  it('fails the check for a wrong type, property or value, or a missing one', () => {
    expect(schemaProblems({ '@type': 'Hammer', name: 'x' })).toHaveLength(1);
    expect(schemaProblems({ '@type': 'Product', inLanguage: 'nl' })).toEqual(['Product.inLanguage is no property of Product']);
    expect(schemaProblems({ '@type': 'Product', offers: { '@type': 'Person', name: 'x' } })).toHaveLength(1);
    expect(schemaProblems({ '@type': 'Review', datePublished: 'yesterday' })).toEqual(['Review.datePublished: yesterday is no date']);
    expect(schemaProblems({ '@type': 'Rating', ratingValue: true })).toHaveLength(1);
    expect(schemaProblems({ '@type': 'WebSite', url: '/nl' })).toEqual(['WebSite.url: /nl is no full address']);
    expect(googleProblems({ '@type': 'Product', name: 'x' })).toEqual(['Product lacks offers.price|review|aggregateRating']);
    expect(googleProblems({ '@type': 'Offer', price: 3 })).toEqual(['Offer has a price without a currency']);
    expect(googleProblems({ '@type': 'Review', author: { '@type': 'Person' }, reviewRating: { ratingValue: 3 } })).toEqual([
      'Review lacks author.name',
    ]);
  });

  it('cannot be ended by a text in it and preserves that text', () => {
    const hostile = '</script><script>alert(1)</script><!--';
    const written = scriptText([described({ name: hostile })]);
    expect(written).not.toContain('<');
    expect(JSON.parse(written)['@graph'][0].name).toBe(hostile);
  });

  it('offers plans with a known price, and a free plan for 0', () => {
    expect(described().offers).toMatchObject([
      { name: 'Gratis', price: 0, priceCurrency: 'EUR' },
      { name: 'Pro', price: 12.5, priceCurrency: 'EUR', priceSpecification: { unitCode: 'MON' } },
    ]);
    expect(described({ plans: [] })).not.toHaveProperty('offers');
    expect(described({ plans: [], priceModel: 'free' }).offers).toMatchObject([{ price: 0 }]);
  });

  it('names an application category of Google’s for every seeded category', () => {
    const codes = readdirSync('src/cms/seed/content/categories').map((file) => file.replace('.json', ''));
    const categoryOf = (code: string) => described({ categories: [{ code, name: text('Naam') }] }).applicationCategory;
    expect(codes.filter((code) => categoryOf(code) === categoryOf('not-seeded'))).toEqual([]);
  });

  it('has a rating only from visitors, never from editors', () => {
    expect(described().aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 1, bestRating: 5 });
    const unrated = described({}, { summary: { count: 0, average: null }, reviews: [] });
    expect(unrated).not.toHaveProperty('aggregateRating');
    expect(unrated.review).toMatchObject([{ author: { '@type': 'Organization' }, reviewBody: 'Degelijk.\n\nEn zwaar.' }]);
    expect(described({ editorialRating: null }, { reviews: [] })).not.toHaveProperty('review');
  });

  it("names the systems a tool runs on and the editors' pros and cons", () => {
    expect(described().operatingSystem).toBe('Web, iOS');
    expect(described({ platforms: ['api'] })).not.toHaveProperty('operatingSystem');
    const points = {
      positiveNotes: { itemListElement: [{ position: 1, name: 'Stevig' }] },
      negativeNotes: { itemListElement: [{ position: 1, name: 'Zwaar' }] },
    };
    expect(described({}, { reviews: [] }).review).toMatchObject([points]);
    expect(described({ editorialReview: null }, { reviews: [] }).review).toMatchObject([points]);
    expect(described({ editorialReview: null, strengths: [], weaknesses: [] }, { reviews: [] })).not.toHaveProperty('review');
  });

  it('has pros and cons from two statements on, as Google asks', () => {
    const written = (changes: object) => described(changes, { reviews: [] });
    const [alone] = written({ weaknesses: [] }).review as object[];
    expect(alone).toHaveProperty('reviewBody');
    expect(alone).not.toHaveProperty('positiveNotes');
    expect(written({ weaknesses: [], editorialReview: null })).not.toHaveProperty('review');
    const [both] = written({ strengths: [text('Stevig'), text('Goedkoop')], weaknesses: [] }).review as object[];
    expect(both).toMatchObject({ positiveNotes: { itemListElement: [{ name: 'Stevig' }, { name: 'Goedkoop' }] } });
    expect(both).not.toHaveProperty('negativeNotes');
  });

  it('names anonymous reviewers as the page does', () => {
    const { review: written } = described({ editorialRating: null }, { reviews: [{ ...review, author: null }] });
    expect(written).toMatchObject([{ author: { '@type': 'Person', name: 'Anoniem' } }]);
  });

  it('writes course durations in hours and minutes, and omits unknown values', () => {
    expect(course({ course: facts, level: 'Beginner', locale: 'nl' }).hasCourseInstance).toMatchObject({ courseWorkload: 'PT1H30M' });
    const unknown = course({ course: { ...facts, hours: null, price: null, currency: null }, level: 'Beginner', locale: 'nl' });
    expect(unknown).not.toHaveProperty('hasCourseInstance');
    expect(unknown.offers).toEqual({ '@type': 'Offer', category: 'Paid' });
  });

  it('continues numbering on the next page of a list', () => {
    const [first] = itemList({ name: 'Tools', path: '/tools/p/2', locale: 'nl', items: [{ name: 'Hamer', path: '/tools/hamer' }], skipped: 24 })
      .itemListElement as object[];
    expect(first).toMatchObject({ position: 25, url: expect.stringMatching(/\/nl\/tools\/hamer$/) });
  });
});
