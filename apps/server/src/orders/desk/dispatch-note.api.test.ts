import { resendLetter } from "@suvarna/contract/orders/staff-desk";
import { formatRupees } from "@suvarna/domain/formats";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  dispatch,
  huid,
  letterOf,
  move,
  openOrderDesk,
  pack,
  page,
  params,
  placeOrderOf,
  see,
  shop,
  staff,
  weigh,
} from "../../../test/order-desk.ts";
import { products } from "../../catalogue/tables.ts";
import { users } from "../../identity/tables.ts";
import { orderHistory, orderItems } from "../tables.ts";

openOrderDesk();

const WEIGHING = "Weighed at dispatch: Plain Ring weighs 2.480 g instead of 2.500 g";
const CARRIER = { courier: "BlueDart", trackingNumber: "7711" };

/** Packs an order of a lighter ring, and dispatches it with a note to a reader of Hindi. */
async function sent(method: "COD" | "ONLINE") {
  const { db } = shop.database;
  const order = await placeOrderOf({ netWeightMg: 2500 }, { method });
  await db.update(users).set({ language: "hi" }).where(eq(users.id, order.shopper.userId));
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const translations = { hi: { name: { text: "सादी अंगूठी", of: "Plain Ring" } } };
  await db
    .update(products)
    .set({ translations })
    .where(eq(products.id, item?.productId ?? ""));
  await pack(order.id);
  const { differencePaise } = await weigh(order.id, [{ huid: huid(), weighedMg: 2480 }]);
  await dispatch(order.id, { ...CARRIER, note: "Ring twice" });
  await shop.relay.run();
  return { ...order, less: formatRupees(differencePaise ?? 0) };
}

const stepOf = async (order: Awaited<ReturnType<typeof sent>>, state = "shipped") =>
  (await see(order)).history.find((step) => step.state === state);

describe("the note of a dispatch", () => {
  it("has the courier, the words of staff, and the weights, also each by itself", async () => {
    const order = await sent("COD");
    const step = await stepOf(order);
    expect(step?.dispatch).toEqual({ ...CARRIER, words: "Ring twice" });
    const words = `BlueDart, tracking number 7711. Ring twice. ${WEIGHING}`;
    expect(step?.note).toBe(`${words}. At the door you pay ${order.less} less.`);
    // Staff read the money in an entry of its own.
    expect((await page(order.id)).steps.at(-1)?.note).toBe(words);
    await move(order.id, "delivered");
    expect((await stepOf(order))?.note).toBe(`${words}. At the door you paid ${order.less} less.`);
  });

  it("says nothing about money when the parcel comes back undelivered", async () => {
    const order = await sent("COD");
    await move(order.id, "returned");
    expect((await stepOf(order))?.note).toBe(
      `BlueDart, tracking number 7711. Ring twice. ${WEIGHING}`,
    );
  });

  it("has no weights when a letter about the refund tells them", async () => {
    const order = await sent("ONLINE");
    const words = "BlueDart, tracking number 7711. Ring twice";
    expect((await stepOf(order))?.note).toBe(words);
    expect((await page(order.id)).steps.at(-1)?.note).toBe(words);
    expect((await see(order)).refunds).toMatchObject([{ isByWeight: true, note: WEIGHING }]);
  });

  it("stays as it was written for an order that an older release dispatched", async () => {
    const order = await sent("COD");
    const note = `BlueDart. ${WEIGHING}. At the door you pay ${order.less} less.`;
    const ofStep = and(eq(orderHistory.orderId, order.id), eq(orderHistory.state, "shipped"));
    const { db } = shop.database;
    await db.update(orderHistory).set({ note, isDispatch: false }).where(ofStep);
    const step = await stepOf(order);
    expect(step).toMatchObject({ note });
    expect(step).not.toHaveProperty("dispatch");
    expect((await page(order.id)).steps.at(-1)?.note).toBe(`BlueDart. ${WEIGHING}.`);
  });
});

describe("a letter in Hindi", () => {
  const WEIGHING_HI = "भेजने से पहले तौलने पर वज़न कम निकला: सादी अंगूठी 2.500 ग्राम की जगह 2.480 ग्राम";

  it("about a dispatch names the courier, the pieces and the weights in Hindi", async () => {
    const order = await sent("COD");
    const text = (await letterOf(order, "order-shipped"))?.text;
    expect(text).toContain(
      `BlueDart, ट्रैकिंग नंबर 7711। Ring twice। ${WEIGHING_HI}। डिलीवरी पर आपको ${order.less} कम देने हैं।`,
    );
    expect(text).not.toMatch(/Weighed|tracking|At the door/);
  });

  it("about the refund of a difference in weight names the weights in Hindi", async () => {
    const order = await sent("ONLINE");
    const text = (await letterOf(order, "order-partly-refunded"))?.text;
    expect(text).toContain(WEIGHING_HI);
    expect(text).not.toContain("Weighed");
  });

  it("names the pieces of an order in Hindi in its table of amounts", async () => {
    const order = await sent("COD");
    await staff.call(resendLetter, { ...params(order.id), body: { state: "confirmed" } });
    await shop.relay.run();
    const letters = await shop.messagesTo(order.shopper.email);
    const texts = letters.filter(({ kind }) => kind === "order-confirmed").map(({ text }) => text);
    // The first letter was written before the buyer chose Hindi.
    const [own, ...others] = texts.filter((text) => text?.includes("सादी अंगूठी"));
    expect(others).toEqual([]);
    expect(own).not.toContain("Plain Ring");
  });
});
