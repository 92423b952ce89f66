/**
 * Cache tags of pages. They carry no language: a change in either language expires both pages.
 *
 * A document has a tag by id (for pages that show it as a relation) and one by slug (for its own page, which may be a cached 404).
 */
export const cacheTags = {
  tool: (id: number | string) => `tool:${id}`,
  toolSlug: (slug: string) => `tool-slug:${slug}`,
  toolReviews: (toolId: number | string) => `tool-reviews:${toolId}`,
  toolsList: 'tools:list',
  /** Bookmark counts. */
  toolsBookmarked: 'tools:bookmarked',
  /** One page of a plain list: `all`, `category:<id>` or `audience:<code>`. */
  listPage: (list: string, page: number) => `list-page:${list}:${page}`,
  /** Page boundaries of a plain list. */
  listPages: (list: string) => `list-pages:${list}`,
  /** The tools that a plain list opens with. */
  recommended: (list: string) => `list-recommended:${list}`,
  /** Number of tools in a plain list. */
  listTotal: (list: string) => `list-total:${list}`,
  category: (id: number | string) => `category:${id}`,
  categoryCode: (code: string) => `category-code:${code}`,
  categoriesList: 'categories:list',
  term: (id: number | string) => `term:${id}`,
  termSlug: (slug: string) => `term-slug:${slug}`,
  termsList: 'terms:list',
  /** The set of terms and their names. */
  termsOrder: 'terms:order',
  courseSlug: (slug: string) => `course-slug:${slug}`,
  coursesList: 'courses:list',
  productSlug: (slug: string) => `product-slug:${slug}`,
  productsList: 'products:list',
  faqsList: 'faqs:list',
  pageSlug: (slug: string) => `page-slug:${slug}`,
  /** A document's path and whether it's public, for pages that only link to it. */
  address: (collection: string, id: number | string) => `address:${collection}:${id}`,
  /** A comma separates tags. */
  redirect: (path: string) => `redirect:${path.replaceAll(',', '%2C')}`.slice(0, 256),
  taskSlug: (slug: string) => `task-slug:${slug}`,
  tasksList: 'tasks:list',
  /** The words by which the search reads questions. */
  searchWords: 'search-words',
  scorePresets: 'score-presets',
  publicShortlists: 'shortlists:public',
  navigation: 'navigation',
  footer: 'footer',
  settings: 'settings',
  /** Exchange rates and VAT. */
  costs: 'costs',
  dataset: 'dataset',
} as const;
