import { getMe } from "@suvarna/contract/accounts/calls";
import { listAudit } from "@suvarna/contract/audit/staff";
import * as calls from "@suvarna/contract/orders/calls";
import { quoteCounterOrder, sellAtCounter } from "@suvarna/contract/orders/counter";
import { deliverWithoutCode, moveOrder } from "@suvarna/contract/orders/staff";
import * as desk from "@suvarna/contract/orders/staff-desk";
import type { DeskMoveInput } from "@suvarna/contract/orders/staff-schemas";
import { DOOR_CODE_TRIES, sayDoorCode } from "@suvarna/domain/door-code";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, HOME, placeOrder } from "../../test/checkout.ts";
import { outcomes } from "../../test/limited-shop.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { outbox } from "../notifications/adapters/outbox.ts";
import { newId } from "../platform/ids.ts";
import { orders } from "./tables.ts";

const ABOVE_RUPEES = 20_000;

/** The templates of text messages that the SMS provider lacks. */
const lacking = new Set<string>();

let shop: TestShop;
let owner: Session;
let packer: Session;
let categoryId: string;
beforeAll(async () => {
  const sms = { ...outbox, hasTemplate: (template: string) => !lacking.has(template) };
  const settings = { DOOR_CODE_ABOVE_RUPEES: String(ABOVE_RUPEES) };
  shop = await openShop(settings, { email: outbox, sms });
  categoryId = await addCategory(shop.database.db, "Rings at the door");
  owner = await shop.staff();
  packer = await shop.staff("orders");
});
afterAll(() => shop[Symbol.asyncDispose]());

interface Ordered {
  readonly shopper: Session;
  readonly id: string;
}

const asStaff = ({ id }: Ordered, body: DeskMoveInput, session = packer) =>
  shop.client(session.token).call(moveOrder, { params: { id }, body });
const deliver = (order: Ordered, overrides: Partial<DeskMoveInput> = {}, session = packer) =>
  asStaff(order, { from: "shipped", to: "delivered", ...overrides }, session);
const see = ({ id, shopper }: Ordered) =>
  shop.client(shopper.token).call(calls.getOrder, { params: { id } });
const page = ({ id }: Ordered) =>
  shop.client(packer.token).call(desk.getOrderPage, { params: { id } });
const codeOf = async (order: Ordered) => (await see(order)).doorCode ?? "";
const textsTo = async ({ shopper }: Ordered) =>
  shop.messagesTo((await shop.client(shopper.token).call(getMe, {})).phone);
const wrong = (code: string) => code.replace(/.$/, (last) => String((Number(last) + 1) % 10));
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ code }: { code: string }) => code,
  );

/**
 * Creates a dispatched order. Its total is above the limit of the door code, unless `isSmall` is
 * set.
 */
async function shipped({ isSmall = false } = {}): Promise<Ordered> {
  const ring = { categoryId, netWeightMg: isSmall ? 500 : 2000 };
  const shopper = await shop.signUp();
  const { cartId } = await fillCart(shop, shopper, await addRing(shop.database.db, ring));
  const { order } = await placeOrder(shop, shopper, { cartId });
  expect(order.total > ABOVE_RUPEES).toBe(!isSmall);
  const ordered = { shopper, id: order._id };
  await asStaff(ordered, { from: "confirmed", to: "processing" });
  await asStaff(ordered, { from: "processing", to: "shipped" });
  return ordered;
}

