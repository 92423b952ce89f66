import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { BUYER_FACTS, type FactBasis } from '@/domain/tool/buyer-facts';
import { attributesOf } from '@/domain/tool/schema';
import type { Task, Tool } from '@/payload-types';
import type { TaskContent, ToolContent } from './content-schema';
import type { Content } from './load-content';
import { loadLogo } from './logos';
import type { SeedWriter } from './seed-writer';

const lines = (texts: readonly string[]) => texts.join('\n');

/** Rows with their Dutch texts. Rows keep their ids, so that they are updated rather than duplicated. */
function inDutch<T extends { text?: string | null }>(rows: T[] | null | undefined, texts: readonly { nl: string }[] = []): T[] | undefined {
  return rows?.map((row, index) => ({ ...row, text: texts[index]?.nl ?? row.text }));
}

export async function addCategories({ add, richText }: SeedWriter, entries: Content['categories']): Promise<void> {
  for (const { code, icon, names, words, description } of entries) {
    await add('categories', { code, icon }, (locale) => {
      const [name = '', nameInSentence = null, nameShort = null] = names[locale];
      return { name, nameInSentence, nameShort, words: words && lines(words[locale]), description: richText(description[locale]) };
    });
  }
}

function toolTexts({ tagline, description, editorial }: ToolContent, locale: Locale, richText: SeedWriter['richText']) {
  return {
    tagline: tagline[locale],
    description: richText(description[locale]),
    editorialReview: editorial ? richText(editorial.review[locale]) : null,
    bestFor: editorial?.bestFor[locale],
    notFor: editorial?.notFor[locale],
  };
}

/** Known facts in the order of the list. Nobody has checked them. */
const factRows = ({ buyerFacts = {} }: ToolContent) =>
  BUYER_FACTS.flatMap((fact) => {
    const { [fact]: stated } = buyerFacts;
    return stated ? [{ fact, values: stated.values as never, note: stated.note, basis: 'general' as FactBasis, sourceUrl: stated.source }] : [];
  });

/** Tools refer to each other: all exist in English before a second write adds Dutch texts and relations. */
export async function addTools({ create, translate, storeRows, idOf, richText }: SeedWriter, entries: Content['tools']): Promise<void> {
  const written: [ToolContent, Tool][] = [];
  for (const entry of entries) {
    const { slug, name, url, priceModel, editorial } = entry;
    const data = {
      ...attributesOf(entry),
      slug,
      name,
      url,
      priceModel,
      logo: { svg: loadLogo(entry.logo), background: entry.logo.background },
      // Mid-month, so that no time zone moves it to another month.
      pricesAsOf: `${entry.pricesAsOf}-15T12:00:00.000Z`,
      categories: entry.categories.map((code) => idOf('categories', code)),
      editorialRating: editorial?.rating,
      editorialRatings: editorial?.ratings,
      editorialStrengths: (editorial?.strengths ?? []).map((text) => ({ text: text.en })),
      editorialWeaknesses: (editorial?.weaknesses ?? []).map((text) => ({ text: text.en })),
      features: entry.features.map((text) => ({ text: text.en })),
      plans: entry.plans.map(({ name: plan, price = null, currency = null, unit = null, ...terms }) => ({
        ...terms,
        name: plan.en,
        price,
        currency,
        unit,
      })),
      buyerFacts: factRows(entry).map(({ note, ...row }) => ({ ...row, note: note?.en ?? null })),
      active: true,
      moderation: { state: 'published' as const },
      ...toolTexts(entry, 'en', richText),
    };
    written.push([entry, await create('tools', slug, data)]);
  }
  await storeRows();
  for (const [entry, tool] of written) {
    const facts = factRows(entry);
    await translate('tools', entry.slug, {
      ...toolTexts(entry, 'nl', richText),
      features: inDutch(tool.features, entry.features),
      editorialStrengths: inDutch(tool.editorialStrengths, entry.editorial?.strengths),
      editorialWeaknesses: inDutch(tool.editorialWeaknesses, entry.editorial?.weaknesses),
      plans: tool.plans?.map((row, index) => ({ ...row, name: entry.plans[index]?.name.nl ?? row.name })),
      buyerFacts: tool.buyerFacts?.map((row, index) => ({ ...row, note: facts[index]?.note?.nl ?? null })),
      alternatives: entry.alternatives.map((slug) => idOf('tools', slug)),
    });
  }
}

