import { getBlog, listBlogs, viewBlog } from "@suvarna/contract/content/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { blogNetworks, blogViews, blogVisits, visitSalts } from "./tables.ts";

const BROWSER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const DAY_MS = 24 * 3_600_000;

let shop: TestShop;
let ids: string[];
/** The number of readers with which each article of the seed begins, by the article's id. */
const before = new Map<string, number>();
beforeAll(async () => {
  shop = await openShop();
  ids = (await shop.client().call(listBlogs, {})).map(({ _id }) => _id);
  // The numbers come from the table, because the API's reply would be cached and returned again
  // later.
  const rows = await shop.database.db.select().from(blogViews);
  for (const { blogId, views } of rows) before.set(blogId, views);
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Reports one reading of an article to the API. @returns the number of readers since the seed */
async function view(id: string, { from = "203.0.113.1", browser = BROWSER } = {}) {
  const url = `/api${viewBlog.path.replace(":id", id)}`;
  const headers = { "user-agent": browser };
  const answer = await shop.app.inject({ method: "POST", url, remoteAddress: from, headers });
  const body = answer.json();
  return answer.statusCode === 200 ? { views: body.views - (before.get(id) ?? 0) } : body;
}

describe("views of an article", () => {
  it("start with those of the seed", () => {
    expect(Math.min(...before.values())).toBeGreaterThan(1000);
  });

  it("count each reader once a day, and each article by itself", async () => {
    const [one = "", other = ""] = ids;
    expect(await view(one)).toEqual({ views: 1 });
    expect(await view(one)).toEqual({ views: 1 });
    expect(await view(one, { from: "203.0.113.2" })).toEqual({ views: 2 });
    expect(await view(one, { browser: `${BROWSER} Edg/140.0` })).toEqual({ views: 3 });
    expect(await view(other)).toEqual({ views: 1 });
    const { _id, views } = await shop.client().call(getBlog, { params: { id: one } });
    expect({ _id, views }).toEqual({ _id: one, views: (before.get(one) ?? 0) + 3 });
    shop.clock.now = new Date(shop.clock.now.getTime() + DAY_MS);
    expect(await view(one)).toEqual({ views: 4 });
  });

  it("lose none and count none twice when all come at once", async () => {
    const id = ids[2] ?? "";
    const readers = Array.from({ length: 10 }, (_, place) => `198.51.100.${place}`);
    await Promise.all([...readers, ...readers].map((from) => view(id, { from })));
    expect(await view(id, { from: readers[0] })).toEqual({ views: 10 });
  });

  it("are at most twenty a day for one network address, whatever its browsers are called", async () => {
    const [, one = "", other = ""] = ids;
    const { views: first } = await view(one, { from: "192.0.2.8" });
    const names = Array.from({ length: 30 }, (_, place) => `${BROWSER} Named/${place}`);
    await Promise.all(names.map((browser) => view(one, { from: "192.0.2.9", browser })));
    const last = { from: "192.0.2.9", browser: `${BROWSER} Another` };
    expect(await view(one, last)).toEqual({ views: first + 20 });
    expect(await view(one, { from: "192.0.2.10" })).toEqual({ views: first + 21 });
    const { views: elsewhere } = await view(other, { from: "192.0.2.8" });
    expect(await view(other, last)).toEqual({ views: elsewhere + 1 });
    shop.clock.now = new Date(shop.clock.now.getTime() + DAY_MS);
    expect(await view(one, last)).toEqual({ views: first + 22 });
  });

  it("do not count visitors that are not readers", async () => {
    const id = ids[3] ?? "";
    for (const browser of ["Mozilla/5.0 (compatible; Googlebot/2.1)", "curl/8.5.0"]) {
      expect(await view(id, { browser })).toEqual({ views: 0 });
    }
  });

  it("store nothing that identifies the reader, and nothing of earlier days", async () => {
    const { db } = shop.database;
    await view(ids[0] ?? "", { from: "203.0.113.77" });
    const storedRows = JSON.stringify([
      await db.select().from(blogVisits),
      await db.select().from(visitSalts),
      await db.select().from(blogNetworks),
    ]);
    expect(storedRows).not.toContain("203.0.113");
    expect(storedRows).not.toContain("Mozilla");
    shop.clock.now = new Date(shop.clock.now.getTime() + DAY_MS);
    await view(ids[0] ?? "");
    expect(await db.select().from(visitSalts)).toHaveLength(1);
    expect(await db.select().from(blogVisits)).toHaveLength(1);
    expect(await db.select().from(blogNetworks)).toHaveLength(1);
  });

  it("are counted only for existing articles", async () => {
    expect(await view("no-such-article")).toMatchObject({
      code: "blog_not_found",
      message: "Blog not found",
    });
  });
});