describe("a code at the door", () => {
  it("is created at the dispatch, and shown only to its buyer", async () => {
    const order = await shipped();
    const code = await codeOf(order);
    expect(code).toMatch(/^\d{6}$/);
    const messages = [...(await shop.messagesTo(order.shopper.email)), ...(await textsTo(order))];
    const letter = messages.find(({ kind }) => kind === "order-shipped");
    expect(letter?.text).toContain(sayDoorCode(code));
    expect(messages.find(({ kind }) => kind === "door-code")?.text).toMatch(`${code} is the code`);
    expect(JSON.stringify(await page(order))).not.toContain(code);
    const listed = await shop
      .client(order.shopper.token)
      .call(calls.listOrders, { params: { userId: order.shopper.userId }, query: {} });
    expect(JSON.stringify(listed)).not.toContain(code);
    const rows = await shop.database.db.select().from(orders).where(eq(orders.id, order.id));
    expect(JSON.stringify(rows)).not.toContain(code);
    const stranger = await shop.signUp();
    expect(await refusal(see({ ...order, shopper: stranger }))).toBe("forbidden");
  });

  it("is not required below the limit of the shop's setting", async () => {
    const small = await shipped({ isSmall: true });
    expect(await see(small)).not.toHaveProperty("doorCode");
    expect(await page(small)).toMatchObject({ doorTriesLeft: null });
    expect(await deliver(small)).toMatchObject({ state: "delivered" });
    const messages = await textsTo(small);
    expect(messages.map(({ kind }) => kind)).not.toContain("door-code");
  });

  it("delivers with the right code, which the order then no longer shows", async () => {
    const order = await shipped();
    const doorCode = await codeOf(order);
    expect(await deliver(order, { doorCode })).toMatchObject({
      state: "delivered",
      paymentState: "paid",
    });
    expect(await see(order)).not.toHaveProperty("doorCode");
    // A right code is no change of its own, so that the log has no line without a record.
    const query = { actor: packer.userId, limit: 3 };
    const { items } = await shop.client(owner.token).call(listAudit, { query });
    expect(items.map(({ what }) => what)).toEqual(["order.moved", "order.moved", "order.moved"]);
  });

  it("is not asked for when the parcel came back, and opens nothing afterwards", async () => {
    const order = await shipped();
    const doorCode = await codeOf(order);
    expect(await asStaff(order, { from: "shipped", to: "returned" })).toMatchObject({
      state: "returned",
      paymentState: "not_paid",
    });
    expect(await see(order)).not.toHaveProperty("doorCode");
    expect(await refusal(deliver(order, { doorCode }))).toBe("order_moved");
  });

  it("is needed, has six digits, and belongs to one order", async () => {
    const [order, other] = [await shipped(), await shipped()];
    expect(await refusal(deliver(order))).toBe("door_code_needed");
    await expect(deliver(order, { doorCode: "12345" })).rejects.toMatchObject({ status: 400 });
    expect(await refusal(deliver(order, { doorCode: await codeOf(other) }))).toBe(
      "door_code_wrong",
    );
    expect(await see(order)).toMatchObject({ state: "shipped" });
  });

  it("counts wrong tries, and after the last one not even the right code delivers", async () => {
    const order = await shipped();
    const doorCode = await codeOf(order);
    for (let left = DOOR_CODE_TRIES - 1; left > 0; left--) {
      await expect(deliver(order, { doorCode: wrong(doorCode) })).rejects.toMatchObject({
        status: 422,
        code: "door_code_wrong",
        message: expect.stringContaining(left === 1 ? "one try is left" : `${left} tries are left`),
      });
      expect(await page(order)).toMatchObject({ doorTriesLeft: left });
    }
    expect(await refusal(deliver(order, { doorCode: wrong(doorCode) }))).toBe("door_code_used_up");
    expect(await refusal(deliver(order, { doorCode }))).toBe("door_code_used_up");
    const { items } = await shop
      .client(owner.token)
      .call(listAudit, { query: { actor: packer.userId, what: "order", subject: order.id } });
    const tries = items.filter(({ what }) => what === "order.door_code_wrong");
    expect(tries.map(({ after }) => after)).toEqual(
      [0, 1, 2, 3, 4].map((triesLeft) => ({ triesLeft })),
    );
  });

  it("allows no more tries when many come at the same time", async () => {
    const order = await shipped();
    const doorCode = wrong(await codeOf(order));
    const many = Array.from({ length: 12 }, () => deliver(order, { doorCode }));
    const { done, codes } = await outcomes(many);
    expect([done, codes.toSorted()]).toEqual([0, ["door_code_used_up", "door_code_wrong"]]);
    expect(await page(order)).toMatchObject({ doorTriesLeft: 0 });
  });

  it("delivers once when the right code comes several times at once", async () => {
    const order = await shipped();
    const doorCode = await codeOf(order);
    const { done, codes } = await outcomes([1, 2, 3, 4].map(() => deliver(order, { doorCode })));
    expect([done, codes]).toEqual([1, ["order_moved"]]);
    expect((await see(order)).history.filter(({ state }) => state === "delivered")).toHaveLength(1);
  });

  it("is also needed when many orders are moved at once", async () => {
    const order = await shipped();
    const answer = await shop.client(packer.token).call(desk.moveOrders, {
      body: { to: "delivered", orders: [{ _id: order.id, from: "shipped" }] },
    });
    expect(answer).toMatchObject({ moved: [], refused: [{ _id: order.id }] });
    const { items } = await shop.client(packer.token).call(desk.listOrderRows, { query: {} });
    expect(items.find(({ _id }) => _id === order.id)).toMatchObject({ needsDoorCode: true });
  });

  it("is sent by e-mail and SMS again when staff ask for it", async () => {
    const order = await shipped();
    await shop
      .client(packer.token)
      .call(desk.resendLetter, { params: { id: order.id }, body: { state: "shipped" } });
    const texts = await textsTo(order);
    const code = await codeOf(order);
    const codes = texts.filter(({ kind, text }) => kind === "door-code" && text?.includes(code));
    expect(codes).toHaveLength(2);
  });

  it("is sent again only by SMS when staff ask for the text", async () => {
    const order = await shipped();
    const letters = async () =>
      (await shop.client(packer.token).call(desk.getOrderPage, { params: { id: order.id } }))
        .letters;
    const before = await letters();
    await shop.client(packer.token).call(desk.resendLetter, {
      params: { id: order.id },
      body: { state: "shipped", channel: "sms" },
    });
    const codes = (await textsTo(order)).filter(({ kind }) => kind === "door-code");
    expect(codes).toHaveLength(2);
    const after = await letters();
    expect(after).toHaveLength(before.length + 1);
    expect(after.filter(({ kind }) => kind === "door-code")).toMatchObject([
      { about: "shipped", channel: "sms" },
      { about: "shipped", channel: "sms" },
    ]);
  });

  it("is not in the text without its template, and the text still announces the parcel", async () => {
    lacking.add("door-code");
    const order = await shipped();
    lacking.clear();
    const kinds = (await textsTo(order)).map(({ kind }) => kind);
    expect(kinds).toContain("order-shipped");
    expect(kinds).not.toContain("door-code");
  });

  it("is not created for a buyer who was only entered at the counter, and staff see a notice", async () => {
    const phone = "+919811177001";
    const counter = shop.client(owner.token);
    const lines = [
      {
        productId: await addRing(shop.database.db, { categoryId, netWeightMg: 2000 }),
        quantity: 1,
      },
    ];
    const pieces = { lines, takenAway: false };
    const { totals } = await counter.call(quoteCounterOrder, { body: pieces });
    const sold = await counter.call(sellAtCounter, {
      headers: { "idempotency-key": newId() },
      body: {
        ...pieces,
        shopper: { name: "Gulmohar Sen", phone },
        address: { ...HOME, phone },
        payment: { by: "cash" },
        expectedTotal: totals.total,
      },
    });
    expect(sold.total).toBeGreaterThan(ABOVE_RUPEES);
    const order = { shopper: owner, id: sold._id };
    await asStaff(order, { from: "confirmed", to: "processing" });
    await asStaff(order, { from: "processing", to: "shipped" });
    const { doorTriesLeft, notes } = await page(order);
    expect(doorTriesLeft).toBeNull();
    expect(notes.map(({ text }) => text)).toEqual([expect.stringContaining("No code at the door")]);
    expect(await deliver(order)).toMatchObject({ state: "delivered" });
  });

  it("stores the owner's reason also where the order has no code", async () => {
    const order = await shipped({ isSmall: true });
    const reason = "The neighbour took it for the buyer";
    await shop
      .client(owner.token)
      .call(deliverWithoutCode, { params: { id: order.id }, body: { reason } });
    const { notes } = await page(order);
    expect(notes.map(({ text }) => text)).toEqual([`Delivered without the code: ${reason}`]);
    const { items } = await shop
      .client(owner.token)
      .call(listAudit, { query: { actor: owner.userId, what: "order", subject: order.id } });
    expect(items.map(({ what }) => what)).toContain("order.delivered_without_code");
  });

  it("can be skipped by an owner with a reason, which is stored as a note and in the audit log", async () => {
    const order = await shipped();
    const reason = "The buyer came to the shop with a passport";
    const without = (why: string, session = owner) =>
      shop
        .client(session.token)
        .call(deliverWithoutCode, { params: { id: order.id }, body: { reason: why } });
    expect(await refusal(without(reason, packer))).toBe("forbidden");
    await expect(without("no")).rejects.toMatchObject({
      status: 400,
      fields: { reason: expect.any(String) },
    });
    expect(await without(reason)).toMatchObject({ state: "delivered" });
    expect(await refusal(without(reason))).toBe("order_moved");
    const { notes, steps } = await page(order);
    expect(notes.map(({ text }) => text)).toEqual([`Delivered without the code: ${reason}`]);
    expect(JSON.stringify(steps)).not.toContain(reason);
    expect(JSON.stringify(await see(order))).not.toContain(reason);
    const { items } = await shop
      .client(owner.token)
      .call(listAudit, { query: { actor: owner.userId, what: "order", subject: order.id } });
    expect(items).toContainEqual(
      expect.objectContaining({ what: "order.delivered_without_code", subject: order.id }),
    );
  });
});
