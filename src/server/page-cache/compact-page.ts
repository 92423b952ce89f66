import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import type { CachedValue } from './page-cache';

/** A document as browsers take it. */
export interface Encoded {
  br: Buffer;
  gzip: Buffer;
}

export interface Compact {
  /** As Next knows it, unpacked when Next asks for a part. */
  value: CachedValue;
  /** Of a page. */
  encoded?: Encoded;
  bytes: number;
}

/** Documents are compressed once and sent often, the rest is unpacked here. */
const DOCUMENT_QUALITY = 9;
const PARTS_QUALITY = 5;

const brotli = (body: Buffer, quality: number) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Packs a stored page: to about a tenth, so that a process keeps thousands of them. */
export async function compactPage({ html = '', rscData, segmentData, ...rest }: CachedValue): Promise<Compact> {
  const document = Buffer.from(String(html));
  const segments = [...(segmentData ?? [])];
  const [br, zipped, parts] = await Promise.all([
    brotli(document, DOCUMENT_QUALITY),
    promisify(gzip)(document, { level: DOCUMENT_QUALITY }),
    // Segments repeat the data of the page, so together they take hardly more than it alone.
    brotli(Buffer.concat([rscData ?? Buffer.alloc(0), ...segments.map(([, data]) => data)]), PARTS_QUALITY),
  ]);
  const start = rscData?.length ?? 0;
  const sizes = segments.map(([name, { length }]) => ({ name, length }));
  const unpackSegments = () => {
    const all = brotliDecompressSync(parts);
    let from = start;
    return new Map(
      sizes.map(({ name, length }) => {
        from += length;
        return [name, all.subarray(from - length, from)];
      }),
    );
  };
  // Own properties: Next copies some of them.
  const value: CachedValue = Object.defineProperties(rest, {
    html: { enumerable: true, get: () => gunzipSync(zipped) },
    ...(rscData && { rscData: { enumerable: true, get: () => brotliDecompressSync(parts).subarray(0, start) } }),
    ...(segmentData && { segmentData: { enumerable: true, get: unpackSegments } }),
  });
  return { value, encoded: { br, gzip: zipped }, bytes: br.length + zipped.length + parts.length };
}

/** Packs a cached read, such as the cards of a list. */
export async function compactRead({ data, ...rest }: CachedValue): Promise<Compact> {
  const packed = await brotli(Buffer.from(data?.body ?? ''), PARTS_QUALITY);
  const body = { enumerable: true, get: () => brotliDecompressSync(packed).toString() };
  return { value: { ...rest, data: Object.defineProperty({ ...data } as { body: string }, 'body', body) }, bytes: packed.length };
}
