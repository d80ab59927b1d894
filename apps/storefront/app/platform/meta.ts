import { base, lang } from "@suvarna/words/here/language";
import { shopDescription } from "@suvarna/words/here/meta";
import { addressIn, LANGUAGES } from "@suvarna/words/languages";
import { useEffect } from "react";
import type { MetaDescriptor } from "react-router";
import { rootDataOf, useRootData } from "./root-data.ts";

/** The name of the shop on a page that has not loaded the shop's data. */
export const UNNAMED_SHOP = "Suvarna";

/**
 * The picture that the server draws for a shared page. Its address changes with its content.
 * @param name a product's slug, or `blog/` with an article's slug
 */
export function sharedPicture(
  name: string,
  { alt, updatedAt }: { alt: string; updatedAt: string },
): SharedPicture {
  return { path: `/share/${name}.jpg?v=${Date.parse(updatedAt).toString(36)}`, alt };
}

/** The lengths, in characters, after which search results cut off a title and a description. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

export interface PageWords {
  /** The page's title without the shop's name, which is appended where there is room. */
  readonly title?: string;
  readonly description?: string;
  readonly kind?: "website" | "product" | "article";
  /** The canonical path, if it differs from the path that was requested. */
  readonly address?: string;
  /** The picture that the server draws for shared links to the page. */
  readonly image?: SharedPicture;
  /** Whether the page is personal and so kept out of search indexes. */
  readonly personal?: boolean;
}

interface SharedPicture {
  readonly path: string;
  readonly alt: string;
}

/** The picture for shared links to a page that has no picture of its own. */
const PICTURE_OF_SHOP = "/share.jpg";
/** The size in pixels of every picture that the server draws for sharing. */
const PICTURE_WIDTH = "1200";
const PICTURE_HEIGHT = "630";

/** The parts of a route's `meta` arguments that are used: the location and the matches. */
interface PagePlace {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/**
 * The contents of a page's head: the title, the description and the tags for search engines and
 * shared links.
 * @param place the route's `meta` arguments
 */
export function pageMeta(page: PageWords, place: PagePlace): MetaDescriptor[] {
  const name = rootDataOf(place.matches)?.shop.name ?? UNNAMED_SHOP;
  const title = titleOf(page.title, name);
  const description = cut(page.description ?? shopDescription, DESCRIPTION_LENGTH);
  return [
    { title },
    { name: "description", content: description },
    ...(page.personal ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:site_name", content: name },
    { property: "og:type", content: page.kind ?? "website" },
    { property: "og:locale", content: lang.replace("-", "_") },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.personal ? [] : absolute(page, place)),
  ];
}

/** The meta tags that contain the shop's own origin; empty when the shop's data is not loaded. */
function absolute({ address, image }: PageWords, place: PagePlace): MetaDescriptor[] {
  const shop = rootDataOf(place.matches)?.shop;
  if (shop === undefined) return [];
  const { origin, name } = shop;
  const { path: picture, alt } = image ?? { path: PICTURE_OF_SHOP, alt: name };
  const path = address ?? place.location.pathname;
  const url = origin + addressIn(base, path);
  return [
    { tagName: "link", rel: "canonical", href: url },
    ...LANGUAGES.map((language) =>
      alternate(language.code, origin + addressIn(language.base, path)),
    ),
    alternate("x-default", origin + path),
    { property: "og:url", content: url },
    { property: "og:image", content: `${origin}${picture}` },
    { property: "og:image:width", content: PICTURE_WIDTH },
    { property: "og:image:height", content: PICTURE_HEIGHT },
    { property: "og:image:alt", content: alt },
  ];
}

/** Names the address of the same page in a language. */
function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}

/** Sets the tab's title on a page whose heading is known only after its data is loaded. */
export function usePageTitle(title: string): void {
  const name = useRootData()?.shop.name ?? UNNAMED_SHOP;
  useEffect(() => {
    document.title = titleOf(title, name);
  }, [title, name]);
}

function titleOf(own: string | undefined, shop: string): string {
  if (own === undefined) return shop;
  const full = `${own} | ${shop}`;
  return full.length <= TITLE_LENGTH ? full : cut(own, TITLE_LENGTH);
}

/** Shortens a text to a number of characters, at the end of a whole word. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const shortened = text.slice(0, length - 1).replace(/\s+\S*$/, "");
  return `${shortened.replace(/[\s.,;:]+$/, "")}…`;
}
