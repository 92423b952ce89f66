import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { UploadConfig } from 'payload';
import { MEDIA_DIR } from './media-dir';

type UploadHandler = NonNullable<UploadConfig['handlers']>[number];

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/** Serves the image of a submission to editors, uncached. Access has been checked before. */
export const serveSubmitted = (async (_req, { doc, params: { filename } }) => {
  if (!(doc as { submitted?: boolean } | null)?.submitted) return undefined;
  const name = path.basename(filename);
  const file = await readFile(path.resolve(MEDIA_DIR, name)).catch(() => null);
  if (!file) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}) as UploadHandler;