/** Well-known changes from before the directory, oldest first. */
export async function addHistory(req: PayloadRequest, entries: Content['tools'], idOf: (slug: string) => number): Promise<void> {
  const events = entries.flatMap(({ slug, name, history = [] }) => history.map((event) => ({ ...event, tool: idOf(slug), name })));
  for (const event of events.toSorted((one, other) => (one.changedOn < other.changedOn ? -1 : 1))) {
    const data = { ...event, origin: 'history' as const, isCorrection: false, noticedAt: new Date().toISOString() };
    await req.payload.create({ collection: 'tool-events', data, depth: 0, req });
  }
}

/** Terms refer to each other, so they are written twice, like tools. */
export async function addTerms({ create, translate, storeRows, idOf, richText }: SeedWriter, entries: Content['dictionary']): Promise<void> {
  for (const { slug, name, definition, explanation } of entries) {
    await create('dictionary', slug, { slug, name: name.en, definition: definition.en, explanation: richText(explanation.en) });
  }
  await storeRows();
  for (const { slug, name, definition, explanation, relatedTerms, relatedTools } of entries) {
    await translate('dictionary', slug, {
      name: name.nl,
      definition: definition.nl,
      explanation: richText(explanation.nl),
      relatedTerms: relatedTerms.map((term) => idOf('dictionary', term)),
      relatedTools: relatedTools.map((tool) => idOf('tools', tool)),
    });
  }
}

export async function addCoursesAndPages({ add, richText }: SeedWriter, { courses, faqs, pages, products }: Content): Promise<void> {
  for (const { summary, description, hours = null, ...course } of courses) {
    await add('courses', { ...course, hours }, (locale) => ({ summary: summary[locale], description: richText(description[locale]) }));
  }
  for (const { question, answer, ...faq } of faqs) {
    await add('faqs', faq, (locale) => ({ question: question[locale], answer: richText(answer[locale]) }));
  }
  for (const { slug, title, description, body } of pages) {
    await add('pages', { slug }, (locale) => ({ title: title[locale], description: description[locale], body: richText(body[locale]) }));
  }
  for (const { name, summary, description, ...product } of products) {
    await add('products', product, (locale) => ({ name: name[locale], summary: summary[locale], description: richText(description[locale]) }));
  }
}

export async function addTasks({ create, translate, storeRows, idOf }: SeedWriter, entries: Content['tasks']): Promise<void> {
  const textsOf = ({ name, words, intro, lookFor }: TaskContent, locale: Locale) => ({
    name: name[locale],
    words: lines(words[locale]),
    intro: intro[locale],
    lookFor: lines(lookFor[locale]),
  });
  const written: [TaskContent, Task][] = [];
  for (const entry of entries) {
    const { slug, theme, facts } = entry;
    const tools = entry.tools.map(({ tool, because, notIf }) => ({ tool: idOf('tools', tool), because: because.en, notIf: notIf?.en ?? null }));
    written.push([entry, await create('tasks', slug, { slug, theme, facts, tools, ...textsOf(entry, 'en') })]);
  }
  await storeRows();
  for (const [entry, { tools }] of written) {
    await translate('tasks', entry.slug, {
      ...textsOf(entry, 'nl'),
      tools: tools?.map((row, index) => ({
        ...row,
        because: entry.tools[index]?.because.nl ?? row.because,
        notIf: entry.tools[index]?.notIf?.nl ?? null,
      })),
    });
  }
}
