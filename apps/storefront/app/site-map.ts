/** A link of the navigation. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

/** The categories that the shop has from the start, in the order of its navigation. */
export const CATEGORY_TITLES: readonly string[] = [
  "Gold",
  "Diamond",
  "Silver",
  "Bridal",
  "Traditional",
];

/** The listing of one category, by its title: spelt as the listing spells its own address. */
export function categoryAddress(title: string): string {
  return `/shop?${new URLSearchParams({ category: title })}`;
}

/** The login page that leads on to a path of this site; who has logged in goes where it says. */
export function loginAddress(next: string): string {
  return `/login?${new URLSearchParams({ next })}`;
}

/** The page of what was searched for. */
export const SEARCH = "/search";

/** The results of a search, or with nothing searched for the page that asks what. */
export function searchAddress(words: string): string {
  const wanted = words.trim();
  return wanted === "" ? SEARCH : `${SEARCH}?q=${encodeURIComponent(wanted)}`;
}

/** How the rates moved, and what metal is worth by them. */
export const RATES = "/rates";
export const GOLD_VALUE = "/gold-value";

const CATEGORY_LINKS: readonly SiteLink[] = CATEGORY_TITLES.map((title) => ({
  label: title,
  to: categoryAddress(title),
}));

const BLOG: SiteLink = { label: "Blog", to: "/blog" };
const ABOUT: SiteLink = { label: "About", to: "/about" };

/** Where one writes to the shop, and sees what has become of it. */
export const CONTACT = "/contact";
export const SUPPORT = "/support";

/** An article, under the address by which it wants to be known. */
export function blogAddress({ slug }: { slug: string }): string {
  return `/blog/${slug}`;
}

/** Whether a path is an article's: not the list, a tag's articles or a feed. */
export function isArticle(path: string): boolean {
  return /^\/blog\/[^/.]+\/?$/.test(path);
}

/** The articles of a tag. */
export function blogTagAddress(tag: string): string {
  return `/blog/tag/${encodeURIComponent(tag)}`;
}

/** The header's links. A page joins here. */
export const MAIN_LINKS: readonly SiteLink[] = [
  { label: "Shop", to: "/shop" },
  ABOUT,
  BLOG,
  { label: "Contact", to: CONTACT },
  { label: "Support", to: SUPPORT },
];

/** The first of the menu on small screens, which has room for the categories. */
export const MENU_LINKS: readonly SiteLink[] = MAIN_LINKS.flatMap((link) =>
  link.to === "/shop" ? [link, ...CATEGORY_LINKS] : link,
);

/** Where one sees what price one waits for. */
export const ALERTS = "/alerts";

export const TICKETS = "/support/tickets";

/** What the footer and the menu have for shoppers, besides Signup and Login or Logout. */
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

/** The shop's policies by their names. */
export const POLICY_LINKS: readonly SiteLink[] = [
  { label: "Terms and conditions", to: TERMS },
  { label: "Privacy policy", to: PRIVACY },
  { label: "Shipping policy", to: SHIPPING },
  { label: "Return policy", to: RETURNS },
];

/** What stands at the foot of every page. */
export const LEGAL_LINKS: readonly SiteLink[] = [
  { label: "Terms", to: TERMS },
  { label: "Privacy", to: PRIVACY },
];

/** The footer's column after the account's; a page joins here. */
export const HELP_LINKS: readonly SiteLink[] = [
  { label: "Contact", to: CONTACT },
  { label: "Support", to: SUPPORT },
  { label: "Shipping", to: SHIPPING },
  { label: "Returns and repair", to: RETURNS },
  ABOUT,
  BLOG,
];

/** The footer's first column. */
export const SHOP_LINKS: readonly SiteLink[] = [
  { label: "All jewellery", to: "/shop" },
  ...CATEGORY_LINKS,
  { label: "Gold rate today", to: RATES },
  { label: "Value of your gold", to: GOLD_VALUE },
];
