import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { DEFAULT_WEIGHTS } from '@/domain/tool/score';
import { type LocalApi, type StoredDocument, unique } from './payload';
import { richText } from './rich-text';

export { richText };

/** Documents that samples refer to. */
export interface Surroundings {
  category: number;
  tool: number;
  review: number;
  issue: number;
  subscriber: number;
}

interface Sample {
  /** Minimal valid data; `ownerId` is the owning account, if the collection has owners. */
  data: (surroundings: Surroundings, ownerId: number) => Record<string, unknown>;
  /** A change to a plain text field that needs no more than the update permission. */
  change: () => Record<string, unknown>;
}

/** All text of a rich text field, or null if empty. */
export function plainText(value: unknown): string | null {
  if (!value) return null;
  return [...JSON.stringify(value).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join(' ');
}

const name = () => ({ name: unique('Sample') });

/** A valid document and change for every collection. */
export const SAMPLES: Record<string, Sample> = {
  tools: {
    data: ({ category }) => ({ ...name(), tagline: 'Does a thing', url: 'https://example.org', categories: [category], priceModel: 'free' }),
    change: () => ({ maker: unique('Maker') }),
  },
  reviews: {
    data: ({ tool }) => ({ tool, ratings: { general: 4 }, title: unique('Review'), text: 'Works well.', language: 'en' }),
    change: () => ({ location: unique('Utrecht') }),
  },
  categories: { data: name, change: () => ({ nameShort: unique('Short') }) },
  courses: {
    data: () => ({
      ...name(),
      provider: 'Academy',
      url: 'https://example.org',
      summary: 'A course',
      level: 'beginner',
      language: 'en',
      priceModel: 'free',
    }),
    change: () => ({ provider: unique('Academy') }),
  },
  'dictionary-terms': { data: () => ({ ...name(), definition: 'A word.' }), change: () => ({ definition: unique('A word') }) },
  products: { data: () => ({ ...name(), summary: 'A product', kind: 'guide' }), change: () => ({ summary: unique('A product') }) },
  tasks: {
    data: ({ tool }) => ({ ...name(), theme: 'office', intro: 'Something to do.', tools: [{ tool, because: 'It does one thing' }] }),
    change: () => ({ intro: unique('Something to do') }),
  },
  faqs: {
    data: () => ({ question: unique('Why'), answer: richText('Because.'), group: 'directory', order: 1 }),
    change: () => ({ question: unique('How') }),
  },
  pages: { data: () => ({ title: unique('Page'), description: 'A page', body: richText('Text') }), change: () => ({ title: unique('Page') }) },
  media: { data: () => ({ alt: 'A small square' }), change: () => ({ alt: unique('A square') }) },
  users: {
    data: () => ({ email: `${unique('person')}@example.org`, role: 'user' }),
    change: () => ({ name: unique('Person') }),
  },
  avatars: { data: (_, ownerId) => ({ user: ownerId }), change: () => ({}) },
  'audit-events': {
    data: () => ({ action: 'account_disabled', subject: unique('#') }),
    change: () => ({ subject: unique('#') }),
  },
  bookmarks: { data: ({ tool }, ownerId) => ({ tool, user: ownerId }), change: () => ({}) },
  'contact-messages': {
    data: () => ({ name: 'A visitor', email: 'visitor@example.org', subject: 'Question', message: 'Hello' }),
    change: () => ({ subject: unique('Subject') }),
  },
  follows: {
    data: ({ tool }) => ({
      email: `${unique('reader')}@example.org`,
      kind: 'tool',
      tool,
      language: 'en',
      status: 'pending',
      toldEvent: 0,
      reader: unique('reader'),
    }),
    change: () => ({ email: `${unique('reader')}@example.org` }),
  },
  shortlists: {
    data: ({ tool }) => ({
      ...name(),
      visibility: 'requested',
      language: 'en',
      address: unique('address'),
      revision: 1,
      items: [{ tool, note: 'Worth a try' }],
    }),
    change: name,
  },
  subscribers: {
    data: () => ({ email: `${unique('reader')}@example.org`, language: 'en', status: 'pending' }),
    change: () => ({ email: `${unique('reader')}@example.org` }),
  },
  reports: {
    data: ({ review }) => ({ review, reason: 'fake', text: unique('Not true'), language: 'en' }),
    change: () => ({ text: unique('Not true') }),
  },
  'edit-proposals': {
    data: ({ tool }) => ({
      tool,
      changes: [{ field: 'tagline', language: 'en', value: 'Does two things' }],
      reason: unique('Newer'),
      language: 'en',
      channel: 'mcp',
    }),
    change: () => ({ reason: unique('Newer') }),
  },
  'moderation-events': {
    data: ({ tool }) => ({ collection: 'tools', document: tool, title: 'A tool', action: 'submit', to: 'pending' }),
    change: () => ({ title: unique('A tool') }),
  },
  'tool-events': {
    data: ({ tool }) => ({
      tool,
      name: 'A tool',
      kind: 'renamed',
      origin: 'history',
      changedOn: '2026-11-01',
      noticedAt: '2026-11-01T00:00:00.000Z',
      note: { en: 'It has a new name.', nl: 'Het heet anders.' },
    }),
    change: () => ({ subject: unique('Plan') }),
  },
  'newsletter-issues': { data: () => ({ subject: unique('Issue'), body: richText('News.') }), change: () => ({ subject: unique('Issue') }) },
  'newsletter-deliveries': {
    data: ({ issue }) => ({ issue, state: 'sent', attempts: 1 }),
    change: () => ({ problem: unique('Problem') }),
  },
  'review-votes': { data: ({ review }) => ({ review, voter: unique('voter') }), change: () => ({ voter: unique('voter') }) },
  confirmations: {
    data: () => ({ email: `${unique('reader')}@example.org`, review: {}, expiresAt: '2030-01-01T00:00:00.000Z' }),
    change: () => ({ email: `${unique('reader')}@example.org` }),
  },
  'link-checks': { data: () => ({ url: `https://${unique('link')}.example`, ok: true }), change: () => ({ problem: unique('problem') }) },
  'payload-jobs': { data: () => ({ queue: unique('queue') }), change: () => ({ queue: unique('queue') }) },
  redirects: { data: () => ({ from: `/${unique('old')}`, to: { type: 'custom', url: '/new' } }), change: () => ({ from: `/${unique('older')}` }) },
  'payload-kv': { data: () => ({ key: unique('key'), data: { value: 1 } }), change: () => ({ key: unique('key') }) },
  transfers: {
    data: () => ({ direction: 'export', entity: 'tools', format: 'csv', state: 'waiting', fileName: unique('tools') }),
    change: () => ({ storedFile: unique('file') }),
  },
  releases: { data: () => ({ title: unique('Release'), state: 'open' }), change: () => ({ title: unique('Release') }) },
  comments: {
    data: ({ tool }) => ({ collection: 'tools', document: tool, text: unique('Comment') }),
    change: () => ({ text: unique('Comment') }),
  },
  'translation-assignments': {
    data: ({ tool }, ownerId) => ({ collection: unique('collection'), document: tool, locale: 'nl', assignee: ownerId }),
    change: () => ({ note: unique('Note') }),
  },
  presences: {
    data: ({ tool }) => ({ tab: unique('tab'), collection: 'tools', document: tool, part: 'nl', seenAt: new Date().toISOString() }),
    change: () => ({ tab: unique('tab') }),
  },
  'payload-folders': { data: name, change: name },
  'payload-locked-documents': {
    data: (_, ownerId) => ({ globalSlug: unique('global'), user: { relationTo: 'users', value: ownerId } }),
    change: () => ({ globalSlug: unique('global') }),
  },
  'payload-preferences': {
    data: (_, ownerId) => ({ key: unique('key'), value: { open: true }, user: { relationTo: 'users', value: ownerId } }),
    change: () => ({ key: unique('key') }),
  },
  'payload-migrations': { data: () => ({ name: unique('migration'), batch: 0 }), change: () => ({ name: unique('migration') }) },
};

/** Valid data for every global, including required fields. */
export const GLOBAL_SAMPLES: Record<string, () => Record<string, unknown>> = {
  navigation: () => ({ items: [{ name: unique('Home').slice(0, 60), url: '/' }] }),
  footer: () => ({ note: unique('Note') }),
  'payload-jobs-stats': () => ({ stats: { [unique('queue')]: 1 } }),
  // A rate of its own each time, as the other samples have a name of their own.
  costs: () => ({ vatRate: 20 + randomInt(1, 1_000_000) / 1_000_000, day: '2025-06-30', USD: 1.172, GBP: 0.8555 }),
  'score-presets': () => ({ presets: [{ name: unique('Own').slice(0, 40), reason: 'Because', weights: { ...DEFAULT_WEIGHTS } }] }),
  'search-words': () => ({ meanings: [{ meaning: 'free', words: unique('gratis') }] }),
  settings: () => ({ homeTitle: unique('Home'), homeIntro: 'An introduction', siteDescription: 'A site' }),
};

/** Creates a published category and tool and other documents to refer to. */
export async function createSurroundings(local: LocalApi): Promise<Surroundings> {
  const category = await local.create({ collection: 'categories', data: { ...name(), _status: 'published' } });
  const tool = await local.create({
    collection: 'tools',
    data: { ...name(), tagline: 'Does a thing', url: 'https://example.org', categories: [category.id], _status: 'published' },
  });
  const review = await local.create({
    collection: 'reviews',
    data: { tool: tool.id, ratings: { general: 4 }, title: unique('Review'), text: 'Fine.', language: 'en', _status: 'draft' },
  });
  const issue = await local.create({ collection: 'newsletter-issues', data: { subject: unique('Issue'), body: richText('News.') } });
  const subscriber = await local.create({ collection: 'subscribers', data: { email: `${unique('reader')}@example.org`, status: 'pending' } });
  return { category: category.id, tool: tool.id, review: review.id, issue: issue.id, subscriber: subscriber.id };
}

/** Valid tool data, overridden by `fields`. */
export function toolData({ category }: Pick<Surroundings, 'category'>, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...name(), tagline: 'Does a thing', url: 'https://example.org', categories: [category], _status: 'published', ...fields };
}

let square: Buffer | undefined;

/** An 8 × 8 pixel PNG for the Local API. */
export async function pngFile(): Promise<{ data: Buffer; name: string; mimetype: string; size: number }> {
  square ??= await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00677c' } })
    .png()
    .toBuffer();
  return { data: Buffer.from(square), name: 'square.png', mimetype: 'image/png', size: square.byteLength };
}

/** The same as a browser upload. */
export async function pngUpload(): Promise<File> {
  const { data, name, mimetype } = await pngFile();
  return new File([new Uint8Array(data)], name, { type: mimetype });
}

/** Newest version of a document in any status. */
export async function stored(local: LocalApi, collection: string, id: number): Promise<StoredDocument | null> {
  const { docs } = await local.find({ collection, where: { id: { equals: id } }, depth: 0, limit: 1, trash: true });
  return docs[0] ?? null;
}

/** Upload collections. */
export const UPLOADS = ['media', 'avatars'];
