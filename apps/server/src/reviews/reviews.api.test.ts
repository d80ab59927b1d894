import { deleteMe, exportMe } from "@suvarna/contract/accounts/calls";
import * as calls from "@suvarna/contract/reviews/calls";
import { decideReview, listReviewsForStaff } from "@suvarna/contract/reviews/staff";
import type { ReviewState } from "@suvarna/domain/review";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { orders } from "../orders/tables.ts";
import { auditLog } from "../platform/audit.ts";
import { newId } from "../platform/ids.ts";
import { reviewPictures } from "./tables.ts";

let shop: TestShop;
let staff: Session;
let categoryId: string;
let productId: string;
let buyer: Session;
let orderId: string;

beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  categoryId = await addCategory(shop.database.db, "Reviewed rings");
});
beforeEach(async () => {
  productId = await addRing(shop.database.db, { categoryId, name: "Reviewed Ring", stock: 9 });
  buyer = await shop.signUp("Meera Lakshmi Nair");
  orderId = await buy(buyer);
  await orderIs("delivered");
});
afterAll(() => shop[Symbol.asyncDispose]());

const client = (session?: Session) => shop.client(session?.token);

async function buy(session: Session): Promise<string> {
  const { cartId } = await fillCart(shop, session, productId);
  return (await placeOrder(shop, session, { cartId })).order._id;
}

function orderIs(state: "delivered" | "shipped") {
  return shop.database.db.update(orders).set({ state }).where(eq(orders.id, orderId));
}

function write(more: { stars?: number; text?: string; pictures?: string[] } = {}, session = buyer) {
  const body = { stars: 5, text: "It sits low and never catches.", ...more };
  return client(session).call(calls.putReview, { params: { orderId, line: 0 }, body });
}

/** Sends a file as a browser does, because the client of the tests can't send binary data. */
async function sendFile(payload: Buffer, session = buyer) {
  const headers = { "content-type": "image/png", authorization: `Bearer ${session.token}` };
  const url = "/api/reviews/pictures";
  const remoteAddress = newId();
  return shop.app.inject({ method: "POST", url, headers, payload, remoteAddress });
}

async function sendPicture(session = buyer): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#a8823a" } });
  const answer = await sendFile(await picture.png().toBuffer(), session);
  expect(answer.statusCode).toBe(201);
  return answer.json()._id;
}

const shown = () => client().call(calls.listReviews, { params: { id: productId } });

async function queue(state: ReviewState = "waiting") {
  const { items, counts } = await client(staff).call(listReviewsForStaff, {
    query: { state, limit: 200 },
  });
  return { counts, mine: items.filter(({ product }) => product._id === productId) };
}

async function decide(release: boolean, reason?: string) {
  const { mine } = await queue();
  const [review] = mine;
  if (!review) throw new Error("No review waits");
  const { _id: id, version } = review;
  return client(staff).call(decideReview, {
    params: { id },
    body: { release, version, ...(reason ? { reason } : {}) },
  });
}

describe("a review", () => {
  it("is shown once staff have released it, with a first name and an initial only", async () => {
    const own = await write();
    expect(own).toMatchObject({ line: 0, productId, review: { stars: 5, state: "waiting" } });
    expect(await shown()).toEqual({ average: null, count: 0, reviews: [] });
    const { mine } = await queue();
    expect(mine).toMatchObject([
      { name: "Meera N.", product: { name: "Reviewed Ring" }, order: { _id: orderId } },
    ]);
    await decide(true);
    const after = await shown();
    expect(after).toMatchObject({
      average: 5,
      count: 1,
      reviews: [{ stars: 5, name: "Meera N.", text: "It sits low and never catches." }],
    });
    expect(JSON.stringify(after)).not.toMatch(/Nair|Lakshmi/);
    const { db } = shop.database;
    const lines = await db.select().from(auditLog).where(eq(auditLog.what, "review.released"));
    expect(lines.map(({ subject }) => subject)).toContain(after.reviews[0]?._id);
  });

  it("is refused with a reason that its writer reads, and waits again when it is changed", async () => {
    await write();
    const { mine } = await queue();
    const { _id: id, version = "" } = mine[0] ?? {};
    const silent = client(staff).call(decideReview, {
      params: { id: id ?? "" },
      body: { release: false, version },
    });
    await expect(silent).rejects.toMatchObject({ fields: { reason: /./ } });
    expect(await decide(false, "It names another shop.")).toMatchObject({ state: "refused" });
    const { lines } = await client(buyer).call(calls.listOwnReviews, { params: { orderId } });
    expect(lines[0]?.review).toMatchObject({ state: "refused", reason: "It names another shop." });

    const changed = await write({ stars: 4 });
    expect(changed.review).toMatchObject({ state: "waiting", stars: 4 });
    expect(changed.review?.reason).toBeUndefined();
    // Staff can release only the version of a review that they have read.
    const outdated = client(staff).call(decideReview, {
      params: { id: id ?? "" },
      body: { release: true, version },
    });
    await expect(outdated).rejects.toMatchObject({ status: 412, code: "changed_meanwhile" });
    await decide(true);
    expect(await shown()).toMatchObject({ average: 4, count: 1 });
    await write({ stars: 3 });
    expect(await shown()).toMatchObject({ average: null, count: 0 });
  });

  it("is only for the buyer of a delivered order, once for each line", async () => {
    await write();
    await write({ text: "Once more." });
    expect((await queue()).mine).toHaveLength(1);
    const stranger = await shop.signUp();
    const notFound = { status: 404, code: "order_not_found" };
    await expect(write({}, stranger)).rejects.toMatchObject(notFound);
    const own = client(stranger).call(calls.listOwnReviews, { params: { orderId } });
    await expect(own).rejects.toMatchObject(notFound);
    const noLine = client(buyer).call(calls.putReview, {
      params: { orderId, line: 7 },
      body: { stars: 5, text: "Fine." },
    });
    await expect(noLine).rejects.toMatchObject(notFound);
    orderId = await buy(buyer);
    const early = { status: 409, code: "review_not_open" };
    await expect(write()).rejects.toMatchObject(early);
    await orderIs("shipped");
    await expect(write()).rejects.toMatchObject(early);
    expect((await client(buyer).call(calls.listOwnReviews, { params: { orderId } })).lines).toEqual(
      [],
    );
  });

  it("is not asked for a piece that went back, unless it was written before", async () => {
    const lines = async () =>
      (await client(buyer).call(calls.listOwnReviews, { params: { orderId } })).lines.length;
    expect(await lines()).toBe(1);
    await write();
    await shop.database.db
      .update(orders)
      .set({ refunded: sql`${orders.total}` })
      .where(eq(orders.id, orderId));
    expect(await lines()).toBe(1);
    await expect(write()).rejects.toMatchObject({ code: "review_not_open" });
    await client(buyer).call(calls.deleteReview, { params: { orderId, line: 0 } });
    expect(await lines()).toBe(0);
  });

  it("refuses stars and words out of bounds", async () => {
    for (const stars of [0, 6, 2.5]) {
      await expect(write({ stars })).rejects.toMatchObject({ fields: { stars: /./ } });
    }
    await expect(write({ text: " " })).rejects.toMatchObject({ fields: { text: /./ } });
    await expect(write({ text: "a".repeat(2001) })).rejects.toMatchObject({ status: 400 });
  });

  it("is stored once when it is written twice at the same time", async () => {
    await Promise.all([write({ stars: 1 }), write({ stars: 2 }), write({ stars: 3 })]);
    expect((await queue()).mine).toHaveLength(1);
  });

  it("can be deleted by its writer in every state", async () => {
    await write();
    await decide(true);
    await client(buyer).call(calls.deleteReview, { params: { orderId, line: 0 } });
    expect(await shown()).toMatchObject({ count: 0 });
    await client(buyer).call(calls.deleteReview, { params: { orderId, line: 0 } });
  });
});

