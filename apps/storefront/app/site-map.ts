/** A link of the navigation. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

/** The categories of the seed, in the order of the navigation. */
export const CATEGORY_TITLES: readonly string[] = [
  "Gold",
  "Diamond",
  "Silver",
  "Bridal",
  "Traditional",
];

/** The listing of a category, by its title. The address is spelt as the listing spells its own. */
export function categoryAddress(title: string): string {
  return `/shop?${new URLSearchParams({ category: title })}`;
}

/** The login page that leads on to a path of this site, or a logged-in user directly there. */
export function loginAddress(next: string): string {
  return `/login?${new URLSearchParams({ next })}`;
}

/** The search page. */
export const SEARCH = "/search";

/** The search results, or the empty search page without words. */
export function searchAddress(words: string): string {
  const wanted = words.trim();
  return wanted === "" ? SEARCH : `${SEARCH}?q=${encodeURIComponent(wanted)}`;
}

/** The page of all collections, and the page of one. */
export const COLLECTIONS = "/collections";
export function collectionAddress({ slug }: { readonly slug: string }): string {
  return `${COLLECTIONS}/${slug}`;
}

/** The pages of the rates and of the value of metal. */
export const RATES = "/rates";
export const GOLD_VALUE = "/gold-value";

/** The page of ring and bangle sizes. */
export const SIZE_GUIDE = "/size-guide";

/** The listings of the categories. */
export const CATEGORY_LINKS: readonly SiteLink[] = CATEGORY_TITLES.map((title) => ({
  label: title,
  to: categoryAddress(title),
}));

const BLOG: SiteLink = { label: "Blog", to: "/blog" };
const ABOUT: SiteLink = { label: "About", to: "/about" };

/** The contact page. */
export const CONTACT = "/contact";
export const SUPPORT = "/support";

/** The canonical address of an article. */
export function blogAddress({ slug }: { slug: string }): string {
  return `/blog/${slug}`;
}

/** Whether a path is an article's, and not the list's, a tag's or a feed's. */
export function isArticle(path: string): boolean {
  return /^\/blog\/[^/.]+\/?$/.test(path);
}

/** The page of a tag's articles. */
export function blogTagAddress(tag: string): string {
  return `/blog/tag/${encodeURIComponent(tag)}`;
}

/** The links of the header. Add a page's link here. */
export const MAIN_LINKS: readonly SiteLink[] = [
  { label: "Shop", to: "/shop" },
  { label: "Collections", to: COLLECTIONS },
  ABOUT,
  BLOG,
  { label: "Contact", to: CONTACT },
  { label: "Support", to: SUPPORT },
];

/** The comparison of pieces, and the parameter of its address with their slugs. */
export const COMPARE = "/compare";
export const PIECES_PARAMETER = "pieces";

/** The comparison of these pieces. The commas stay readable in the address. */
export function compareAddress(slugs: readonly string[]): string {
  return `${COMPARE}?${PIECES_PARAMETER}=${slugs.join(",")}`;
}

/** The page of the shopper's price alerts. */
export const ALERTS = "/alerts";

export const TICKETS = "/support/tickets";

/** The shopper's links in the footer and the menu, besides Signup and Login or Logout. */
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

/** The links of the last line of the pages on which a shopper pays. */
export const LEGAL_LINKS: readonly SiteLink[] = [
  { label: "Terms", to: TERMS },
  { label: "Privacy", to: PRIVACY },
];

/** The part of the terms that says who sells, and to whom a complaint goes. */
export const COMPANY: SiteLink = { label: "Company and grievance officer", to: `${TERMS}#seller` };

/** The policy that the last step of buying names besides the legal links. */
export const SHIPPING_LINK: SiteLink = { label: "Shipping and return", to: SHIPPING };

/** The help column of the footer. Add a page's link here. */
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
