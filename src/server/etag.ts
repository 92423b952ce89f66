import 'server-only';
import { createHash } from 'node:crypto';

const LENGTH = 27;

/** A name for a content, for the header `ETag`: the same content has the same. */
export const etagOf = (content: string | Uint8Array): string => `"${createHash('sha256').update(content).digest('base64url').slice(0, LENGTH)}"`;

/** Whether whoever asks has the content of a name already. A changed compression marks a name as weak. */
export const isKnown = ({ headers }: Request, etag: string): boolean =>
  headers
    .get('if-none-match')
    ?.split(',')
    .some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;
