import * as navigation from "@suvarna/words/here/navigation";

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
 * The address of the login page that leads to a path of this site after the login. A logged-in user
 * goes directly to that path.
 */
export function loginAddress(next: string): string {
  return `/login?${new URLSearchParams({ next })}`;
}

/** The address of the search page. */
export const SEARCH = "/search";

/** The address of the search results; without a search text, of the empty search page. */
export function searchAddress(words: string): string {
  const trimmed = words.trim();
  return trimmed === "" ? SEARCH : `${SEARCH}?q=${encodeURIComponent(trimmed)}`;
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

const BLOG: SiteLink = { label: navigation.blog, to: "/blog" };
const ABOUT: SiteLink = { label: navigation.about, to: "/about" };

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
  { label: navigation.shop, to: "/shop" },
  { label: navigation.collections, to: COLLECTIONS },
  ABOUT,
  BLOG,
  { label: navigation.contact, to: CONTACT },
  { label: navigation.support, to: SUPPORT },
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
  { label: navigation.profile, to: "/profile" },
  { label: navigation.favorites, to: "/wishlist" },
  { label: navigation.orderHistory, to: "/order-history" },
  { label: navigation.cart, to: "/cart" },
];
export const SIGN_UP: SiteLink = { label: navigation.signUp, to: "/signup" };

export const TERMS = "/terms";
export const PRIVACY = "/privacy-policy";
const SHIPPING = "/shipping";
export const RETURNS = "/return-policy";

/** The links to the shop's policies. */
export const POLICY_LINKS: readonly SiteLink[] = [
  { label: navigation.termsAndConditions, to: TERMS },
  { label: navigation.privacyPolicy, to: PRIVACY },
  { label: navigation.shippingPolicy, to: SHIPPING },
  { label: navigation.returnPolicy, to: RETURNS },
];

/** The legal links at the bottom of the pages on which a shopper pays. */
export const LEGAL_LINKS: readonly SiteLink[] = [
  { label: navigation.terms, to: TERMS },
  { label: navigation.privacy, to: PRIVACY },
];

/** The section of the terms that names the seller, and the officer for complaints. */
export const COMPANY: SiteLink = { label: navigation.company, to: `${TERMS}#seller` };

/** The policy that the checkout names besides the legal links. */
export const SHIPPING_LINK: SiteLink = { label: navigation.shippingAndReturn, to: SHIPPING };

/** The help column of the footer. A link to a new help page is added here. */
export const HELP_LINKS: readonly SiteLink[] = [
  { label: navigation.support, to: SUPPORT },
  { label: navigation.contact, to: CONTACT },
  { label: navigation.shipping, to: SHIPPING },
  { label: navigation.returnsAndRepair, to: RETURNS },
  ABOUT,
  BLOG,
];

/** The first column of the footer. */
export const SHOP_LINKS: readonly SiteLink[] = [
  { label: navigation.rings, to: "/shop/rings" },
  { label: navigation.earrings, to: "/shop/earrings" },
  { label: navigation.necklaces, to: "/shop/necklaces" },
  { label: navigation.bangles, to: "/shop/bangles" },
  { label: navigation.mangalsutra, to: "/shop/mangalsutra" },
  { label: navigation.allJewellery, to: "/shop" },
];

/** The second column of the footer. */
export const GOLD_LINKS: readonly SiteLink[] = [
  { label: navigation.goldRateToday, to: RATES },
  { label: navigation.valueOfYourGold, to: GOLD_VALUE },
  { label: navigation.sizeGuide, to: SIZE_GUIDE },
  { label: navigation.priceAlerts, to: ALERTS },
  { label: navigation.collections, to: COLLECTIONS },
];
