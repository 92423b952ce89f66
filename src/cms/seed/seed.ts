import { createHash } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/transaction';
import { costListed, refreshEntries, refreshPhrases, refreshTools, scoreListed } from '../search/upkeep';
import { rebuildTranslations } from '../translations/rebuild';
import { addCategories, addCoursesAndPages, addHistory, addTasks, addTerms, addTools } from './add-entries';
import { type HeldWrites, withHeldWrites } from './held-writes';
import { type Content, type ContentKind, loadContent } from './load-content';
import { seedGlobals } from './seed-globals';
import { keyOf, seedWriter } from './seed-writer';

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
  const req = await createLocalReq({}, payload);
  return inTransaction(req, () => withHeldWrites(payload, (held) => addMissing(req, held, content, options.onProgress)));
}

/** Each entry is written in two languages, and both versions are stored. */
const STEPS_PER_ENTRY = 4;

async function addMissing(req: PayloadRequest, held: HeldWrites, content: Content, onProgress: SeedOptions['onProgress']): Promise<number> {
  const { payload } = req;
  const transactionID = await req.transactionID;
  let [steps, total] = [0, 0];
  const onStep = () => {
    steps += 1;
    onProgress?.(Math.floor(steps / STEPS_PER_ENTRY), total);
  };
  const writer = await seedWriter(payload, held, transactionID, onStep);
  const { isMissing, idOf, options } = writer;
  const missing: Content = {
    categories: content.categories.filter(isMissing('categories')),
    tools: mixed(content.tools.filter(isMissing('tools'))),
    dictionary: mixed(content.dictionary.filter(isMissing('dictionary'))),
    courses: mixed(content.courses.filter(isMissing('courses'))),
    faqs: content.faqs.filter(isMissing('faqs')),
    pages: content.pages.filter(isMissing('pages')),
    products: content.products.filter(isMissing('products')),
    tasks: content.tasks.filter(isMissing('tasks')),
  };
  total = Object.values(missing).reduce((sum, entries) => sum + entries.length, 0);

  await addCategories(writer, missing.categories);
  await addTools(writer, missing.tools);
  await addTerms(writer, missing.dictionary);
  await addCoursesAndPages(writer, missing);
  await addTasks(writer, missing.tasks);
  await held.store({ transactionID }, onStep);
  await addHistory(req, missing.tools, (slug) => idOf('tools', slug));
  await seedGlobals(payload, options);

  // All at once: updating lists and search after every write took 20 of 71 seconds.
  const idsOf = (kind: ContentKind) => missing[kind].map((entry) => idOf(kind, keyOf(entry)));
  await refreshTools(req, idsOf('tools'));
  await scoreListed(req, idsOf('tools'));
  await costListed(req, idsOf('tools'));
  await refreshEntries(req, 'category', idsOf('categories'));
  await refreshEntries(req, 'term', idsOf('dictionary'));
  await refreshEntries(req, 'course', idsOf('courses'));
  await refreshEntries(req, 'product', idsOf('products'));
  await refreshPhrases(req);
  await rebuildTranslations(payload, { transactionID });
  return total;
}

/** A stable order unrelated to names, so that the newest entries don't all begin with Z. */
function mixed<T extends { slug: string }>(entries: T[]): T[] {
  const place = ({ slug }: T) => createHash('sha256').update(slug).digest('hex');
  return entries.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}
