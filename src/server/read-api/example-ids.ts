import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { READ_COLLECTIONS, type ReadCollection } from '@/domain/read-api';
import { cached } from '../cached';
import { asVisitor } from '../door/reads';

const TAGS = [
  cacheTags.toolsList,
  cacheTags.categoriesList,
  cacheTags.termsList,
  cacheTags.coursesList,
  cacheTags.productsList,
  cacheTags.tasksList,
  cacheTags.faqsList,
];

async function firstId(collection: ReadCollection): Promise<readonly [ReadCollection, number | undefined]> {
  const [doc] = await asVisitor.find(collection, { limit: 1, sort: 'id', select: {} });
  return [collection, doc?.id];
}

/** The oldest public document of each collection, for working examples in the documentation. */
export const exampleIds = (): Promise<Partial<Record<ReadCollection, number>>> =>
  cached(async () => Object.fromEntries(await Promise.all(READ_COLLECTIONS.map(firstId))), ['read-api-examples'], TAGS);
