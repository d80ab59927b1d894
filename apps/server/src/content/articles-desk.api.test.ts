import { getBlog, listBlogs } from "@suvarna/contract/content/calls";
import * as staff from "@suvarna/contract/content/staff";
import type { StaffArticle } from "@suvarna/contract/content/staff-article-schemas";
import * as articles from "@suvarna/contract/content/staff-articles";
import * as lists from "@suvarna/contract/content/staff-lists";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { listAudit } from "../platform/audit.ts";

const HOUR_MS = 3_600_000;

let shop: TestShop;
let keeper: Session;
beforeAll(async () => {
  shop = await openShop();
  keeper = await shop.staff("catalogue");
});
afterAll(() => shop[Symbol.asyncDispose]());

const desk = () => shop.client(keeper.token);
const visitor = () => shop.client();
const seen = ({ version }: { version: string }) => ({ "if-match": version });
/** The newest entries of the audit log about an action. */
const written = async (what: string) =>
  (await listAudit(shop.database.db, { what, limit: 3 })).rows;

const TEXT = "Warm water and a soft brush.\n\nWear [the band](/product/saral-court-band) daily.";

/**
 * Creates an article with all that it needs before it can go online.
 * @param begunAs its title at first; then it keeps the address that the shop has given it
 */
async function writeArticle(title: string, begunAs?: string): Promise<StaffArticle> {
  const article = await desk().call(articles.createArticle, { body: { title: begunAs ?? title } });
  const { author, tags } = article;
  const slug = begunAs ? article.slug : title.toLowerCase().replaceAll(" ", "-");
  const picture = "/pictures/blog-caring.jpg";
  const body = { title, slug, author, tags, content: TEXT, picture, alt: "A band" };
  return desk().call(articles.saveArticle, {
    params: { id: article._id },
    headers: seen(article),
    body,
  });
}

const inShop = async (id: string) =>
  (await visitor().call(listBlogs, {})).find(({ _id }) => _id === id)?.title ?? null;

it("gives an article whose address nobody has chosen the address of its title", async () => {
  const saved = await writeArticle("How we weigh", "New article");
  const params = { id: saved._id };
  const now = { headers: seen(saved), body: { at: null } };
  const online = await desk().call(articles.publishArticle, { params, ...now });
  expect(online.slug).toBe(`how-we-weigh-${saved._id.slice(-6)}`);
  expect(online.addressKept).toBe(true);
});

it("hides a draft from shoppers until it is published, and its changes until they are published", async () => {
  const draft = await writeArticle("Gold worn daily");
  const params = { id: draft._id };
  expect(draft).toMatchObject({ state: "draft", addressKept: false, slug: "gold-worn-daily" });
  expect(await inShop(draft._id)).toBeNull();
  await expect(visitor().call(getBlog, { params })).rejects.toMatchObject({ status: 404 });

  const now = { headers: seen(draft), body: { at: null } };
  const online = await desk().call(articles.publishArticle, { params, ...now });
  expect(online).toMatchObject({ state: "online", addressKept: true, hasChanges: false });
  expect(await inShop(draft._id)).toBe("Gold worn daily");
  expect((await visitor().call(getBlog, { params })).pieces).toEqual(["saral-court-band"]);

  const { title: _, slug: __, ...rest } = online;
  const body = { ...rest, title: "Gold worn at night", slug: "another-address" };
  const saved = await desk().call(articles.saveArticle, { params, headers: seen(online), body });
  expect(saved).toMatchObject({ hasChanges: true, slug: "gold-worn-daily" });
  expect(await inShop(draft._id)).toBe("Gold worn daily");
  await desk().call(articles.publishArticle, { params, headers: seen(saved), body: { at: null } });
  expect(await inShop(draft._id)).toBe("Gold worn at night");

  const stale = { params, headers: seen(saved), body };
  await expect(desk().call(articles.saveArticle, stale)).rejects.toMatchObject({
    status: 412,
    code: "changed_meanwhile",
  });
  const versions = await desk().call(staff.listVersions, {
    query: { kind: "article", subject: draft._id },
  });
  expect(versions.map(({ value }) => value["title"])).toEqual([
    "Gold worn at night",
    "Gold worn daily",
  ]);
  expect((await written("article.published"))[0]).toMatchObject({ subject: draft._id });
  const { before, after } = (await written("article.kept"))[0] ?? {};
  expect(Number(after?.["version"]) - Number(before?.["version"])).toBe(1);
});

