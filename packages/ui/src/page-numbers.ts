/**
 * The page numbers to show: the first, the last and the pages around the current page. Null
 * represents a gap. There are at most seven numbers, so that they fit a phone.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const numbers = [1, current - 1, current, current + 1, last]
    .concat(current < 4 ? [2, 3, 4] : [])
    .concat(current > last - 3 ? [last - 3, last - 2, last - 1] : [])
    .filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(numbers)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
