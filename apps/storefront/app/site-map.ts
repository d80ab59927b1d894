/** A link to a page of the site: its label and its address. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

/** The categories of the example shop, in the order of the navigation. */
export const CATEGORY_TITLES: readonly string[] = [
  "Gold",
  "Diamond",
  "Silver",
  "Bridal",
  "Traditional",
];

/**
 * The address of the listing of a category, by the category's title. It is encoded as the listing
 * encodes its own addresses.
 */
export function categoryAddress(title: string): string {
  return `/shop?${new URLSearchParams({ category: title })}`;
}

/**
 * The address of the login page that leads on to a path of this site. A logged-in user goes
 * directly to that path.
 */
export function loginAddress(next: string): string {
  return `/login?${new URLSearchParams({ next })}`;
}

/** The address of the search page. */
export const SEARCH = "/search";

/** The address of the search results; without a search text, of the empty search page. */
export function searchAddress(words: string): string {
  const wanted = words.trim();
  return wanted === "" ? SEARCH : `${SEARCH}?q=${encodeURIComponent(wanted)}`;
}

/** The address of the page of all collections, and that of a single collection. */
export const COLLECTIONS = "/collections";
export function collectionAddress({ slug }: { readonly slug: string }): string {
  return `${COLLECTIONS}/${slug}`;
}

/** The addresses of the page of the rates and of the page of the value of metal. */
export const RATES = "/rates";
export const GOLD_VALUE = "/gold-value";

/** The address of the page of ring and bangle sizes. */
export const SIZE_GUIDE = "/size-guide";

/** The links to the listings of the categories. */
export const CATEGORY_LINKS: readonly SiteLink[] = CATEGORY_TITLES.map((title) => ({
  label: title,
  to: categoryAddress(title),
}));

const BLOG: SiteLink = { label: "Blog", to: "/blog" };
const ABOUT: SiteLink = { label: "About", to: "/about" };

/** The address of the contact page. */
export const CONTACT = "/contact";
export const SUPPORT = "/support";

/** The canonical address of an article. */
export function blogAddress({ slug }: { slug: string }): string {
  return `/blog/${slug}`;
}

/** Whether a path is the address of an article, and not of the list, a tag or a feed. */
export function isArticle(path: string): boolean {
  return /^\/blog\/[^/.]+\/?$/.test(path);
}

/** The address of the page with a tag's articles. */
export function blogTagAddress(tag: string): string {
  return `/blog/tag/${encodeURIComponent(tag)}`;
}

/** The links of the header. A link to a new page of the header is added here. */
export const MAIN_LINKS: readonly SiteLink[] = [
  { label: "Shop", to: "/shop" },
  { label: "Collections", to: COLLECTIONS },
  ABOUT,
  BLOG,
  { label: "Contact", to: CONTACT },
  { label: "Support", to: SUPPORT },
];

/** The address of the comparison, and the query parameter with the slugs of its pieces. */
export const COMPARE = "/compare";
export const PIECES_PARAMETER = "pieces";

/**
 * The address of the comparison of the given pieces. The commas are not encoded, so that the
 * address stays readable.
 */
export function compareAddress(slugs: readonly string[]): string {
  return `${COMPARE}?${PIECES_PARAMETER}=${slugs.join(",")}`;
}

/** The address of the page of the shopper's price alerts. */
export const ALERTS = "/alerts";

export const TICKETS = "/support/tickets";

/**
 * The links to the shopper's own pages in the footer and the menu, besides Signup and Login or
 * Logout.
 */
export const ACCOUNT_LINKS: readonly SiteLink[] = [
  { label: "Profile", to: "/profile" },
  { label: "Favorites", to: "/wishlist" },
  { label: "Order history", to: "/order-history" },
  { label: "Cart", to: "/cart" },
];
export const SIGN_UP: SiteLink = { label: "Signup", to: "/signup" };

export const TERMS = "/terms";
export const PRIVACY = "/privacy-policy";
const SHIPPING = "/shipping";
export const RETURNS = "/return-policy";

/** The links to the shop's policies. */
export const POLICY_LINKS: readonly SiteLink[] = [
  { label: "Terms and conditions", to: TERMS },
  { label: "Privacy policy", to: PRIVACY },
  { label: "Shipping policy", to: SHIPPING },
  { label: "Return policy", to: RETURNS },
];

/** The legal links at the bottom of the pages on which a shopper pays. */
export const LEGAL_LINKS: readonly SiteLink[] = [
  { label: "Terms", to: TERMS },
  { label: "Privacy", to: PRIVACY },
];

/** The section of the terms that names the seller, and the officer for complaints. */
export const COMPANY: SiteLink = { label: "Company and grievance officer", to: `${TERMS}#seller` };

/** The policy that the checkout names besides the legal links. */
export const SHIPPING_LINK: SiteLink = { label: "Shipping and return", to: SHIPPING };

/** The help column of the footer. A link to a new help page is added here. */
export const HELP_LINKS: readonly SiteLink[] = [
  { label: "Support", to: SUPPORT },
  { label: "Contact", to: CONTACT },
  { label: "Shipping", to: SHIPPING },
  { label: "Returns and repair", to: RETURNS },
  ABOUT,
  BLOG,
];

/** The first column of the footer. */
export const SHOP_LINKS: readonly SiteLink[] = [
  { label: "Rings", to: "/shop/rings" },
  { label: "Earrings", to: "/shop/earrings" },
  { label: "Necklaces", to: "/shop/necklaces" },
  { label: "Bangles", to: "/shop/bangles" },
  { label: "Mangalsutra", to: "/shop/mangalsutra" },
  { label: "All jewellery", to: "/shop" },
];

/** The second column of the footer. */
export const GOLD_LINKS: readonly SiteLink[] = [
  { label: "Gold rate today", to: RATES },
  { label: "Value of your gold", to: GOLD_VALUE },
  { label: "Size guide", to: SIZE_GUIDE },
  { label: "Price alerts", to: ALERTS },
  { label: "Collections", to: COLLECTIONS },
];
