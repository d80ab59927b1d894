/**
 * Cuts rows to a page of a list. The caller reads one row more than the page holds, so that a full
 * last page does not offer another page, which would be empty.
 * @param limit the number of rows of a page
 * @returns the rows of the page, and the row after which the next page begins; null when no page
 *   follows
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
): { readonly page: Row[]; readonly last: Row | null } {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? (page.at(-1) ?? null) : null };
}
