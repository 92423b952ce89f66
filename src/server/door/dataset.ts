import 'server-only';
import config from '@payload-config';
import { getPayload } from 'payload';
import { newestDataset, openDatasetFile, type StoredDataset } from '@/cms/dataset/stored';

export type { StoredDataset };

/** The newest build of the public dataset, or null before the first. */
export async function readDataset(): Promise<StoredDataset | null> {
  return newestDataset(await getPayload({ config }));
}

export { openDatasetFile };
