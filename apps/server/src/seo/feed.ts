import { Feed } from "feed";
import type { Identity, listBlogs } from "../content/index.ts";
import { readArticle } from "../content/index.ts";
import { xmlText } from "./xml.ts";

type BlogRow = Awaited<ReturnType<typeof listBlogs>>[number];

/**
 * The addresses of the feeds of articles, in RSS 2.0 and Atom 1.0. Both feeds have the same
 * content.
 */
export const FEEDS = { rss: "/blog/rss.xml", atom: "/blog/atom.xml" } as const;

/** The number of articles in a feed. */
const NEWEST = 30;

/**
 * Builds the feed of the shop's articles. It contains whole articles, so that people can read them
 * in their feed reader.
 * @param blogs the articles, newest first
 * @returns the XML in the given format
 */
export function articleFeed(
  format: keyof typeof FEEDS,
  origin: string,
  shop: Pick<Identity, "name" | "tagline" | "email">,
  blogs: readonly BlogRow[],
): string {
  const newest = blogs.slice(0, NEWEST);
  const changes = newest.map(({ updatedAt }) => updatedAt.getTime());
  const feed = new Feed({
    id: `${origin}/blog`,
    title: `${shop.name}: blog`,
    description: shop.tagline,
    link: `${origin}/blog`,
    language: "en-IN",
    generator: false,
    ...(changes.length > 0 ? { updated: new Date(Math.max(...changes)) } : {}),
    feedLinks: { rss: origin + FEEDS.rss, atom: origin + FEEDS.atom },
    author: { name: shop.name, link: origin },
  });
  for (const {
    id,
    slug,
    title,
    author,
    content,
    picture,
    tags,
    publishedAt,
    updatedAt,
  } of newest) {
    const { html, opening } = readArticle(content);
    feed.addItem({
      // An article keeps its id in the feed when its address changes.
      id: `urn:uuid:${id}`,
      guid: `urn:uuid:${id}`,
      title,
      description: opening,
      link: `${origin}/blog/${slug}`,
      content: withOrigin(`<p><img src="${xmlText(picture)}" alt=""></p>\n${html}`, origin),
      // RSS requires the author's e-mail address. The shop's own address is used, which is public
      // on every page.
      author: [{ name: author ?? shop.name, email: shop.email }],
      category: tags.map((tag) => ({ name: tag, term: tag })),
      published: publishedAt,
      date: updatedAt,
    });
  }
  const xml = format === "rss" ? feed.rss2() : feed.atom1();
  return xml.replace(NOT_XML, "");
}

/**
 * Matches the control characters that XML does not allow even when they are escaped. One of them
 * would make the feed unreadable.
 */
const NOT_XML = /[^\P{Cc}\t\n\r]/gu;

/**
 * Makes the addresses in an article absolute, because a feed reader shows the article outside the
 * shop.
 */
function withOrigin(html: string, origin: string): string {
  return html.replace(/(?<= (?:href|src)=")\/(?!\/)/g, `${origin}/`);
}
