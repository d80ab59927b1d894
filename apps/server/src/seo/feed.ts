import { Feed } from "feed";
import type { Identity, listBlogs } from "../content/index.ts";
import { readArticle } from "../content/index.ts";
import { xmlText } from "./xml.ts";

type BlogRow = Awaited<ReturnType<typeof listBlogs>>[number];

/** Where the articles' feeds are: RSS 2.0 and Atom 1.0, the same in both. */
export const FEEDS = { rss: "/blog/rss.xml", atom: "/blog/atom.xml" } as const;

/** How many of the newest a reader is sent. */
const NEWEST = 30;

/**
 * The articles as a feed, whole, so that one can read them in the reader.
 * @param blogs newest first
 * @returns the XML of that format
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
      // The id stays when an article gets another address.
      ...{ id: `urn:uuid:${id}`, guid: `urn:uuid:${id}`, title, description: opening },
      link: `${origin}/blog/${slug}`,
      content: withOrigin(`<p><img src="${xmlText(picture)}" alt=""></p>\n${html}`, origin),
      // RSS names an author by an e-mail address: the shop's own, which stands on every page.
      author: [{ name: author ?? shop.name, email: shop.email }],
      category: tags.map((tag) => ({ name: tag, term: tag })),
      ...{ published: publishedAt, date: updatedAt },
    });
  }
  const xml = format === "rss" ? feed.rss2() : feed.atom1();
  return xml.replace(NOT_XML, "");
}

/** Control characters, which no XML may hold in any spelling: one would be the end of the feed. */
const NOT_XML = /[^\P{Cc}\t\n\r]/gu;

/** A reader shows an article far from the shop, so what leads to the shop says where that is. */
function withOrigin(html: string, origin: string): string {
  return html.replace(/(?<= (?:href|src)=")\/(?!\/)/g, `${origin}/`);
}
