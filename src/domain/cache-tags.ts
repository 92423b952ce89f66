/**
 * Names of what a cached page was made from. They carry no language: a change in either language makes both pages new.
 *
 * A document has a tag by id (for pages that show it as a relation) and a tag by slug (for its own page, which may be a 404 until it exists).
 */
export const cacheTags = {
  tool: (id: number | string) => `tool:${id}`,
  toolSlug: (slug: string) => `tool-slug:${slug}`,
  toolReviews: (toolId: number | string) => `tool-reviews:${toolId}`,
  toolsList: 'tools:list',
  /** How often tools are bookmarked. */
  toolsBookmarked: 'tools:bookmarked',
  /** One page of a plain list: `all`, `category:<id>` or `audience:<code>`. */
  listPage: (list: string, page: number) => `list-page:${list}:${page}`,
  /** Where the pages of a plain list begin. */
  listPages: (list: string) => `list-pages:${list}`,
  /** How many tools a plain list has. */
  listTotal: (list: string) => `list-total:${list}`,
  category: (id: number | string) => `category:${id}`,
  categoryCode: (code: string) => `category-code:${code}`,
  categoriesList: 'categories:list',
  term: (id: number | string) => `term:${id}`,
  termSlug: (slug: string) => `term-slug:${slug}`,
  termsList: 'terms:list',
  /** Which terms there are, and their names. */
  termsOrder: 'terms:order',
  courseSlug: (slug: string) => `course-slug:${slug}`,
  coursesList: 'courses:list',
  productSlug: (slug: string) => `product-slug:${slug}`,
  productsList: 'products:list',
  faqsList: 'faqs:list',
  pageSlug: (slug: string) => `page-slug:${slug}`,
  /** Where a document's page is and whether it is public, for what only links to it. */
  address: (collection: string, id: number | string) => `address:${collection}:${id}`,
  redirect: (path: string) => `redirect:${path}`.slice(0, 256),
  navigation: 'navigation',
  footer: 'footer',
  settings: 'settings',
} as const;
