import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Payload } from 'payload';
import type { Dataset } from '@/domain/dataset';
import { bucketFiles, bucketIn } from '../files/bucket-files';
import { diskFiles } from '../files/disk-files';
import { MEDIA_DIR } from '../files/media-dir';

/** A build with the folder of its files, and of those of the build before. */
export interface StoredDataset extends Dataset {
  folder: string;
  previous: string | null;
}

/** Payload's key for the newest build. */
export const DATASET_KEY = 'dataset';

const bucket = bucketIn(process.env);

/** A folder for each build, with its files compressed. */
export const datasetFiles = bucket ? bucketFiles(bucket, 'dataset') : diskFiles(path.join(MEDIA_DIR, '.dataset'));

export const storedName = (folder: string, file: string): string => `${folder}/${file}.gz`;

/** The newest build, or null before the first. */
export const newestDataset = (payload: Payload): Promise<StoredDataset | null> => payload.kv.get<StoredDataset>(DATASET_KEY);

/** A file of a build, compressed with gzip. @returns null if it is gone */
export const openDatasetFile = (folder: string, file: string): Promise<{ body: Readable; bytes: number } | null> =>
  datasetFiles.open(storedName(folder, file));
