/**
 * Addresses of pages of the example shop that a visitor opens without a login. Several tests open
 * all of them, each to find another kind of fault.
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
