import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { stringify } from 'csv-stringify/sync';
import { createLocalReq, type Payload } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { DATASET_LISTS, type DatasetDifference, type DatasetFile, type DatasetFormat, type DatasetList, datasetFields } from '@/domain/dataset';
import { DAY_MS } from '@/domain/durations';
import { CSV_START } from '@/domain/table-cells';
import { payload_kv } from '@/payload-generated-schema';
import { expireTags } from '../cache/expire-tags';
import { databaseOf, inTransaction } from '../database/transaction';
import { stopping } from '../queues/stopping';
import { compared, csvLine, type Line, lineOf, linesOf, measuring, rowOf } from './lines';
import { ROWS } from './rows';
import { DATASET_KEY, datasetFiles, newestDataset, openDatasetFile, type StoredDataset, storedName } from './stored';

/** The process is about to end. */
class Interrupted extends Error {}

async function* storedLines(folder: string | undefined, list: DatasetList): AsyncGenerator<Line> {
  const stored = folder ? await openDatasetFile(folder, `${list}.ndjson`) : null;
  if (stored) yield* linesOf(stored.body);
}

async function* publicLines(payload: Payload, list: DatasetList): AsyncGenerator<Line> {
  for await (const row of ROWS[list](payload)) {
    if (stopping.signal.aborted) throw new Interrupted();
    yield lineOf(row);
  }
}

async function* asNdjson(_list: DatasetList, lines: AsyncIterable<Line>): AsyncGenerator<string> {
  for await (const { text } of lines) yield `${text}\n`;
}

async function* asCsv(list: DatasetList, lines: AsyncIterable<Line>): AsyncGenerator<string> {
  const fields = datasetFields(list);
  yield stringify([fields], CSV_START);
  for await (const line of lines) {
    const row = rowOf(line);
    yield csvLine(fields.map((field) => row[field]));
  }
}

const WRITERS = { ndjson: asNdjson, csv: asCsv };

async function saveFile(folder: string, list: DatasetList, format: DatasetFormat, lines: AsyncIterable<Line>): Promise<DatasetFile> {
  const name = `${list}.${format}`;
  const { step, measured } = measuring();
  let rows = 0;
  async function* counted() {
    for await (const line of lines) {
      rows += 1;
      yield line;
    }
  }
  const texts = Readable.from(WRITERS[format](list, counted()), { objectMode: false });
  await datasetFiles.save(storedName(folder, name), texts, step, createGzip());
  return { name, list, format, rows, ...measured() };
}

/** Writes the files of both lists. Tables are written from the lines, so that both say the same while editors publish. */
async function saveFiles(payload: Payload, folder: string, before: StoredDataset | null) {
  const files: DatasetFile[] = [];
  const lists: Partial<Record<DatasetList, DatasetDifference>> = {};
  for (const list of DATASET_LISTS) {
    const difference: DatasetDifference = { added: [], removed: [], changed: [] };
    const lines = compared(publicLines(payload, list), storedLines(before?.folder, list), difference);
    files.push(await saveFile(folder, list, 'ndjson', lines), await saveFile(folder, list, 'csv', storedLines(folder, list)));
    lists[list] = difference;
  }
  return { files, lists: lists as Record<DatasetList, DatasetDifference> };
}

/** The newest build, unless some of its files are lost. */
async function intactDataset(payload: Payload): Promise<StoredDataset | null> {
  const newest = await newestDataset(payload);
  if (!newest) return null;
  const names = new Set<string>();
  for await (const { name } of datasetFiles.list(newest.folder)) names.add(name);
  return newest.files.every(({ name }) => names.has(storedName(newest.folder, name))) ? newest : null;
}

const hashesOf = (files: DatasetFile[]) => JSON.stringify(files.map(({ name, sha256 }) => [name, sha256]));

/** Makes a build the newest one, for every process at the same moment. */
async function publish(payload: Payload, data: StoredDataset): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    const db = await databaseOf(req);
    await db.insert(payload_kv).values({ key: DATASET_KEY, data }).onConflictDoUpdate({ target: payload_kv.key, set: { data } });
    await expireTags([cacheTags.dataset], req);
  });
}

async function removeBuild(folder: string): Promise<void> {
  for await (const { name } of datasetFiles.list(folder)) await datasetFiles.remove(name);
}

/** Removes what builds left behind whose process died. */
async function removeLeftovers(...known: (string | undefined)[]): Promise<void> {
  for await (const { name, changedAt } of datasetFiles.list()) {
    if (Date.now() - changedAt.getTime() > DAY_MS && !known.includes(name.split('/', 1)[0])) await datasetFiles.remove(name);
  }
}

/**
 * Builds the public dataset, unless its files would be the same as before. The build before stays for downloads under way; older ones go.
 * @returns false if the process is about to end
 */
export async function buildDataset(payload: Payload): Promise<boolean> {
  const before = await intactDataset(payload);
  const folder = randomUUID();
  try {
    const { files, lists } = await saveFiles(payload, folder, before);
    if (before && hashesOf(files) === hashesOf(before.files)) {
      await removeBuild(folder);
      return true;
    }
    const since = before && { builtAt: before.builtAt, lists };
    await publish(payload, { folder, previous: before?.folder ?? null, builtAt: new Date().toISOString(), files, since });
  } catch (error) {
    await removeBuild(folder);
    if (error instanceof Interrupted) return false;
    throw error;
  }
  if (before?.previous) await removeBuild(before.previous);
  await removeLeftovers(folder, before?.folder);
  return true;
}
