import {
  getAbout,
  getBlog,
  getCarousel,
  getPolicy,
  getShop,
  listBlogs,
  listTestimonials,
} from "@suvarna/contract/content/calls";
import * as staff from "@suvarna/contract/content/staff";
import * as lists from "@suvarna/contract/content/staff-lists";
import type { StaffArticle } from "@suvarna/contract/content/staff-schemas";
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

/** Creates an article with all that it needs before it can go online. */
async function writeArticle(title: string): Promise<StaffArticle> {
  const article = await desk().call(staff.createArticle, { body: { title } });
  const { author, tags } = article;
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const picture = "/pictures/blog-caring.jpg";
  const body = { title, slug, author, tags, content: TEXT, picture, alt: "A band" };
  return desk().call(staff.saveArticle, {
    params: { id: article._id },
    headers: seen(article),
    body,
  });
}

const inShop = async (id: string) =>
  (await visitor().call(listBlogs, {})).find(({ _id }) => _id === id)?.title ?? null;

it("hides a draft from shoppers until it is published, and its changes until they are published", async () => {
  const draft = await writeArticle("Gold worn daily");
  const params = { id: draft._id };
  expect(draft).toMatchObject({ state: "draft", addressKept: false, slug: "gold-worn-daily" });
  expect(await inShop(draft._id)).toBeNull();
  await expect(visitor().call(getBlog, { params })).rejects.toMatchObject({ status: 404 });

  const now = { headers: seen(draft), body: { at: null } };
  const online = await desk().call(staff.publishArticle, { params, ...now });
  expect(online).toMatchObject({ state: "online", addressKept: true, hasChanges: false });
  expect(await inShop(draft._id)).toBe("Gold worn daily");
  expect((await visitor().call(getBlog, { params })).pieces).toEqual(["saral-court-band"]);

  const { title: _, slug: __, ...rest } = online;
  const body = { ...rest, title: "Gold worn at night", slug: "another-address" };
  const saved = await desk().call(staff.saveArticle, { params, headers: seen(online), body });
  expect(saved).toMatchObject({ hasChanges: true, slug: "gold-worn-daily" });
  expect(await inShop(draft._id)).toBe("Gold worn daily");
  await desk().call(staff.publishArticle, { params, headers: seen(saved), body: { at: null } });
  expect(await inShop(draft._id)).toBe("Gold worn at night");

  const stale = { params, headers: seen(saved), body };
  await expect(desk().call(staff.saveArticle, stale)).rejects.toMatchObject({
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
});

it("publishes a planned article at its time, and withdraws it", async () => {
  const draft = await writeArticle("Pearls in the rain");
  const params = { id: draft._id };
  const at = new Date(shop.clock.now.getTime() + HOUR_MS).toISOString();
  const planned = await desk().call(staff.publishArticle, {
    params,
    headers: seen(draft),
    body: { at },
  });
  expect(planned).toMatchObject({ state: "planned", publishedAt: at });
  expect(await inShop(draft._id)).toBeNull();
  const listed = await desk().call(staff.listArticles, { query: { state: "planned" } });
  expect(listed).toMatchObject({ total: 1, items: [{ _id: draft._id }], nextCursor: null });

  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR_MS);
  // The job of this moment runs by the database's clock, which the test does not move. Any other
  // change of content makes the cached pages stale too.
  await desk().call(lists.createPromotion, {
    body: { text: "Pearls", link: null, shown: false, startsAt: null, endsAt: null },
  });
  expect(await inShop(draft._id)).toBe("Pearls in the rain");
  const online = await desk().call(staff.getArticle, { params });
  expect(online.state).toBe("online");
  const off = await desk().call(staff.withdrawArticle, { params, headers: seen(online) });
  expect(off).toMatchObject({ state: "draft", addressKept: true });
  expect(await inShop(draft._id)).toBeNull();
});

it("deletes an article, but not its versions and its unpublished text", async () => {
  const draft = await writeArticle("Silver in the sun");
  const params = { id: draft._id };
  const now = { headers: seen(draft), body: { at: null } };
  const online = await desk().call(staff.publishArticle, { params, ...now });
  const { _id: _, slug, version: __, ...rest } = online;
  const body = { ...rest, slug, title: "Silver in the shade" };
  const saved = await desk().call(staff.saveArticle, { params, headers: seen(online), body });
  expect(await inShop(draft._id)).toBe("Silver in the sun");

  const remove = (version: { version: string }) =>
    desk().call(staff.removeArticle, { params, headers: seen(version) });
  await expect(remove(online)).rejects.toMatchObject({ status: 412, code: "changed_meanwhile" });
  const auditor = shop.client((await shop.staff("auditor")).token);
  await expect(
    auditor.call(staff.removeArticle, { params, headers: seen(saved) }),
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
    before: { state: "online", slug },
  });
  // The deleted article's address is free for another article.
  expect(await writeArticle("Silver in the sun")).toMatchObject({ slug });
});

it("lists what an article lacks, previews its text, and pages through all articles", async () => {
  const { _id: id, version } = await desk().call(staff.createArticle, { body: { title: "Empty" } });
  const now = { headers: { "if-match": version }, body: { at: null } };
  await expect(desk().call(staff.publishArticle, { params: { id }, ...now })).rejects.toMatchObject(
    { code: "content_incomplete", fields: { picture: "Choose a cover" } },
  );
  const content = `${TEXT}<script>alert(1)</script>`;
  const shown = await desk().call(staff.previewText, { body: { content } });
  expect(shown.html).toContain('<a href="/product/saral-court-band">');
  expect(shown.html).not.toContain("<script");

  const { total } = await desk().call(staff.listArticles, {});
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 2, ...(cursor ? { cursor } : {}) };
    const page = await desk().call(staff.listArticles, { query });
    found.push(...page.items.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(found).size).toBe(total);
  expect(found).toHaveLength(total);
});

