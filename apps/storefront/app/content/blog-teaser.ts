import type { Blog } from "@suvarna/contract/content/schemas";
import * as language from "@suvarna/words/here/language";

/** The size of the widest article pictures, in pixels. */
export const BLOG_PICTURE = { width: 2400, height: 1200 };

/**
 * The classes that choose which part of an article's picture stays visible when it is cropped. The
 * subject of the pictures stands at the right, and on the shop's banners it reaches to the right
 * edge.
 */
export function blogFocus(image: string): string {
  return image.startsWith("/pictures/banner-") ? "object-right" : "object-[90%_50%]";
}

/** The fields of an article that a card shows. The article's text is not sent with the page. */
export type BlogTeaser = Pick<
  Blog,
  "slug" | "title" | "image" | "tags" | "tagNames" | "excerpt" | "minutes" | "createdAt"
>;

export function blogTeaser(blog: Blog): BlogTeaser {
  const { slug, title, image, tags, excerpt, minutes, createdAt } = blog;
  const texts = { slug, title, image, tags, excerpt: inWholeWords(excerpt), minutes, createdAt };
  return { ...texts, ...language.tagNamesIn([blog]) };
}

/** The number of characters that the API cuts an excerpt to. */
const EXCERPT_LENGTH = 100;

/** Removes the cut-off word from the end of an excerpt. */
function inWholeWords(excerpt: string): string {
  const wasCut = [...excerpt].length > EXCERPT_LENGTH - 2;
  return wasCut ? excerpt.replace(/[\s,;:]+\S*…$/, " …") : excerpt;
}
