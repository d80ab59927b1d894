/** How many rows of a page are chosen, as the checkbox of the table's head shows it. */
export function pageTick(
  rows: readonly string[],
  chosen: ReadonlySet<string>,
): "none" | "some" | "all" {
  // Rows of other pages may be chosen too, so the size of the set says nothing about this page.
  const count = rows.filter((id) => chosen.has(id)).length;
  if (count === 0) return "none";
  return count === rows.length ? "all" : "some";
}