it("publishes a planned article at its time, and withdraws it", async () => {
  const draft = await writeArticle("Pearls in the rain");
  const params = { id: draft._id };
  const at = new Date(shop.clock.now.getTime() + HOUR_MS).toISOString();
  const planned = await desk().call(articles.publishArticle, {
    params,
    headers: seen(draft),
    body: { at },
  });
  expect(planned).toMatchObject({ state: "planned", publishedAt: at });
  expect(await inShop(draft._id)).toBeNull();
  const listed = await desk().call(articles.listArticles, { query: { state: "planned" } });
  expect(listed).toMatchObject({ total: 1, items: [{ _id: draft._id }], nextCursor: null });

  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR_MS);
  // The job of this moment runs by the database's clock, which the test does not move. Any other
  // change of content makes the cached pages stale too.
  await desk().call(lists.createPromotion, {
    body: { text: "Pearls", link: null, shown: false, startsAt: null, endsAt: null },
  });
  expect(await inShop(draft._id)).toBe("Pearls in the rain");
  const online = await desk().call(articles.getArticle, { params });
  expect(online.state).toBe("online");
  const off = await desk().call(articles.withdrawArticle, { params, headers: seen(online) });
  expect(off).toMatchObject({ state: "draft", addressKept: true });
  expect(await inShop(draft._id)).toBeNull();
});

it("deletes an article, but not its versions and its unpublished text", async () => {
  const draft = await writeArticle("Silver in the sun");
  const params = { id: draft._id };
  const now = { headers: seen(draft), body: { at: null } };
  const online = await desk().call(articles.publishArticle, { params, ...now });
  const { _id: _, slug, version: __, ...rest } = online;
  const body = { ...rest, slug, title: "Silver in the shade" };
  const saved = await desk().call(articles.saveArticle, { params, headers: seen(online), body });
  expect(await inShop(draft._id)).toBe("Silver in the sun");

  const remove = (version: { version: string }) =>
    desk().call(articles.removeArticle, { params, headers: seen(version) });
  await expect(remove(online)).rejects.toMatchObject({ status: 412, code: "changed_meanwhile" });
  const auditor = shop.client((await shop.staff("auditor")).token);
  await expect(
    auditor.call(articles.removeArticle, { params, headers: seen(saved) }),
  ).rejects.toMatchObject({ status: 403 });
  expect(await inShop(draft._id)).toBe("Silver in the sun");
  await remove(saved);
  expect(await inShop(draft._id)).toBeNull();
  for (const id of [draft._id, slug]) {
    await expect(visitor().call(getBlog, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
  }
  await expect(remove(saved)).rejects.toMatchObject({ status: 404, code: "blog_not_found" });
  const versions = await desk().call(staff.listVersions, {
    query: { kind: "article", subject: draft._id },
  });
  expect(versions.map(({ value }) => value["title"])).toEqual([
    "Silver in the shade",
    "Silver in the sun",
  ]);
  expect((await written("article.removed"))[0]).toMatchObject({
    subject: draft._id,
    actorId: keeper.userId,
    // The title of the text that was last saved, which is the title in the list of articles.
    before: { state: "online", title: "Silver in the shade" },
  });
  // The deleted article's address is free for another article.
  expect(await writeArticle("Silver in the sun")).toMatchObject({ slug });
});

it("lists what an article lacks, previews its text, and pages through all articles", async () => {
  const { _id: id, version } = await desk().call(articles.createArticle, {
    body: { title: "Empty" },
  });
  const now = { headers: { "if-match": version }, body: { at: null } };
  await expect(
    desk().call(articles.publishArticle, { params: { id }, ...now }),
  ).rejects.toMatchObject({ code: "content_incomplete", fields: { picture: "Choose a cover" } });
  const content = `${TEXT}<script>alert(1)</script>`;
  const shown = await desk().call(articles.previewText, { body: { content } });
  expect(shown.html).toContain('<a href="/product/saral-court-band">');
  expect(shown.html).not.toContain("<script");

  const { total } = await desk().call(articles.listArticles, {});
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 2, ...(cursor ? { cursor } : {}) };
    const page = await desk().call(articles.listArticles, { query });
    found.push(...page.items.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(found).size).toBe(total);
  expect(found).toHaveLength(total);
});
