import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DATASET_TYPES, type DatasetFile } from '@/domain/dataset';
import { STORED_ENCODING } from '@/domain/page-caching';
import { describingFile } from '@/features/dataset/describe';
import { getDataset } from '@/features/dataset/queries';
import { senderKey } from '@/server/client-address';
import { openDatasetFile, type StoredDataset } from '@/server/door/dataset';
import { secondsToWait } from '@/server/rate-limit';
import { answerPreflight } from '@/server/read-api/answer-read';
import { isKnown, textResponse } from '@/server/text-response';

export const dynamic = 'force-dynamic';

/** Files change at night; caches in front aren't told when. Nothing is to compress them a second time. */
const CACHING = 'public, max-age=0, s-maxage=300, no-transform';
const FOR_ANYONE = {
  'Cache-Control': CACHING,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'X-Robots-Tag': 'noindex',
};
const NOT_STORED = { ...FOR_ANYONE, 'Cache-Control': 'no-store' };
const DOWNLOADS = { points: 60, seconds: 600 };
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:$|\s*,))/;

/** Files are stored compressed and sent as they are; only clients that take no gzip get them unpacked. */
async function answerFile(request: Request, { folder, builtAt }: StoredDataset, { name, format, sha256 }: DatasetFile): Promise<Response> {
  const etag = `"${sha256}"`;
  const headers: Record<string, string> = {
    ...FOR_ANYONE,
    Vary: 'Accept-Encoding',
    // Weak, because compression varies.
    ETag: `W/${etag}`,
    'Last-Modified': new Date(builtAt).toUTCString(),
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  headers['Content-Type'] = `${DATASET_TYPES[format]}; charset=utf-8`;
  headers['Content-Disposition'] = `attachment; filename="${name}"`;
  if (request.method === 'HEAD') return new Response(null, { headers });
  const wait = await secondsToWait('dataset', senderKey(request.headers), DOWNLOADS);
  if (wait > 0) return new Response(null, { status: 429, headers: { ...NOT_STORED, 'Retry-After': String(wait) } });
  const stored = await openDatasetFile(folder, name);
  if (!stored) return new Response(null, { status: 404, headers: NOT_STORED });
  const isCompressed = ACCEPTS_GZIP.test(request.headers.get('accept-encoding') ?? '');
  if (isCompressed) headers[STORED_ENCODING] = 'gzip';
  const body = isCompressed ? stored.body : pipeline(stored.body, createGunzip(), () => undefined);
  return new Response(Readable.toWeb(body) as ReadableStream, { headers });
}

/** `GET /data/{tools|changes}.{ndjson|csv|schema.json}` and `/data/manifest.json`. */
export async function GET(request: Request, { params }: RouteContext<'/data/[file]'>): Promise<Response> {
  const [{ file: name }, dataset] = await Promise.all([params, getDataset()]);
  const file = dataset?.files.find((known) => known.name === name);
  if (dataset && file) return answerFile(request, dataset, file);
  const description = describingFile(name, dataset);
  if (!description) return new Response(null, { status: 404, headers: NOT_STORED });
  return textResponse(request, `${JSON.stringify(description, null, 2)}\n`, { ...FOR_ANYONE, 'Content-Type': 'application/json; charset=utf-8' });
}

export const OPTIONS = answerPreflight;
