import type { DatasetLeaf } from 'schema-dts';
import { DATASET_LICENSE, DATASET_TYPES, type Dataset } from '@/domain/dataset';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { env } from '@/env';
import { editors, idOf, pageOf } from './site';

/** The public dataset with its files, which are the same in all languages. */
export function dataset({
  name,
  description,
  build,
  locale,
}: {
  name: string;
  description: string;
  build: Dataset | null;
  locale: Locale;
}): DatasetLeaf {
  return {
    '@type': 'Dataset',
    '@id': idOf(routes.data, locale, 'dataset'),
    name,
    description,
    license: DATASET_LICENSE.url,
    isAccessibleForFree: true,
    creator: editors,
    mainEntityOfPage: pageOf(routes.data, locale),
    ...(build && {
      dateModified: build.builtAt,
      distribution: build.files.map((file) => ({
        '@type': 'DataDownload' as const,
        name: file.name,
        contentUrl: env.SITE_URL + routes.dataFile(file.name),
        encodingFormat: DATASET_TYPES[file.format],
        contentSize: `${file.bytes} B`,
        sha256: file.sha256,
      })),
    }),
  };
}