describe("the pictures of a review", () => {
  const get = (address: string) => shop.app.inject({ url: address });

  it("are seen by its writer and staff only, until it is released", async () => {
    const picture = await sendPicture();
    const own = await write({ pictures: [picture] });
    const address = own.review?.pictures[0]?.image ?? "";
    expect((await get(address)).headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "no-store",
    });
    const plain = address.replace(/\?.*/, "");
    expect((await get(plain)).statusCode).toBe(404);
    expect((await get(`${plain}?token=made.up.token`)).statusCode).toBe(404);
    await decide(true);
    const [review] = (await shown()).reviews;
    expect(review?.pictures).toEqual([{ _id: picture, image: plain, width: 40, height: 30 }]);
    const released = await get(plain);
    expect(released.statusCode).toBe(200);
    expect(released.headers["cache-control"]).toContain("public");
  });

  it("are the writer's own, at most three, and re-encoded", async () => {
    const stranger = await shop.signUp();
    const foreign = await sendPicture(stranger);
    const refused = { code: "picture_not_found" };
    await expect(write({ pictures: [foreign] })).rejects.toMatchObject(refused);
    await expect(write({ pictures: [newId()] })).rejects.toMatchObject(refused);
    await expect(write({ pictures: ["none"] })).rejects.toMatchObject(refused);
    expect((await queue()).mine).toEqual([]);
    const four = await Promise.all([sendPicture(), sendPicture(), sendPicture(), sendPicture()]);
    await expect(write({ pictures: four })).rejects.toMatchObject({ status: 400 });
    const own = await write({ pictures: four.slice(0, 3) });
    expect(own.review?.pictures.map(({ _id }) => _id)).toEqual(four.slice(0, 3));
    const fewer = await write({ pictures: four.slice(1, 2) });
    expect(fewer.review?.pictures.map(({ _id }) => _id)).toEqual(four.slice(1, 2));
    const broken = await sendFile(Buffer.from("<svg/>"));
    expect(broken.json()).toMatchObject({ code: "picture_unusable" });
  });
});

it("exports the reviews of an account, and deletes them with their pictures", async () => {
  await write({ pictures: [await sendPicture()] });
  await decide(true);
  const data = await client(buyer).call(exportMe, {});
  expect(JSON.stringify(data)).toContain("It sits low and never catches.");
  await client(buyer).call(deleteMe, { body: { password: "a-good-password" } });
  expect(await shown()).toMatchObject({ count: 0, reviews: [] });
  const left = await shop.database.db
    .select({ id: reviewPictures.id })
    .from(reviewPictures)
    .where(eq(reviewPictures.userId, buyer.userId));
  expect(left).toEqual([]);
});

it("is read and released by staff who may change the content only", async () => {
  await write();
  const reader = await shop.staff("auditor");
  const { items } = await client(reader).call(listReviewsForStaff, { query: { limit: 200 } });
  const review = items.find(({ product }) => product._id === productId);
  const { _id: id = "", version = "" } = review ?? {};
  const body = { release: true, version };
  const forbidden = client(reader).call(decideReview, { params: { id }, body });
  await expect(forbidden).rejects.toMatchObject({ status: 403 });
  const orderDesk = await shop.staff("orders");
  const unread = client(orderDesk).call(listReviewsForStaff, {});
  await expect(unread).rejects.toMatchObject({ status: 403 });
});
