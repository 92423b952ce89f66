import * as z from 'zod';
import {
  DATASET_LICENSE,
  DATASET_LISTS,
  DATASET_MANIFEST,
  DATASET_ROWS,
  DATASET_TYPES,
  type Dataset,
  type DatasetList,
  datasetSchemaFile,
} from '@/domain/dataset';
import { routes } from '@/domain/routes';
import { env } from '@/env';

export const fileAddress = (name: string): string => env.SITE_URL + routes.dataFile(name);

/** The JSON Schema of a list's lines. */
const lineSchema = (list: DatasetList) => ({ ...z.toJSONSchema(DATASET_ROWS[list]), $id: fileAddress(datasetSchemaFile(list)) });

/** What programs need to know of a build. */
const manifestOf = ({ builtAt, files, since }: Dataset) => ({
  license: DATASET_LICENSE.id,
  licenseUrl: DATASET_LICENSE.url,
  about: env.SITE_URL + routes.data,
  builtAt,
  files: files.map(({ list, format, ...file }) => ({
    ...file,
    url: fileAddress(file.name),
    mediaType: DATASET_TYPES[format],
    schema: fileAddress(datasetSchemaFile(list)),
  })),
  since,
});

/** A file that describes the others, or null. */
export function describingFile(name: string, dataset: Dataset | null): object | null {
  const list = DATASET_LISTS.find((known) => datasetSchemaFile(known) === name);
  if (list) return lineSchema(list);
  return name === DATASET_MANIFEST && dataset ? manifestOf(dataset) : null;
}
