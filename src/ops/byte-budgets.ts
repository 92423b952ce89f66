import { gzipSync } from 'node:zlib';

const KILOBYTE = 1024;
const GZIP_LEVEL = 9;

/** What the document of each kind of page may weigh at most in either language, in kB. */
export const DOCUMENT_BUDGETS: Record<string, { gzip: number; raw: number }> = {
  '/': { gzip: 22, raw: 120 },
  '/tools': { gzip: 22.5, raw: 130 },
  '/tools/p/1': { gzip: 23, raw: 130 },
  '/tools/chatgpt': { gzip: 25, raw: 140 },
  '/tools/for/developers': { gzip: 22.5, raw: 130 },
  '/categories': { gzip: 15, raw: 80 },
  '/categories/coding': { gzip: 24.5, raw: 140 },
  '/dictionary': { gzip: 38, raw: 175 },
  '/dictionary/token': { gzip: 16, raw: 75 },
  '/courses': { gzip: 21.5, raw: 115 },
  '/courses/elements-of-ai': { gzip: 16, raw: 75 },
  '/products': { gzip: 13, raw: 60 },
  '/faq': { gzip: 29.5, raw: 160 },
  '/drop-a-tool': { gzip: 16, raw: 80 },
  '/contact': { gzip: 14, raw: 65 },
  '/newsletter': { gzip: 12, raw: 60 },
  '/tools/chatgpt/reviews': { gzip: 13, raw: 60 },
  '/about-us': { gzip: 16, raw: 70 },
  '/privacy-policy': { gzip: 27, raw: 105 },
  '/tools?q=video': { gzip: 22.5, raw: 130 },
  '/compare?tools=chatgpt,claude': { gzip: 18, raw: 90 },
};

/** Of all stylesheets, in kB gzipped. */
export const STYLES_BUDGET = 11.5;

export const kilobytes = (bytes: number): number => bytes / KILOBYTE;
export const gzipped = (body: string | Buffer): number => gzipSync(body, { level: GZIP_LEVEL }).length;
