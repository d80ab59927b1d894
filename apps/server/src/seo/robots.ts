import { LANGUAGES } from "@suvarna/words/languages";

/**
 * The paths that a crawler should not visit: the back office and API calls, and pages that are empty
 * without a login.
 */
const NO_PAGES = ["/admin", "/api/"];
const PERSONAL = [
  "/cart",
  "/checkout",
  "/confirm",
  "/final",
  "/order-details/",
  "/order-history",
  "/orders/",
  "/profile",
  "/support/tickets",
  "/wishlist",
];

/** Returns the file `robots.txt` of a shop at this origin. */
export function robotsText(origin: string): string {
  const personal = LANGUAGES.flatMap(({ base }) => PERSONAL.map((path) => base + path));
  const lines = ["User-agent: *", ...[...NO_PAGES, ...personal].map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
