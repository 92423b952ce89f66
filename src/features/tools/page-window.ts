/** Links on each side of the current page. */
const NEIGHBOURS = 1;

/** Page numbers to link to: first, last, current and its neighbors; `null` is a gap. */
export function pageWindow(current: number, last: number): (number | null)[] {
  const wanted = new Set([1, last]);
  for (let page = current - NEIGHBOURS; page <= current + NEIGHBOURS; page += 1) if (page >= 1 && page <= last) wanted.add(page);
  const numbers = [...wanted].sort((a, b) => a - b);
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : [null, page];
  });
}
