import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { cached } from '@/server/cached';
import { readDataset, type StoredDataset } from '@/server/door/dataset';

/** The newest build of the public dataset, or null before the first. */
export const getDataset = (): Promise<StoredDataset | null> => cached(readDataset, ['dataset'], [cacheTags.dataset]);
