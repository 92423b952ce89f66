/** One page of every kind, in English; the Dutch one is under `/nl`. */
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
  '/changes',
  '/changes/prices',
  '/changes/categories/coding',
  '/products',
  '/products/choosing-an-ai-tool',
  '/faq',
  '/drop-a-tool',
  '/contact',
  '/newsletter',
  '/login',
  '/favorites',
  '/about-us',
  '/privacy-policy',
  '/accessibility',
];

/** Pages rendered per request. */
export const DYNAMIC_PAGES = [
  '/tools?q=video',
  '/tools?category=coding&free=1',
  '/tools?q=qqzzxxvv',
  '/compare',
  '/compare?tools=chatgpt,claude,deepl',
  '/tools/chatgpt/reviews',
  '/newsletter/confirm?token=none',
  '/newsletter/unsubscribe?token=none',
  '/reviews/confirm?token=none',
  '/drop-a-tool/withdraw?token=none',
  '/login/confirm?token=none',
  '/login/link?token=none',
  '/login/reset?token=none',
];

export const inDutch = (path: string) => (path === '/' ? '/nl' : `/nl${path}`);
