import 'server-only';
import { createHash } from 'node:crypto';

const LENGTH = 27;

export const etagOf = (content: string | Uint8Array): string => `"${createHash('sha256').update(content).digest('base64url').slice(0, LENGTH)}"`;

/** True if the client's copy is current. Proxies that recompress mark ETags as weak. */
export const isKnown = ({ headers }: Request, etag: string): boolean =>
  headers
    .get('if-none-match')
    ?.split(',')
    .some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;
