const SEPARATOR = ' – ';

export function pageTitle(title: string | null | undefined, productName: string): string {
  return title?.trim() ? `${title.trim()}${SEPARATOR}${productName}` : productName;
}
