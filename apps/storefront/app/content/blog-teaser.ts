import type { Blog } from "@suvarna/contract/content/schemas";

/** The size of the widest article pictures, in pixels. */
export const BLOG_PICTURE = { width: 2400, height: 1200 };

/**
 * The part of a cropped picture to keep: the subject stands at the right, and on the shop's banners
 * it reaches to the edge.
 */
export function blogFocus(image: string): string {
  return image.startsWith("/pictures/banner-") ? "object-right" : "object-[90%_50%]";
}

/** The fields of an article that a card shows; its text is not sent with the page. */
export type BlogTeaser = Pick<
  Blog,
  "slug" | "title" | "image" | "tags" | "excerpt" | "minutes" | "createdAt"
>;

export function blogTeaser(blog: Blog): BlogTeaser {
  const { slug, title, image, tags, excerpt, minutes, createdAt } = blog;
  return { slug, title, image, tags, excerpt: inWholeWords(excerpt), minutes, createdAt };
}

/** The number of characters that the API cuts an excerpt to. */
const EXCERPT_LENGTH = 100;

/** An excerpt without the part of a word at its end, where it was cut. */
function inWholeWords(excerpt: string): string {
  const wasCut = [...excerpt].length > EXCERPT_LENGTH - 2;
  return wasCut ? excerpt.replace(/[\s,;:]+\S*…$/, " …") : excerpt;
}
