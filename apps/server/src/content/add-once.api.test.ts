import * as articles from "@suvarna/contract/content/staff-articles";
import * as lists from "@suvarna/contract/content/staff-lists";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { listAudit } from "../platform/audit.ts";
import { newId } from "../platform/ids.ts";

let shop: TestShop;
let keeper: Session;
let colleague: Session;
beforeAll(async () => {
  shop = await openShop();
  keeper = await shop.staff("catalogue");
  colleague = await shop.staff("catalogue");
});
afterAll(() => shop[Symbol.asyncDispose]());

const withKey = (key: string) => ({ headers: { "idempotency-key": key } });
const promotion = (text: string) => ({
  body: { text, link: null, shown: true, startsAt: null, endsAt: null },
});

/** Adds a text of the bar, and returns its id. */
async function add(text: string, key?: string, by = keeper): Promise<string> {
  const sent = { ...promotion(text), ...(key ? withKey(key) : {}) };
  return (await shop.client(by.token).call(lists.createPromotion, sent))._id;
}

async function countOf(text: string): Promise<number> {
  const { items } = await shop.client(keeper.token).call(lists.listDeskPromotions, {});
  return items.filter((item) => item.text === text).length;
}

describe("content that is added again with the same idempotency key", () => {
  it("is there once, also when both calls are simultaneous", async () => {
    const key = newId();
    const first = await add("Open on Sunday", key);
    expect(await add("Open on Sunday", key)).toBe(first);
    expect(await countOf("Open on Sunday")).toBe(1);
    const other = newId();
    const ids = await Promise.all([1, 2, 3].map(() => add("Open on Monday", other)));
    expect(new Set(ids).size).toBe(1);
    expect(await countOf("Open on Monday")).toBe(1);
    const { rows } = await listAudit(shop.database.db, { what: "promotion.added", limit: 9 });
    expect(rows.filter(({ subject }) => subject === first || subject === ids[0])).toHaveLength(2);
  });

  it("is the item of the first call in each list, not a refusal of its name or picture", async () => {
    const desk = shop.client(keeper.token);
    const picture = "/pictures/added-once.jpg";
    const gallery = { picture, caption: "A ring", likes: 1, comments: 1, shown: true };
    const testimonial = { name: "Asha", message: "Fine", picture: null, alt: "", shown: true };
    const slide = {
      picture,
      alt: "A ring",
      title: "Rings",
      subTitle: "",
      description: "",
      tone: "dark" as const,
      ground: "#ffffff",
      link: "/shop",
      focusX: 0,
      focusY: 0,
      shown: true,
      startsAt: null,
      endsAt: null,
    };
    const adds = [
      (key: string) => desk.call(lists.createGalleryPicture, { body: gallery, ...withKey(key) }),
      (key: string) => desk.call(lists.createTestimonial, { body: testimonial, ...withKey(key) }),
      (key: string) => desk.call(lists.createSlide, { body: slide, ...withKey(key) }),
    ];
    for (const addItem of adds) {
      const key = newId();
      const first = await addItem(key);
      expect(await addItem(key)).toEqual(first);
      await expect(addItem(newId())).rejects.toMatchObject({ code: "conflict" });
    }
  });

  it("is one article", async () => {
    const desk = shop.client(keeper.token);
    const sent = { body: { title: "Care for pearls" }, ...withKey(newId()) };
    const first = await desk.call(articles.createArticle, sent);
    expect(await desk.call(articles.createArticle, sent)).toEqual(first);
    const { total } = await desk.call(articles.listArticles, { query: { q: "Care for pearls" } });
    expect(total).toBe(1);
  });

  it("is refused with other content, and not found after it was removed", async () => {
    const key = newId();
    const desk = shop.client(keeper.token);
    const sent = { ...promotion("Open on Friday"), ...withKey(key) };
    const { _id: id, version } = await desk.call(lists.createPromotion, sent);
    const mismatch = { status: 422, code: "idempotency_mismatch" };
    await expect(add("Open on Saturday", key)).rejects.toMatchObject(mismatch);
    const article = { body: { title: "Open on Friday" }, ...withKey(key) };
    await expect(desk.call(articles.createArticle, article)).rejects.toMatchObject(mismatch);
    await desk.call(lists.removePromotion, { params: { id }, headers: { "if-match": version } });
    await expect(add("Open on Friday", key)).rejects.toMatchObject({ code: "content_not_found" });
  });
});

it("another person's key, and no key, add content as before", async () => {
  const key = newId();
  const ids = [
    await add("Open at ten", key),
    await add("Open at ten", key, colleague),
    await add("Open at ten"),
    await add("Open at ten"),
  ];
  expect(new Set(ids).size).toBe(4);
  await expect(add("Open at ten", "short")).rejects.toMatchObject({ status: 400 });
});

it("a key that was refused can be used again", async () => {
  const key = newId();
  await expect(add("x".repeat(81), key)).rejects.toMatchObject({ status: 400 });
  const id = await add("Open till ten", key);
  expect(await add("Open till ten", key)).toBe(id);
});
