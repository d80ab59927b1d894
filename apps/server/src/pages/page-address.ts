import { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { getRateHistory } from "@suvarna/contract/rates/schemas";

/** The parameters that pages read; others (of campaigns, say) don't make another page. */
const READ_BY_PAGES: ReadonlySet<string> = new Set([
  ...Object.keys(ProductQuery.shape),
  ...Object.keys(getRateHistory.query.shape),
  // Of the calculator, which the server works out where there are no scripts.
  "weight",
]);

/**
 * An address as the page cache knows it: without a slash at its end, without what no page reads,
 * and with the rest in order.
 * @returns null for a text that is no address
 */
export function pageAddress(url: string): string | null {
  const parsed = URL.parse(`http://localhost${url}`);
  if (!parsed) return null;
  const { pathname, searchParams } = parsed;
  for (const name of new Set(searchParams.keys())) {
    if (!READ_BY_PAGES.has(name) || searchParams.get(name) === "") searchParams.delete(name);
  }
  searchParams.sort();
  const path = pathname.replace(/(?<=.)\/+$/, "");
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}
