/** One page of every kind, in English; the Dutch one stands under `/nl`. */
export const PUBLIC_PAGES = [
  '/',
  '/tools',
  '/tools/p/2',
  '/tools/chatgpt',
  '/tools/for/developers',
  '/categories',
  '/categories/coding',
  '/courses',
  '/courses/elements-of-ai',
  '/dictionary',
  '/dictionary/token',
  '/products',
  '/products/choosing-an-ai-tool',
  '/faq',
  '/about-us',
  '/privacy-policy',
];

/** The same page in Dutch. */
export const inDutch = (path: string) => (path === '/' ? '/nl' : `/nl${path}`);
