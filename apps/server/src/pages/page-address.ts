import { getPriceHistory } from "@suvarna/contract/catalogue/price-history-schemas";
import { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { getRateHistory } from "@suvarna/contract/rates/schemas";

/**
 * The query parameters that change a page. Any other parameter, such as that of a campaign, is
 * ignored.
 */
const READ_BY_PAGES: ReadonlySet<string> = new Set([
  ...Object.keys(ProductQuery.shape),
  ...Object.keys(getRateHistory.query.shape),
  ...Object.keys(getPriceHistory.query.shape),
  // The pieces that the comparison page compares.
  "pieces",
  // The weight for the gold value calculator. The server computes the value for browsers that run
  // no scripts.
  "weight",
]);

/**
 * Normalises an address for the page cache: without a final slash, without parameters that no page
 * reads, and with the others sorted.
 * @returns null for a text that is not a valid address
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
