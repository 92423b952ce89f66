import { gzipSync } from 'node:zlib';

const KILOBYTE = 1024;
const GZIP_LEVEL = 9;

/** What the document of each kind of page may weigh at most in either language, in kB. */
export const DOCUMENT_BUDGETS: Record<string, { gzip: number; raw: number }> = {
  '/': { gzip: 19.25, raw: 106 },
  '/tools': { gzip: 19.75, raw: 110 },
  '/tools/p/1': { gzip: 19.75, raw: 111 },
  '/tools/chatgpt': { gzip: 21.75, raw: 123 },
  '/tools/for/developers': { gzip: 19.5, raw: 110 },
  '/categories': { gzip: 12, raw: 62 },
  '/categories/coding': { gzip: 20.75, raw: 118 },
  '/dictionary': { gzip: 23, raw: 105 },
  '/dictionary/token': { gzip: 12.75, raw: 60 },
  '/courses': { gzip: 18, raw: 93 },
  '/courses/elements-of-ai': { gzip: 12.75, raw: 60 },
  '/products': { gzip: 10.5, raw: 49 },
  '/faq': { gzip: 17.5, raw: 89 },
  '/drop-a-tool': { gzip: 13.75, raw: 65 },
  '/contact': { gzip: 11.5, raw: 54 },
  '/newsletter': { gzip: 10, raw: 47 },
  '/tools/chatgpt/reviews': { gzip: 10.75, raw: 50 },
  '/about-us': { gzip: 11.75, raw: 51 },
  '/privacy-policy': { gzip: 17.25, raw: 66 },
  '/tools?q=video': { gzip: 19.75, raw: 114 },
  '/compare?tools=chatgpt,claude': { gzip: 15.5, raw: 80 },
};

/** Of all stylesheets, in kB gzipped. */
export const STYLES_BUDGET = 9.25;

export const kilobytes = (bytes: number): number => bytes / KILOBYTE;
export const gzipped = (body: string | Buffer): number => gzipSync(body, { level: GZIP_LEVEL }).length;
