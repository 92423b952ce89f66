import { getFormatter, getTranslations } from 'next-intl/server';
import { DATASET_LISTS, DATASET_TYPES, type Dataset } from '@/domain/dataset';
import { routes } from '@/domain/routes';
import { LINK } from '../api/docs/reference';

const KILOBYTE = 1000;
const DATE = { dateStyle: 'long' } as const;

/** The files of a build, and how it differs from the one before. */
export async function BuildFiles({ build: { builtAt, files, since } }: { build: Dataset }) {
  const [t, format] = await Promise.all([getTranslations('dataset'), getFormatter()]);
  const day = (iso: string) => format.dateTime(new Date(iso), DATE);
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const size = (bytes: number) => {
    const kilobytes = bytes / KILOBYTE;
    return kilobytes < KILOBYTE ? t('smallSize', { size: number(kilobytes) }) : t('size', { size: number(kilobytes / KILOBYTE) });
  };
  return (
    <>
      <p className="mb-6 max-w-[72ch]">{t('when', { date: day(builtAt) })}</p>
      <ul className="grid gap-5">
        {files.map((file) => (
          <li key={file.name}>
            <a href={routes.dataFile(file.name)} type={DATASET_TYPES[file.format]} className={LINK}>
              {file.name}
            </a>
            {`: ${t(`lists.${file.list}`)}, ${t('rows', { rows: file.rows })}, ${size(file.bytes)}, ${t(`formats.${file.format}`)}`}
            <p className="mt-1 text-sm break-all text-muted">
              {t('checksum')}: <code>{file.sha256}</code>
            </p>
          </li>
        ))}
      </ul>
      {since && (
        <>
          <h3 className="mt-8 font-semibold">{t('difference', { date: day(since.builtAt) })}</h3>
          <ul className="mt-2 grid gap-1">
            {DATASET_LISTS.map((list) => {
              const { added, changed, removed } = since.lists[list];
              return (
                <li key={list}>
                  {t('differs', { list: t(`lists.${list}`), added: added.length, changed: changed.length, removed: removed.length })}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
