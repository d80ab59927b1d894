import { useEffect } from "react";
import type { MetaDescriptor } from "react-router";
import { rootDataOf } from "./root-data.ts";

const SHOP = "Suvarna";
const DESCRIPTION =
  "Gold, diamond and silver jewellery at the live rate: see how every price is made, from the " +
  "weight to the making charge.";

/**
 * The picture that the server draws of what is shared, under another address whenever it changes.
 * @param name a product's slug, or `blog/` with an article's
 */
export function sharedPicture(
  name: string,
  { alt, updatedAt }: { alt: string; updatedAt: string },
): SharedPicture {
  return { path: `/share/${name}.jpg?v=${Date.parse(updatedAt).toString(36)}`, alt };
}

/** What search results show of a title and of a description before they cut it. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

export interface PageWords {
  /** Without the shop's name, which follows it where there is room. */
  readonly title?: string;
  readonly description?: string;
  readonly kind?: "website" | "product" | "article";
  /** The path under which the page wants to be known, when it is not the one it was asked by. */
  readonly address?: string;
  /** The picture that stands for the page where it is shared, drawn by the server. */
  readonly image?: SharedPicture;
  /** Keeps a page that says nothing to a stranger out of indexes. */
  readonly personal?: boolean;
}

interface SharedPicture {
  readonly path: string;
  readonly alt: string;
}

/** What the server draws for a page that has no picture of its own. */
const PICTURE_OF_SHOP: SharedPicture = { path: "/share.jpg", alt: SHOP };
/** In pixels, of every picture that the server draws to be shared. */
const [PICTURE_WIDTH, PICTURE_HEIGHT] = [1200, 630];

/** Of a route's `meta` arguments: where the page is, and the root's data among the matches. */
interface PagePlace {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/**
 * The head of a page, for results of a search and for where it is shared.
 * @param place the route's `meta` arguments; a personal page, which nobody shares, does without
 */
export function pageMeta(page: PageWords, place?: PagePlace): MetaDescriptor[] {
  const title = titleOf(page.title);
  const description = cut(page.description ?? DESCRIPTION, DESCRIPTION_LENGTH);
  return [
    { title },
    { name: "description", content: description },
    ...(page.personal ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:site_name", content: SHOP },
    { property: "og:type", content: page.kind ?? "website" },
    { property: "og:locale", content: "en_IN" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(place && !page.personal ? absolute(page, place) : []),
  ];
}

/** What must be said with the shop's own origin; nothing of it when the shop is not loaded. */
function absolute(
  { address, image = PICTURE_OF_SHOP }: PageWords,
  place: PagePlace,
): MetaDescriptor[] {
  const origin = rootDataOf(place.matches)?.shop.origin;
  if (origin === undefined) return [];
  const url = `${origin}${address ?? place.location.pathname}`;
  return [
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:url", content: url },
    { property: "og:image", content: `${origin}${image.path}` },
    { property: "og:image:width", content: String(PICTURE_WIDTH) },
    { property: "og:image:height", content: String(PICTURE_HEIGHT) },
    { property: "og:image:alt", content: image.alt },
  ];
}

/** What the tab says once the page knows more than its address told: the heading that it then has. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}

function titleOf(own: string | undefined): string {
  if (own === undefined) return SHOP;
  const full = `${own} | ${SHOP}`;
  return full.length <= TITLE_LENGTH ? full : cut(own, TITLE_LENGTH);
}

/** A text in so many characters at most, ended at a whole word. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, length - 1).replace(/\s+\S*$/, "");
  return `${whole.replace(/[\s.,;:]+$/, "")}…`;
}
