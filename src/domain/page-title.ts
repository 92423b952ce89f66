const SEPARATOR = ' – ';

/** The page's title, a separator and the product's name; only the product's name when the page has no title. */
export function pageTitle(title: string | null | undefined, productName: string): string {
  return title?.trim() ? `${title.trim()}${SEPARATOR}${productName}` : productName;
}
