/** How many neighbours of the current page are offered on each side. */
const NEIGHBOURS = 1;

/** Numbers of the pages to link to: first, last, the current one and its neighbours; `null` stands for a gap. */
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
