/**
 * Addresses of the example shop that show every kind of page that a visitor may open without a
 * login. Tests open all of them, each for another kind of fault.
 */
export const PUBLIC_PAGES = [
  "/",
  "/shop",
  "/shop?q=nothing-of-this-name",
  "/search?q=jhumki",
  "/product/necklace-bridal-emerald",
  "/product/halo-ring-rose",
  "/product/drops-ruby-oval",
  "/rates",
  "/gold-value",
  "/size-guide",
  "/blog",
  "/about",
  "/contact",
  "/support",
  "/terms",
  "/privacy-policy",
  "/shipping",
  "/return-policy",
  "/login",
  "/signup",
  "/phone-login",
  "/forgot-password",
  "/wishlist",
  "/nowhere",
] as const;