it("orders the carousel, shows a slide in its time only, and refuses a stale order", async () => {
  const before = await desk().call(lists.listDeskSlides, {});
  const ids = before.items.map(({ _id }) => _id).toReversed();
  const { version } = await desk().call(lists.orderSlides, {
    headers: seen(before),
    body: { ids },
  });
  const inOrder = async () => (await visitor().call(getCarousel, {})).map(({ _id }) => _id);
  expect(await inOrder()).toEqual(ids);
  const stale = { headers: seen(before), body: { ids } };
  await expect(desk().call(lists.orderSlides, stale)).rejects.toMatchObject({ status: 412 });
  const lacking = { headers: { "if-match": version }, body: { ids: ids.slice(1) } };
  await expect(desk().call(lists.orderSlides, lacking)).rejects.toMatchObject({ status: 412 });

  const [first] = (await desk().call(lists.listDeskSlides, {})).items;
  if (!first) throw new Error("no slide");
  const { _id: id, version: mine, ...fields } = first;
  const endsAt = new Date(shop.clock.now.getTime() - HOUR_MS).toISOString();
  const over = { params: { id }, headers: { "if-match": mine }, body: { ...fields, endsAt } };
  const saved = await desk().call(lists.saveSlide, over);
  expect(await inOrder()).toEqual(ids.slice(1));
  await expect(desk().call(lists.saveSlide, over)).rejects.toMatchObject({ status: 412 });
  const [line] = await written("slide.changed");
  expect(line).toMatchObject({ subject: id, before: { endsAt: null } });
  await desk().call(lists.removeSlide, { params: { id }, headers: seen(saved) });
  expect((await desk().call(lists.listDeskSlides, {})).items).toHaveLength(ids.length - 1);
});

it("hides a customer's quotation, and refuses the same name twice", async () => {
  const { items } = await desk().call(lists.listDeskTestimonials, {});
  const [first] = items;
  if (!first) throw new Error("no testimonial");
  const { _id: id, version, ...fields } = first;
  await desk().call(lists.saveTestimonial, {
    params: { id },
    headers: { "if-match": version },
    body: { ...fields, shown: false },
  });
  const shown = await visitor().call(listTestimonials, {});
  expect(shown.map(({ _id }) => _id)).not.toContain(id);
  await expect(desk().call(lists.createTestimonial, { body: fields })).rejects.toMatchObject({
    status: 409,
    code: "conflict",
  });
});

it("shows a promotion in its time in the bar of every page", async () => {
  const startsAt = new Date(shop.clock.now.getTime() - HOUR_MS).toISOString();
  const body = { text: "Dhanteras: open till ten", link: "/shop", shown: true };
  await desk().call(lists.createPromotion, { body: { ...body, startsAt, endsAt: null } });
  const { promotion } = await visitor().call(getShop, {});
  expect(promotion).toEqual({ text: "Dhanteras: open till ten", link: "/shop" });
  const elsewhere = { ...body, link: "//evil.example", startsAt: null, endsAt: null };
  await expect(desk().call(lists.createPromotion, { body: elsewhere })).rejects.toMatchObject({
    status: 400,
  });
});

it("changes the page about the shop, its details and a policy, and stores the earlier versions", async () => {
  const about = await desk().call(staff.getAboutDesk, {});
  const title = "Three benches and a scale";
  const { version: _, changedAt: __, ...fields } = about;
  await desk().call(staff.saveAbout, { headers: seen(about), body: { ...fields, title } });
  expect((await visitor().call(getAbout, {})).abouts[0]?.title).toBe(title);
  const [newest, first] = await desk().call(staff.listVersions, { query: { kind: "about" } });
  expect([newest?.value["title"], first?.value["title"]]).toEqual([title, about.title]);
  expect(newest?.by).not.toBeNull();

  const details = await desk().call(staff.getShopDesk, {});
  const body = { ...details, hours: "10 am to 9 pm" };
  const after = await desk().call(staff.saveShop, { headers: seen(details), body });
  expect(after.gstin).toBe(details.gstin);
  expect((await visitor().call(getShop, {})).hours).toBe("10 am to 9 pm");
  await expect(desk().call(staff.saveShop, { headers: seen(details), body })).rejects.toMatchObject(
    { status: 412 },
  );
  expect((await written("shop.changed"))[0]?.after).toEqual({ written: ["hours"] });

  const policies = await desk().call(staff.listPolicies, {});
  expect(policies.map(({ text }) => text)).toEqual([null, null, null, null]);
  const params = { name: "shipping" } as const;
  const headers = { "if-match": policies[2]?.version ?? "" };
  const own = await desk().call(staff.savePolicy, {
    params,
    headers,
    body: { text: "## By hand" },
  });
  expect((await visitor().call(getPolicy, { params })).own?.html).toBe("<h2>By hand</h2>");
  await desk().call(staff.savePolicy, { params, headers: seen(own), body: { text: null } });
  expect((await visitor().call(getPolicy, { params })).own).toBeNull();
});

it("lets an auditor read, and only permitted staff write", async () => {
  const auditor = shop.client((await shop.staff("auditor")).token);
  await expect(auditor.call(staff.countContent, {})).resolves.toMatchObject({ gallery: 6 });
  const title = { body: { title: "Not mine" } };
  for (const role of ["auditor", "orders", "support"] as const) {
    const { token } = await shop.staff(role);
    await expect(shop.client(token).call(staff.createArticle, title)).rejects.toMatchObject({
      status: 403,
    });
  }
});
