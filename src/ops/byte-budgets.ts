import { gzipSync } from 'node:zlib';

const KILOBYTE = 1024;
const GZIP_LEVEL = 9;

/** What the document of each kind of page may weigh at most in either language, in kB. */
export const DOCUMENT_BUDGETS: Record<string, { gzip: number; raw: number }> = {
  '/': { gzip: 15.5, raw: 88 },
  '/tools': { gzip: 18.5, raw: 106 },
  '/tools/p/1': { gzip: 18.5, raw: 107 },
  // With a description of some 320 words.
  '/tools/chatgpt': { gzip: 21.25, raw: 111 },
  '/tools/chatgpt/alternatives': { gzip: 14, raw: 82 },
  '/tools/for/developers': { gzip: 18.25, raw: 106 },
  '/categories': { gzip: 8.5, raw: 48 },
  '/categories/coding': { gzip: 19, raw: 110 },
  '/dictionary': { gzip: 19, raw: 88 },
  '/dictionary/token': { gzip: 8.5, raw: 40 },
  '/courses': { gzip: 16.5, raw: 97 },
  '/courses/elements-of-ai': { gzip: 8.5, raw: 39 },
  '/changes': { gzip: 12, raw: 70 },
  '/changes/follow?tool=chatgpt': { gzip: 7.25, raw: 36 },
  '/data': { gzip: 11.75, raw: 71 },
  '/products': { gzip: 7.5, raw: 35 },
  '/tasks': { gzip: 12, raw: 70 },
  '/tasks/write-code': { gzip: 13.75, raw: 79 },
  '/faq': { gzip: 13.75, raw: 71 },
  '/drop-a-tool': { gzip: 9.25, raw: 45 },
  '/contact': { gzip: 7.5, raw: 34 },
  '/newsletter': { gzip: 6.25, raw: 30 },
  '/tools/chatgpt/reviews': { gzip: 7.25, raw: 35 },
  '/tools/chatgpt/costs': { gzip: 8.25, raw: 42 },
  '/tools/chatgpt/correct': { gzip: 8.25, raw: 42 },
  '/about-us': { gzip: 7.75, raw: 33 },
  '/privacy-policy': { gzip: 13.75, raw: 51 },
  '/tools?q=video': { gzip: 18.75, raw: 109 },
  '/compare?tools=chatgpt,claude': { gzip: 14.25, raw: 83 },
  '/compare/chatgpt/vs/claude': { gzip: 14.25, raw: 80 },
  '/shortlists': { gzip: 7, raw: 32 },
  '/shortlists/new?tools=chatgpt,claude': { gzip: 9.75, raw: 47 },
};

/** Of all stylesheets of a page, in kB gzipped: 10.5, and up to 0.9 for the rules of lists or of the comparison. */
export const STYLES_BUDGET = 11.4;

export const kilobytes = (bytes: number): number => bytes / KILOBYTE;
export const gzipped = (body: string | Buffer): number => gzipSync(body, { level: GZIP_LEVEL }).length;
