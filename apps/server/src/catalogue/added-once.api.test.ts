import { createProduct } from "@suvarna/contract/catalogue/staff";
import { createCategory, removeCategory } from "@suvarna/contract/catalogue/staff-categories";
import { createCollection } from "@suvarna/contract/catalogue/staff-collections";
import { createDraft, duplicateProduct } from "@suvarna/contract/catalogue/staff-products";
import { expect, it } from "vitest";
import { category, content, desk, list, openProductDesk } from "../../test/product-desk.ts";
import { newId } from "../platform/ids.ts";

openProductDesk();

const withKey = (key: string) => ({ headers: { "idempotency-key": key } });

it("a draft that is sent again with its key is one product, and without a key it is two", async () => {
  const sent = { body: content({ name: "Lost Answer Bangle" }), ...withKey(newId()) };
  const [first, ...repeats] = await Promise.all(
    [1, 2, 3].map(() => desk().call(createDraft, sent)),
  );
  expect(new Set(repeats.map(({ _id }) => _id))).toEqual(new Set([first?._id]));
  expect((await list({ view: "drafts", q: "Lost Answer" })).total).toBe(1);
  await expect(
    desk().call(createDraft, { ...sent, body: content({ name: "Other" }) }),
  ).rejects.toMatchObject({ status: 422, code: "idempotency_mismatch" });
  await desk().call(createDraft, { body: sent.body });
  expect((await list({ view: "drafts", q: "Lost Answer" })).total).toBe(2);
});

it("a copy that is asked for again with its key is one draft", async () => {
  const original = await desk().call(createDraft, { body: content({ name: "Copied Bangle" }) });
  const sent = { params: { id: original._id }, ...withKey(newId()) };
  const copies = await Promise.all([1, 2, 3].map(() => desk().call(duplicateProduct, sent)));
  expect(new Set(copies.map(({ _id }) => _id)).size).toBe(1);
  expect((await list({ view: "drafts", q: "Copied Bangle" })).total).toBe(2);
  const other = { params: { id: copies[0]?._id ?? "" }, headers: sent.headers };
  await expect(desk().call(duplicateProduct, other)).rejects.toMatchObject({
    code: "idempotency_mismatch",
  });
  await desk().call(duplicateProduct, { params: sent.params });
  expect((await list({ view: "drafts", q: "Copied Bangle" })).total).toBe(3);
});

it("a product that is sent again with its key is one product", async () => {
  const body = {
    name: "Lost Answer Band",
    category,
    carat: "22K",
    netWeight: 4.2,
    makingcharge: 14,
  } as const;
  const sent = { body, ...withKey(newId()) };
  const [first, second] = await Promise.all([1, 2].map(() => desk().call(createProduct, sent)));
  expect(second?._id).toBe(first?._id);
  await expect(
    desk().call(createProduct, { ...sent, body: { ...body, netWeight: 4.3 } }),
  ).rejects.toMatchObject({ code: "idempotency_mismatch" });
});

it("a category that is sent again with its key is the first one, not a title that is taken", async () => {
  const body = {
    title: "Nose pins",
    description: "",
    picture: "/pictures/cover-rings.jpg",
    shown: true,
  };
  const sent = { body, ...withKey(newId()) };
  const first = await desk().call(createCategory, sent);
  expect(await desk().call(createCategory, sent)).toEqual(first);
  await expect(desk().call(createCategory, { body, ...withKey(newId()) })).rejects.toMatchObject({
    code: "conflict",
  });
  await desk().call(removeCategory, {
    params: { id: first._id },
    headers: { "if-match": first.version },
  });
  await expect(desk().call(createCategory, sent)).rejects.toMatchObject({
    code: "content_not_found",
  });
});

it("a collection that is sent again with its key is the first one", async () => {
  const body = {
    title: "Sharad",
    sentence: "Moon and sesame.",
    cover: "/pictures/cover-rings.jpg",
    coverAlt: "Rings",
    heroText: "For the full moon.",
    heroPicture: "/pictures/halo-ring-rose-front.jpg",
    heroAlt: "A ring",
    heroGround: "#f6f1e9",
    turns: [],
    figures: [],
    quote: "",
    quoteSource: "",
    togetherText: "",
    together: [],
    shown: true,
  };
  const sent = { body, ...withKey(newId()) };
  const first = await desk().call(createCollection, sent);
  expect(await desk().call(createCollection, sent)).toEqual(first);
});
