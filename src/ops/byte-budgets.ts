import { gzipSync } from 'node:zlib';

const KILOBYTE = 1024;
const GZIP_LEVEL = 9;

/** What the document of each kind of page may weigh at most in either language, in kB. */
export const DOCUMENT_BUDGETS: Record<string, { gzip: number; raw: number }> = {
  '/': { gzip: 17.25, raw: 100 },
  '/tools': { gzip: 18, raw: 104 },
  '/tools/p/1': { gzip: 18, raw: 105 },
  '/tools/chatgpt': { gzip: 20, raw: 112 },
  '/tools/for/developers': { gzip: 18, raw: 104 },
  '/categories': { gzip: 10.75, raw: 57 },
  '/categories/coding': { gzip: 19, raw: 110 },
  '/dictionary': { gzip: 21.75, raw: 101 },
  '/dictionary/token': { gzip: 11.5, raw: 55 },
  '/courses': { gzip: 16.75, raw: 88 },
  '/courses/elements-of-ai': { gzip: 11.5, raw: 55 },
  '/products': { gzip: 9.25, raw: 44 },
  '/faq': { gzip: 16.25, raw: 84 },
  '/drop-a-tool': { gzip: 12.25, raw: 60 },
  '/contact': { gzip: 10.25, raw: 49 },
  '/newsletter': { gzip: 8.75, raw: 42 },
  '/tools/chatgpt/reviews': { gzip: 9.5, raw: 45 },
  '/about-us': { gzip: 10.5, raw: 45 },
  '/privacy-policy': { gzip: 16, raw: 62 },
  '/tools?q=video': { gzip: 18, raw: 107 },
  '/compare?tools=chatgpt,claude': { gzip: 14.25, raw: 74 },
};

/** Of all stylesheets, in kB gzipped. */
export const STYLES_BUDGET = 9.25;

export const kilobytes = (bytes: number): number => bytes / KILOBYTE;
export const gzipped = (body: string | Buffer): number => gzipSync(body, { level: GZIP_LEVEL }).length;
