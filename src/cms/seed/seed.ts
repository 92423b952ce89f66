import { createHash } from 'node:crypto';
import {
  type CollectionSlug,
  createLocalReq,
  type DataFromCollectionSlug,
  type Payload,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
  ValidationError,
  type Where,
} from 'payload';
import type { Locale } from '@/domain/locales';
import { attributesOf } from '@/domain/tool/schema';
import { ENTRY_KINDS, type EntryKind } from '../search/entry-kinds';
import { refreshEntries, refreshTools } from '../search/upkeep';
import { rebuildTranslations } from '../translations/rebuild';
import type { CategoryContent, ToolContent } from './content-schema';
import { categoryData, courseData, faqData, pageData, productData, termData, toolData } from './factories';
import { type Content, loadContent } from './load-content';
import { loadLogo } from './logos';
import { markdownConverter } from './rich-text';
import { seedFooter, seedNavigation, seedSettings } from './seed-globals';
import type { SeedWrite } from './seed-write';

type Seeded = 'categories' | 'tools' | 'dictionary-terms' | 'courses' | 'faqs' | 'pages' | 'products';

export interface SeedOptions {
  content?: Content;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Adds missing content in both languages; existing entries, trashed ones included, stay as they are. One transaction: a failed run leaves nothing
 * behind.
 * @returns the number of entries added
 */
export async function seed(payload: Payload, options: SeedOptions = {}): Promise<number> {
  const content = options.content ?? loadContent();
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  try {
    const added = await addMissing(payload, content, transactionID, options.onProgress);
    if (transactionID) await payload.db.commitTransaction(transactionID);
    return added;
  } catch (error) {
    if (transactionID) await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

async function addMissing(
  payload: Payload,
  content: Content,
  transactionID: number | string | undefined,
  onProgress: SeedOptions['onProgress'],
): Promise<number> {
  const richText = await markdownConverter(payload.config);
  // A new object per write: Payload adds notes to the request, which would pile up.
  const write = (): SeedWrite => ({ depth: 0, context: { skipRevalidation: true, skipTranslations: true, skipLists: true }, req: { transactionID } });

  const known = {
    categories: await idsBy(payload, 'categories', 'code', write()),
    tools: await idsBy(payload, 'tools', 'slug', write()),
    dictionary: await idsBy(payload, 'dictionary-terms', 'slug', write()),
    courses: await idsBy(payload, 'courses', 'slug', write()),
    faqs: await idsBy(payload, 'faqs', 'slug', write()),
    pages: await idsBy(payload, 'pages', 'slug', write()),
    products: await idsBy(payload, 'products', 'slug', write()),
  };
  const idOf = (kind: keyof typeof known, key: string): number => {
    const id = known[kind].get(key);
    if (id === undefined) throw new Error(`${kind} "${key}" does not exist`);
    return id;
  };
  const missing = {
    categories: content.categories.filter(({ code }) => !known.categories.has(code)),
    tools: mixed(content.tools.filter(({ slug }) => !known.tools.has(slug))),
    dictionary: mixed(content.dictionary.filter(({ slug }) => !known.dictionary.has(slug))),
    courses: mixed(content.courses.filter(({ slug }) => !known.courses.has(slug))),
    faqs: content.faqs.filter(({ slug }) => !known.faqs.has(slug)),
    pages: content.pages.filter(({ slug }) => !known.pages.has(slug)),
    products: content.products.filter(({ slug }) => !known.products.has(slug)),
  };
  const total = Object.values(missing).reduce((sum, entries) => sum + entries.length, 0);
  let done = 0;

  /** Runs a write and names the entry if Payload refuses it. */
  const attempt = async <T>(what: string, operation: () => Promise<T>): Promise<T> => {
    try {
      return await operation();
    } catch (error) {
      const details =
        error instanceof ValidationError ? error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('; ') : String(error);
      throw new Error(`${what}: ${details}`, { cause: error });
    }
  };
  const create = <S extends Seeded>(collection: S, key: string, data: RequiredDataFromCollectionSlug<S>): Promise<DataFromCollectionSlug<S>> =>
    attempt(`${collection} "${key}"`, () => payload.create({ collection, data, locale: 'en', ...write() }) as Promise<DataFromCollectionSlug<S>>);
  const translate = async <S extends Seeded>(collection: S, key: string, id: number, data: Partial<DataFromCollectionSlug<S>>): Promise<void> => {
    await attempt(`${collection} "${key}" in Dutch`, () =>
      // Payload can't resolve the type of an update when the collection is a type parameter.
      payload.update({ collection, id, data: { ...data, _status: 'published' } as never, locale: 'nl', ...write() }),
    );
    done += 1;
    onProgress?.(done, total);
  };

  for (const entry of missing.categories) {
    const { id } = await create(
      'categories',
      entry.code,
      categoryData({ code: entry.code, icon: entry.icon as never, ...categoryTexts(entry, 'en', richText) }),
    );
    known.categories.set(entry.code, id);
    await translate('categories', entry.code, id, categoryTexts(entry, 'nl', richText));
  }

  // Tools and terms refer to each other: all exist in English before one more write adds Dutch texts and relations.
  const tools: [ToolContent, DataFromCollectionSlug<'tools'>][] = [];
  for (const entry of missing.tools) {
    const tool = await create(
      'tools',
      entry.slug,
      toolData({
        slug: entry.slug,
        name: entry.name,
        url: entry.url,
        ...attributesOf(entry),
        logo: { svg: loadLogo(entry.logo), background: entry.logo.background },
        priceModel: entry.priceModel,
        // Mid-month, so that no time zone moves it to another month.
        pricesAsOf: `${entry.pricesAsOf}-15T12:00:00.000Z`,
        categories: entry.categories.map((code) => idOf('categories', code)),
        editorialRating: entry.editorial?.rating,
        editorialRatings: entry.editorial?.ratings,
        editorialStrengths: (entry.editorial?.strengths ?? []).map((text) => ({ text: text.en })),
        editorialWeaknesses: (entry.editorial?.weaknesses ?? []).map((text) => ({ text: text.en })),
        features: entry.features.map((text) => ({ text: text.en })),
        plans: entry.plans.map(({ name, kind, price = null, currency = null, unit = null }) => ({ name: name.en, kind, price, currency, unit })),
        ...toolTexts(entry, 'en', richText),
      }),
    );
    known.tools.set(entry.slug, tool.id);
    tools.push([entry, tool]);
  }
  for (const [entry, tool] of tools) {
    await translate('tools', entry.slug, tool.id, {
      ...toolTexts(entry, 'nl', richText),
      features: inDutch(tool.features, entry.features),
      editorialStrengths: inDutch(tool.editorialStrengths, entry.editorial?.strengths),
      editorialWeaknesses: inDutch(tool.editorialWeaknesses, entry.editorial?.weaknesses),
      plans: tool.plans?.map((row, index) => ({ ...row, name: entry.plans[index]?.name.nl ?? row.name })),
      alternatives: entry.alternatives.map((slug) => idOf('tools', slug)),
    });
  }

  for (const entry of missing.dictionary) {
    const term = await create(
      'dictionary-terms',
      entry.slug,
      termData({ slug: entry.slug, name: entry.name.en, definition: entry.definition.en, explanation: richText(entry.explanation.en) }),
    );
    known.dictionary.set(entry.slug, term.id);
  }
  for (const entry of missing.dictionary) {
    await translate('dictionary-terms', entry.slug, idOf('dictionary', entry.slug), {
      name: entry.name.nl,
      definition: entry.definition.nl,
      explanation: richText(entry.explanation.nl),
      relatedTerms: entry.relatedTerms.map((slug) => idOf('dictionary', slug)),
      relatedTools: entry.relatedTools.map((slug) => idOf('tools', slug)),
    });
  }

  for (const { summary, description, hours = null, ...entry } of missing.courses) {
    const { id } = await create('courses', entry.slug, courseData({ ...entry, hours, summary: summary.en, description: richText(description.en) }));
    known.courses.set(entry.slug, id);
    await translate('courses', entry.slug, id, { summary: summary.nl, description: richText(description.nl) });
  }
  for (const { question, answer, ...entry } of missing.faqs) {
    const { id } = await create('faqs', entry.slug, faqData({ ...entry, question: question.en, answer: richText(answer.en) }));
    await translate('faqs', entry.slug, id, { question: question.nl, answer: richText(answer.nl) });
  }
  for (const { slug, title, description, body } of missing.pages) {
    const { id } = await create('pages', slug, pageData({ slug, title: title.en, description: description.en, body: richText(body.en) }));
    await translate('pages', slug, id, { title: title.nl, description: description.nl, body: richText(body.nl) });
  }
  for (const { slug, kind, name, summary, description } of missing.products) {
    const { id } = await create(
      'products',
      slug,
      productData({ slug, kind, name: name.en, summary: summary.en, description: richText(description.en) }),
    );
    known.products.set(slug, id);
    await translate('products', slug, id, { name: name.nl, summary: summary.nl, description: richText(description.nl) });
  }

  await seedNavigation(payload, write);
  await seedFooter(payload, write);
  await seedSettings(payload, write);
  await listAdded(await createLocalReq({ req: { transactionID } }, payload), {
    tools: missing.tools.map(({ slug }) => idOf('tools', slug)),
    entries: {
      category: missing.categories.map(({ code }) => idOf('categories', code)),
      term: missing.dictionary.map(({ slug }) => idOf('dictionary', slug)),
      course: missing.courses.map(({ slug }) => idOf('courses', slug)),
      product: missing.products.map(({ slug }) => idOf('products', slug)),
    },
  });
  await rebuildTranslations(payload, { transactionID });
  return total;
}

/** Adds all new entries to lists and search at once; updating after every write took 20 of 71 seconds. */
async function listAdded(req: PayloadRequest, { tools, entries }: { tools: number[]; entries: Record<EntryKind, number[]> }): Promise<void> {
  await refreshTools(req, tools);
  for (const kind of ENTRY_KINDS) await refreshEntries(req, kind, entries[kind]);
}

/** A stable order unrelated to names, so that the newest entries don't all begin with Z. */
function mixed<T extends { slug: string }>(entries: T[]): T[] {
  const place = ({ slug }: T) => createHash('sha256').update(slug).digest('hex');
  return entries.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

function categoryTexts({ names, description }: CategoryContent, locale: Locale, richText: Awaited<ReturnType<typeof markdownConverter>>) {
  const [name = '', nameInSentence = null, nameShort = null] = names[locale];
  return { name, nameInSentence, nameShort, description: richText(description[locale]) };
}

/** Rows with their Dutch texts. Rows keep their ids, so that they are updated rather than duplicated. */
function inDutch<T extends { text?: string | null }>(rows: T[] | null | undefined, texts: readonly { nl: string }[] = []): T[] | undefined {
  return rows?.map((row, index) => ({ ...row, text: texts[index]?.nl ?? row.text }));
}

function toolTexts({ tagline, description, editorial }: ToolContent, locale: Locale, richText: Awaited<ReturnType<typeof markdownConverter>>) {
  return {
    tagline: tagline[locale],
    description: richText(description[locale]),
    editorialReview: editorial ? richText(editorial.review[locale]) : null,
  };
}

async function idsBy(
  payload: Payload,
  collection: Extract<CollectionSlug, Seeded>,
  key: 'slug' | 'code',
  write: SeedWrite,
): Promise<Map<string, number>> {
  const where: Where = { [key]: { exists: true } };
  const { docs } = await payload.find({ collection, where, select: { [key]: true }, pagination: false, trash: true, ...write });
  return new Map(docs.map((doc) => [String((doc as unknown as Record<string, unknown>)[key]), doc.id]));
}
