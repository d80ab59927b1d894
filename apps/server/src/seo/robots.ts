/** The paths that are useless to a crawler: API calls, and pages that are empty without a login. */
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

/** The file `robots.txt` of a shop at this origin. */
export function robotsText(origin: string): string {
  const lines = ["User-agent: *", ...PERSONAL.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
