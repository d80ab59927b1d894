/**
 * The paths that a crawler should not visit: API calls, and pages that are empty without a login.
 */
const PERSONAL = [
  "/admin",
  "/api/",
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
  const lines = ["User-agent: *", ...PERSONAL.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
