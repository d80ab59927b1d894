import { listBlogs } from "@suvarna/contract/content/calls";
import { parseAtomFeed, parseRssFeed } from "feedsmith";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { addContent } from "../content/index.ts";

const ORIGIN = "https://shop.example";
const SCRIPT = "<script>alert(1)</script>";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: ORIGIN });
  await addContent(shop.database.db, {
    profile: {},
    blogs: [
      {
        slug: "hostile",
        title: `${SCRIPT} & ]]> \u0007"`,
        author: SCRIPT,
        content: `${SCRIPT} ]]>\n\nA [piece](/product/halo-ring-rose).`,
        picture: "/pictures/blog-gold-purity.jpg",
        tags: [SCRIPT],
        publishedAt: new Date("2025-01-02T03:04:05Z"),
        updatedAt: new Date("2025-01-03T03:04:05Z"),
      },
    ],
  });
});
afterAll(() => shop[Symbol.asyncDispose]());

const get = (url: string) => shop.app.inject({ url });

describe("the articles' feed", () => {
  it("is RSS that a reader accepts, newest first and complete", async () => {
    const answer = await get("/blog/rss.xml");
    expect(answer.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const feed = parseRssFeed(answer.body);
    expect(feed).toMatchObject({
      title: "Suvarna: blog",
      link: `${ORIGIN}/blog`,
      language: "en-IN",
    });
    expect(feed.atom?.links).toMatchObject([{ href: `${ORIGIN}/blog/rss.xml`, rel: "self" }]);
    const blogs = await shop.client().call(listBlogs, {});
    expect(feed.items?.map(({ link }) => link)).toEqual(
      blogs.map(({ slug }) => `${ORIGIN}/blog/${slug}`),
    );
    const [first] = feed.items ?? [];
    expect(first).toMatchObject({
      title: blogs[0]?.title,
      description: blogs[0]?.opening,
      guid: { value: `urn:uuid:${blogs[0]?._id}`, isPermaLink: false },
      categories: blogs[0]?.tags.map((name) => ({ name })),
    });
    expect(new Date(first?.pubDate ?? "").toISOString()).toBe(blogs[0]?.createdAt);
    expect(first?.content?.encoded).toContain("<h2>");
    expect(answer.body).not.toMatch(/(?:href|src)="\//);
  });

  it("is Atom that a reader accepts", async () => {
    const answer = await get("/blog/atom.xml");
    expect(answer.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const feed = parseAtomFeed(answer.body);
    const blogs = await shop.client().call(listBlogs, {});
    expect(feed).toMatchObject({ id: `${ORIGIN}/blog`, title: { value: "Suvarna: blog" } });
    expect(feed.entries?.map(({ id }) => id)).toEqual(blogs.map(({ _id }) => `urn:uuid:${_id}`));
    const latest = blogs
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1);
    expect(new Date(feed.updated ?? "").toISOString()).toBe(latest);
    for (const { updated, published, authors } of feed.entries ?? []) {
      expect(authors?.[0]?.name).toBeTruthy();
      expect(Date.parse(updated ?? "")).toBeGreaterThanOrEqual(Date.parse(published ?? ""));
    }
  });

  it("shows scripts in a title, a text, a tag and an author as text", async () => {
    const rss = parseRssFeed((await get("/blog/rss.xml")).body).items?.at(-1);
    expect(rss?.title).toBe(`${SCRIPT} & ]]> "`);
    expect(rss?.categories).toEqual([{ name: SCRIPT }]);
    expect(rss?.content?.encoded).toContain("&lt;script&gt;");
    expect(rss?.content?.encoded).not.toContain("<script");
    expect(rss?.content?.encoded).toContain(`href="${ORIGIN}/product/halo-ring-rose"`);
    const atom = parseAtomFeed((await get("/blog/atom.xml")).body).entries?.at(-1);
    expect(atom?.authors?.[0]?.name).toBe(SCRIPT);
  });
});
